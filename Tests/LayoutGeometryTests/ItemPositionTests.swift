import LayoutGeometry
import Testing

struct ItemPositionTests {
    @Test func `a position returns the numbers that it was created with`() {
        var position = ItemPosition(section: 3, item: 70_000)
        #expect(position.section == 3 && position.item == 70_000)
        position.section = 4
        position.item = 5
        #expect(position == ItemPosition(section: 4, item: 5))
    }

    @Test func `positions are in order by section, then by item`() {
        let ordered: [ItemPosition] = [
            .init(section: 0, item: 1), .init(section: 0, item: 2), .init(section: 1, item: 0),
            .init(section: 1, item: 1), .init(section: 2, item: 0),
        ]
        for (index, position) in ordered.enumerated() {
            #expect(!(position < position))
            for later in ordered[(index + 1)...] {
                #expect(position < later && !(later < position) && position != later)
            }
        }
    }

    @Test func `numbers beyond 32 bits stop the app with a message`() async {
        let largest = ItemPosition(section: Int(Int32.max), item: Int(Int32.max))
        #expect(largest.section == Int(Int32.max) && largest.item == Int(Int32.max))
        await #expect(processExitsWith: .failure) { _ = ItemPosition(section: Int(Int32.max) + 1, item: 0) }
        await #expect(processExitsWith: .failure) { _ = ItemPosition(section: 0, item: Int(Int32.max) + 1) }
    }

    @Test func `a position has eight bytes`() {
        #expect(MemoryLayout<ItemPosition>.stride == 8)
    }
}

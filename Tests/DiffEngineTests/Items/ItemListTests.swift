import RandomNumbers
import Testing

@testable import DiffEngine

struct ItemListTests {
    @Test func `random edits match an array`() {
        for seed in RandomTrials.seeds(150) {
            var generator = SeededGenerator(seed: seed)
            var (list, model) = (ItemList<Int>(), [Int]())
            // The item of each slot.
            var slots: [Int] = []
            for step in 0..<80 {
                edit(&list, &model, &slots, using: &generator)
                let comment: Comment = "seed \(seed), step \(step)"
                #expect(list.elements == model && list.count == model.count, comment)
                #expect(list.brokenInvariant == nil, comment)
                #expect(model.indices.allSatisfy { list[$0] == model[$0] }, comment)
                #expect(
                    slots.indices.allSatisfy { list.position(ofSlot: $0) == model.firstIndex(of: slots[$0]) }, comment)
                if list.elements != model { return }
            }
        }
    }

    private func edit(
        _ list: inout ItemList<Int>, _ model: inout [Int], _ slots: inout [Int], using generator: inout SeededGenerator
    ) {
        let new = (0..<generator.number(below: 6)).map { slots.count + $0 }
        switch generator.number(below: 6) {
        case 0:
            list.append(new)
            model += new
            slots += new
        case 1, 2:
            let position = generator.number(below: model.count + 1)
            list.insert(new, at: position)
            model.insert(contentsOf: new, at: position)
            slots += new
        case 3:
            let leaving = slots.indices.filter { _ in generator.chance(20) }
            list.remove(slots: leaving.map { Int32($0) })
            model.removeAll { leaving.contains($0) }
        case 4:
            let number = generator.number(below: min(model.count, 3) + 1)
            list.removeFirst(number)
            model.removeFirst(number)
        default:
            list.flatten(without: [])
        }
    }

    @Test func `an array is adopted without copying`() {
        let items = Array(0..<1_000)
        var list = ItemList<Int>()
        list.append(items)
        #expect(list.elements.withUnsafeBufferPointer(\.baseAddress) == items.withUnsafeBufferPointer(\.baseAddress))
    }

    @Test func `an edit of a copy shares unchanged pieces`() {
        var list = ItemList<Int>()
        list.append(Array(0..<1_000))
        var copy = list
        copy.insert([1_000], at: 500)
        #expect(copy.base.sharesStorage(with: list.base) && !copy.isIdentical(to: list))
        #expect(list.elements == Array(0..<1_000))
    }

    @Test func `items that are appended one by one don't create many pieces`() {
        var list = ItemList<Int>()
        list.append(Array(0..<100))
        for item in 100..<5_000 { list.append([item]) }
        #expect(list.elements == Array(0..<5_000))
        #expect(list.pieces.count <= 2 && list.offsets.isEmpty)
        // A list that was empty at first keeps its slots, too.
        var late = ItemList<Int>()
        late.insert([0, 1], at: 0)
        late.flatten(without: [])
        #expect(late.elements == [0, 1] && late.isWhole && late.offsets.isEmpty)
    }
}

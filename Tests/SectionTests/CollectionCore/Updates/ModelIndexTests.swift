import CollageTesting
import Testing

@testable import CollectionCore

/// Where items are, by their identities.
struct ModelIndexTests {
    private enum Item {}

    private func identity(_ number: Int) -> ItemIdentity { ItemIdentity(type: Item.self, id: number) }

    private func section(_ number: Int, _ items: [Int], _ outline: OutlineShape? = nil) -> ModelIndex.Section {
        ModelIndex.Section(identity: SectionIdentity(number), items: items.map(identity), outline: outline)
    }

    private func text(_ place: ModelIndex.Position?) -> String? {
        place.map { "\($0.section) \($0.row) \($0.item.map { "\($0)" } ?? "hidden")" }
    }

    @Test func `items are found in their sections, between empty ones`() {
        let index = ModelIndex([section(0, []), section(1, [1, 2]), section(2, []), section(3, [3]), section(4, [])]) {}
        #expect((0...4).map { text(index.place(of: identity($0))) } == [nil, "1 0 0", "1 1 1", "3 0 0", nil])
        #expect(index.itemCount == 3)
        #expect(ModelIndex().place(of: identity(0)) == nil)
    }

    @Test func `a repeated item is counted in its section and in others`() {
        let index = ModelIndex([section(0, [1, 1, 2]), section(1, [2, 1, 3])]) {}
        #expect(index.repetitions.count == 3)
        #expect(text(index.place(of: identity(1))) == "0 0 0" && text(index.place(of: identity(2))) == "0 2 2")
        #expect(text(index.place(of: identity(1).repeated(1))) == "0 1 1")
        #expect(text(index.place(of: identity(1).repeated(2))) == "1 1 1")
        #expect(text(index.place(of: identity(2).repeated(1))) == "1 0 0")
        #expect(Set(index.sections.flatMap(\.items)).count == 6)
    }

    @Test func `hidden items of an outline have a row, and no position among the visible items`() {
        let outline = OutlineShape(levels: [0, 1, 2, 1, 0, 1], isExpanded: [true, false, false, false, false, false])
        let index = ModelIndex([section(0, Array(0..<6), outline)]) {}
        #expect(
            (0..<6).map { text(index.place(of: identity($0))) }
                == ["0 0 0", "0 1 1", "0 2 hidden", "0 3 2", "0 4 3", "0 5 hidden"])
        #expect(index.visibleCount == 4)
    }

    @Test func `random sections are found as a dictionary finds them`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<100 {
            let sections = (0..<Int.random(in: 0...8, using: &random)).map { number in
                section(
                    number,
                    (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0..<200, using: &random) })
            }
            let index = ModelIndex(sections) {}
            var places: [ItemIdentity: String] = [:]
            for (position, section) in index.sections.enumerated() {
                for (row, item) in section.items.enumerated() { places[item] = "\(position) \(row) \(row)" }
            }
            #expect(places.count == index.itemCount)
            for (item, place) in places { #expect(text(index.place(of: item)) == place) }
            for number in 0..<200 {
                #expect((index.place(of: identity(number)) != nil) == (places[identity(number)] != nil))
            }
        }
    }
}

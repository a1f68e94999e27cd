import DiffEngine
import Testing

/// The work of a difference, in counts of hashes and comparisons.
struct DifferenceCostTests {
    private let counter = CountedIdentifier.Counter()

    private func identifiers(_ numbers: some Sequence<Int>) -> [CountedIdentifier] {
        numbers.map { CountedIdentifier(number: $0, counter: counter) }
    }

    private func appended(_ sections: [[Int]]) -> SectionedCollection<CountedIdentifier, CountedIdentifier> {
        var result = SectionedCollection<CountedIdentifier, CountedIdentifier>()
        for (section, items) in sections.enumerated() {
            try! result.appendSections(identifiers([section]))
            try! result.appendItems(identifiers(items), to: identifiers([section])[0])
        }
        return result
    }

    private struct Cost: Equatable {
        var hashes = 0
        var comparisons = 0
    }

    /// The hashes and comparisons that an action makes.
    private func cost(_ action: () -> Void) -> Cost {
        counter.hashCount = 0
        counter.comparisonCount = 0
        action()
        return Cost(hashes: counter.hashCount, comparisons: counter.comparisonCount)
    }

    @Test func `comparing a copy that wasn't edited requires no work`() {
        let old = appended([Array(0..<100), Array(100..<200)])
        let new = old
        let cost = cost { #expect(new.difference(from: old)?.isEmpty == true) }
        #expect(cost == Cost())
    }

    @Test func `sections that keep their positions aren't compared`() throws {
        var old = appended([Array(0..<100), Array(100..<200)])
        #expect(old.settle() == nil)
        var new = old
        new.removeItems(identifiers([50]))
        let cost = cost { #expect(new.difference(from: old)?.deletedItems == [.init(section: 0, item: 50)]) }
        #expect(cost == Cost(hashes: 0, comparisons: 1), "of the item that stands in its place")
    }

    @Test func `sections are recognized by their hashes, which aren't computed again`() throws {
        let (old, new) = (appended([[1], [2], [3]]), appended([[1], [2], [3]]))
        let cost = cost { #expect(new.difference(from: old)?.isEmpty == true) }
        #expect(cost == Cost(hashes: 0, comparisons: 6), "three sections and three items")
    }

    @Test func `a few new items are compared with all items instead of hashing all items`() {
        var old = appended([Array(0..<1_000)])
        #expect(old.settle() == nil)
        for count in 1...6 {
            let new = appended([Array(0..<1_000) + Array(2_000..<2_000 + count)])
            let cost = cost { #expect(new.difference(from: old)?.insertedItems.count == count) }
            if count <= 4 {
                #expect(cost.hashes == 0 && cost.comparisons >= 1_000 * count, "\(count) new items")
            } else {
                #expect(cost.hashes == 1_000 + count && cost.comparisons < 1_100, "\(count) new items")
            }
        }
    }

    @Test func `of two large sections, only the items between the common ends are hashed`() {
        var old = appended([Array(0..<1_000)])
        #expect(old.settle() == nil)
        let new = appended([Array(0..<400) + Array((400..<600).reversed()) + Array(600..<1_000)])
        let cost = cost { #expect(new.difference(from: old)?.movedItems.count == 199) }
        // The old items are in the index.
        #expect(cost.hashes <= 200 && cost.comparisons < 1_400)
    }

    @Test func `removed items are found without hashing the remaining ones`() {
        var old = appended([Array(0..<1_000), Array(1_000..<2_000)])
        #expect(old.settle() == nil)
        let new = appended([(0..<1_000).filter { !$0.isMultiple(of: 10) }, Array(1_000..<2_000)])
        let cost = cost { #expect(new.difference(from: old)?.deletedItems.count == 100) }
        #expect(cost.hashes == 0 && cost.comparisons < 2_500)
    }
}

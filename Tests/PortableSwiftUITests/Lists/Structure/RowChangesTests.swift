import RandomNumbers
import Testing

@testable import PortableSwiftUI

/// The difference between two versions of the ids of a list.
@MainActor struct RowChangesTests {
    /// Creates the new IDs from the old ones as a collection view does: remaining items keep their order, and moved and
    /// inserted items get their positions.
    private func apply(_ changes: RowChanges, to old: [Int], new: [Int]) -> [Int] {
        let moved = Set(changes.moves.map(\.source)), deleted = Set(changes.deletions)
        var rest = old.indices.filter { !moved.contains($0) && !deleted.contains($0) }.map { old[$0] }
        var placed = changes.insertions.map { ($0, new[$0]) }
        placed += changes.moves.map { ($0.destination, old[$0.source]) }
        for (index, id) in placed.sorted(by: { $0.0 < $1.0 }) { rest.insert(id, at: index) }
        return rest
    }

    @Test(arguments: RandomTrials.seeds(40)) func `changes lead from one version to the other`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            // A few IDs occur several times.
            let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0..<15, using: &random) }
            var new = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
            if Bool.random(using: &random) { new.shuffle(using: &random) }
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                new.insert(Int.random(in: 0..<20, using: &random), at: Int.random(in: 0...new.count, using: &random))
            }
            let changes = RowChanges(from: old, to: new)
            #expect(apply(changes, to: old, new: new) == new)
            #expect(changes.isEmpty == (old == new))
            for index in old.indices {
                if let target = changes.newIndex(of: index) { #expect(new[target] == old[index]) }
            }
            #expect(Set(old.indices.compactMap(changes.newIndex)).count + changes.insertions.count == new.count)
        }
    }

    @Test func `unchanged IDs at both ends aren't hashed`() {
        final class Counter {
            var hashes = 0
        }
        struct ID: Hashable {
            let value: Int
            let counter: Counter
            static func == (left: ID, right: ID) -> Bool { left.value == right.value }
            func hash(into hasher: inout Hasher) {
                counter.hashes += 1
                hasher.combine(value)
            }
        }
        let counter = Counter()
        let old = (0..<1000).map { ID(value: $0, counter: counter) }
        var new = old
        new.remove(at: 500)
        let changes = RowChanges(from: old, to: new)
        #expect(changes.deletions == [500] && changes.newIndex(of: 999) == 998)
        #expect(counter.hashes <= 4)
    }
}

import DiffEngine
import Testing

@testable import PortableUIKit

@Suite("A batch of updates as it is collected")
@MainActor
struct BatchUpdateTests {
    /// The difference between lists of one section, in which items are deleted and inserted.
    private func difference(deleting: [Int] = [], inserting: [Int] = [], before: [Int], after: [Int]) -> FoundDifference
    {
        var updates = BatchUpdates()
        updates.deletedItems = deleting.map { ItemPosition(section: 0, item: $0) }
        updates.insertedItems = inserting.map { ItemPosition(section: 0, item: $0) }
        return FoundDifference(updates: updates, before: before, after: after)
    }

    @Test func `a difference is kept whole; a second one, or one beside other changes, joins what is there`() {
        var batch = BatchUpdate()
        #expect(batch.isEmpty)
        batch.append(difference(deleting: [1], before: [3], after: [2]))
        #expect(!batch.isEmpty && batch.named.isEmpty && batch.difference?.deletedItems.count == 1)
        batch.append(difference(inserting: [0], before: [2], after: [3]))
        #expect(
            batch.changes.map(String.init(describing:))
                == [
                    BatchUpdate.Change.deleteItem([0, 1]), .insertItem([0, 0]),
                ].map(String.init(describing:)))
        var mixed = BatchUpdate()
        mixed.append(.reloadItem([0, 0]))
        #expect(!mixed.isEmpty)
        mixed.append(difference(inserting: [2], before: [2], after: [3]))
        #expect(mixed.named.count == 2 && mixed.difference == nil)
    }

    @Test func `a difference between other collections than those there are is checked like any change`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                var updates = BatchUpdates()
                updates.deletedItems = [ItemPosition(section: 0, item: 1)]
                var batch = BatchUpdate()
                batch.append(FoundDifference(updates: updates, before: [3], after: [2]))
                _ = batch.resolved(before: [3], after: [2], in: view)
                _ = batch.resolved(before: [7], after: [2], in: view)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains("must be equal to the number of items contained in that section before the update (7)"))
    }

    @Test func `what is named beside a difference counts as well`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var batch = BatchUpdate()
        batch.append(difference(deleting: [1], before: [3], after: [2]))
        batch.append(.reloadItem([0, 0]))
        let map = batch.resolved(before: [3], after: [2], in: view)
        #expect(map.isReloaded([0, 0]) && !map.isReloaded([0, 2]))
        #expect(map.path(after: [0, 1]) == nil && map.path(after: [0, 2]) == [0, 1])
    }
}

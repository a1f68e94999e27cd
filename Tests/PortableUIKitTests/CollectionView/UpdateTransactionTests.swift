import DiffEngine
import LayoutGeometry
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@testable import PortableUIKit

@MainActor
struct UpdateTransactionTests {
    /// The difference between lists of one section, in which items are deleted and inserted.
    private func difference(deleting: [Int] = [], inserting: [Int] = [], before: [Int], after: [Int]) -> ChangeSet {
        var updates = ChangeSet(before: before, after: after)
        updates.deletedItems = deleting.map { ItemPosition(section: 0, item: $0) }
        updates.insertedItems = inserting.map { ItemPosition(section: 0, item: $0) }
        return updates
    }

    @Test func `a single difference is kept unchanged, and a second one or one with other changes is merged`() {
        let transaction = UpdateTransaction()
        #expect(transaction.isEmpty)
        transaction.append(difference(deleting: [1], before: [3], after: [2]))
        #expect(
            !transaction.isEmpty && transaction.individualChanges.isEmpty
                && transaction.difference?.deletedItems.count == 1)
        transaction.append(difference(inserting: [0], before: [2], after: [3]))
        #expect(
            transaction.changes.map(String.init(describing:))
                == [
                    UpdateTransaction.Change.deleteItem([0, 1]), .insertItem([0, 0]),
                ].map(String.init(describing:)))
        let mixed = UpdateTransaction()
        mixed.append(.reloadItem([0, 0]))
        #expect(!mixed.isEmpty)
        mixed.append(difference(inserting: [2], before: [2], after: [3]))
        #expect(mixed.individualChanges.count == 2 && mixed.difference == nil)
    }

    @Test func `a difference between other collections is checked like any change`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                var updates = ChangeSet(before: [3], after: [2])
                updates.deletedItems = [ItemPosition(section: 0, item: 1)]
                let transaction = UpdateTransaction()
                transaction.append(updates)
                _ = transaction.resolved(before: [3], after: [2], in: view)
                _ = transaction.resolved(before: [7], after: [2], in: view)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains("must be equal to the number of items contained in that section before the update (7)"))
    }

    @Test func `changes next to a difference count as well`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let transaction = UpdateTransaction()
        transaction.append(difference(deleting: [1], before: [3], after: [2]))
        transaction.append(.reloadItem([0, 0]))
        let map = transaction.resolved(before: [3], after: [2], in: view)
        #expect(map.isReloaded([0, 0]) && !map.isReloaded([0, 2]))
        #expect(map.path(after: [0, 1]) == nil && map.path(after: [0, 2]) == [0, 1])
    }

    @Test func `counts that contradict the updates are reported with the counts of each section`() async {
        func check(_ result: ExitTest.Result?, _ text: String) {
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains("Data source before updates = \(text)\nData source after updates = \(text)\n"))
            #expect(message.contains("\tDelete item (0 - 1)\n]") && message.contains(" Collection view: "))
        }
        let one = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UpdateTransactionTests.deleteItem(ofCounts: [3]) }
        }
        check(one, "{ 1 section with item counts: [3] }")
        let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UpdateTransactionTests.deleteItem(ofCounts: [3, 2]) }
        }
        check(two, "{ 2 sections with item counts: [3, 2] }")
    }

    /// Deletes an item from unchanged counts.
    private static func deleteItem(ofCounts counts: [Int]) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let transaction = UpdateTransaction()
        transaction.append(.deleteItem([0, 1]))
        _ = transaction.resolved(before: counts, after: counts, in: view)
    }

    @Test func `elements are in the order of their paths, then cells before other views, then by kind`() {
        let ordered: [ElementKey] = [
            .cell([0, 0]), .supplementary("badge", [0, 0]), .supplementary("header", [0, 0]),
            .decoration("badge", [0, 0]), .cell([0, 1]), .supplementary("badge", [0, 1]), .cell([1, 0]),
        ]
        for (index, left) in ordered.enumerated() {
            for (other, right) in ordered.enumerated() {
                #expect((left < right) == (index < other), "\(index) against \(other)")
            }
        }
    }
}

import CollageTesting
import Testing

@MainActor
struct BaseLayoutTests {
    /// Items on top of each other, each a point smaller than the previous one.
    private final class Pile: UICollectionViewLayout {
        var order: [Int] = [0, 0, 0]
        var hidden: Set<Int> = []

        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            order.indices.map { layoutAttributesForItem(at: [0, $0])! }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 100 - 10 * indexPath.item, height: 100)
            attributes.zIndex = order[indexPath.item]
            attributes.isHidden = hidden.contains(indexPath.item)
            return attributes
        }
    }

    @Test func `the target of a moved item is the frontmost item under it, or its own index path`() {
        let layout = Pile()
        func target(_ x: CGFloat, of item: Int = 9) -> Int {
            layout.targetIndexPath(forInteractivelyMovingItem: [0, item], withPosition: CGPoint(x: x, y: 50)).item
        }
        #expect(target(50) == 2 && target(85) == 1 && target(95) == 0 && target(150) == 9)
        layout.order = [5, 1, 3]
        #expect(target(50) == 0)
        layout.hidden = [0]
        #expect(target(50) == 2)
        #expect(target(50, of: 1) == 1, "its own place is under it")
    }

    @Test func `an item is found by a point: the frontmost, in its frame, and not hidden`() {
        let layout = Pile()
        let fixture = CollectionFixture(layout, counts: [3])
        func found(_ x: CGFloat) -> IndexPath? { fixture.view.indexPathForItem(at: CGPoint(x: x, y: 50)) }
        #expect(found(50) == [0, 2] && found(85) == [0, 1] && found(95) == [0, 0])
        #expect(found(99.9) == [0, 0] && found(100) == nil && found(-0.1) == nil)
        layout.order = [5, 1, 3]
        layout.invalidateLayout()
        #expect(found(50) == [0, 0])
        layout.hidden = [0]
        layout.invalidateLayout()
        #expect(found(50) == [0, 2])
    }

    @Test func `an item that is being moved is at the finger, in front of all others`() {
        let layout = Pile()
        let held = layout.layoutAttributesForInteractivelyMovingItem(
            at: [0, 1], withTargetPosition: CGPoint(x: 7, y: 8))
        #expect(held.center == CGPoint(x: 7, y: 8) && held.size == CGSize(width: 90, height: 100))
        #expect(held.zIndex == Int.max && held.indexPath == [0, 1])
        let empty = UICollectionViewLayout().layoutAttributesForInteractivelyMovingItem(
            at: [0, 1], withTargetPosition: CGPoint(x: 7, y: 8))
        #expect(empty.indexPath == [0, 1] && empty.size == .zero)
    }

    @Test func `contexts contain the moved item's old and new index path`() {
        let layout = UICollectionViewLayout()
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: [[0, 2]], withTargetPosition: CGPoint(x: 1, y: 2),
            previousIndexPaths: [[0, 1]],
            previousPosition: .zero)
        #expect(moving.targetIndexPathsForInteractivelyMovingItems == [[0, 2]])
        #expect(moving.previousIndexPathsForInteractivelyMovingItems == [[0, 1]])
        #expect(moving.interactiveMovementTarget == CGPoint(x: 1, y: 2))
        let ended = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [[0, 3]], previousIndexPaths: [[0, 2]], movementCancelled: false)
        #expect(ended.targetIndexPathsForInteractivelyMovingItems == [[0, 3]])
        #expect(ended.previousIndexPathsForInteractivelyMovingItems == [[0, 2]])
        let plain = layout.invalidationContext(forBoundsChange: .zero)
        #expect(plain.targetIndexPathsForInteractivelyMovingItems == nil && !plain.invalidateEverything)
        #expect(!plain.invalidateDataSourceCounts)
    }

    /// A list of rows that records the appearing and disappearing items.
    private final class AppearingList: UICollectionViewFlowLayout {
        var initial: [String] = []
        var final: [String] = []

        private func text(_ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes?) -> String {
            guard let attributes else { return "\(path.section)-\(path.item) none" }
            return "\(path.section)-\(path.item) at \(Int(attributes.frame.minY)) alpha \(attributes.alpha)"
        }

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            initial.append(text(itemIndexPath, attributes))
            #expect(attributes == nil || attributes?.indexPath == itemIndexPath)
            return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            final.append(text(itemIndexPath, attributes))
            #expect(attributes == nil || attributes?.indexPath == itemIndexPath)
            return attributes
        }
    }

    private func list() -> (AppearingList, CollectionFixture) {
        let layout = AppearingList()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        return (layout, CollectionFixture(layout, counts: [3, 1]))
    }

    @Test func `inserted items fade in at their new frames, deleted ones out at their old ones, others move`() {
        let (layout, fixture) = list()
        fixture.view.performBatchUpdates {
            fixture.source.items = [["0.1", "new", "0.2"], ["1.0"]]
            fixture.view.deleteItems(at: [[0, 0]])
            fixture.view.insertItems(at: [[0, 1]])
        }
        #expect(
            layout.initial.sorted() == [
                "0-0 at 100 alpha 1.0", "0-1 at 100 alpha 0.0", "0-2 at 200 alpha 1.0", "1-0 at 300 alpha 1.0",
            ])
        #expect(layout.final == ["0-0 at 0 alpha 0.0"])
    }

    @Test func `an item that an insertion moves off screen is requested by its old path`() {
        let layout = AppearingList()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let fixture = CollectionFixture(layout, counts: [3], size: CGSize(width: 320, height: 300))
        fixture.source.items = [["new", "0.0", "0.1", "0.2"]]
        fixture.view.insertItems(at: [[0, 0]])
        #expect(layout.final == ["0-2 at 300 alpha 1.0"])
    }

    @Test func `an item that is reloaded fades from one cell to the other`() {
        let (layout, fixture) = list()
        fixture.view.reloadItems(at: [[0, 1]])
        #expect(layout.initial.contains("0-1 at 100 alpha 0.0"))
        #expect(layout.final == ["0-1 at 100 alpha 0.0"])
    }

    @Test func `the items of a section are inserted and deleted with it`() {
        let (layout, fixture) = list()
        fixture.view.performBatchUpdates {
            fixture.source.items = [["1.0"], ["new"]]
            fixture.view.deleteSections([0])
            fixture.view.insertSections([1])
        }
        #expect(layout.initial.sorted() == ["0-0 at 300 alpha 1.0", "1-0 at 100 alpha 0.0"])
        #expect(
            layout.final.sorted() == ["0-0 at 0 alpha 0.0", "0-1 at 100 alpha 0.0", "0-2 at 200 alpha 0.0"])
        // It's reset afterward.
        #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 0])?.alpha ?? 1 == 1)
    }

    /// Records the initial and final attributes of headers.
    private final class HeaderList: UICollectionViewFlowLayout {
        var initial: [String: CGRect] = [:]
        var final: [String: CGRect] = [:]
        var alphas: [String: CGFloat] = [:]

        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
            initial["\(elementIndexPath.section)"] = attributes?.frame
            alphas["to \(elementIndexPath.section)"] = attributes?.alpha
            return attributes
        }

        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
            final["\(elementIndexPath.section)"] = attributes?.frame
            alphas["from \(elementIndexPath.section)"] = attributes?.alpha
            return attributes
        }
    }

    @Test func `headers are removed with their sections`() {
        let layout = HeaderList()
        layout.itemSize = CGSize(width: 320, height: 30)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        let fixture = CollectionFixture(layout, counts: [1, 2, 1])
        fixture.view.performBatchUpdates {
            fixture.source.items = [["2.0"], ["1.0", "1.1"], ["new"]]
            fixture.view.deleteSections([0])
            fixture.view.moveSection(2, toSection: 0)
            fixture.view.insertSections([2])
        }
        #expect(
            layout.initial == [
                "0": CGRect(x: 0, y: 110, width: 320, height: 10), "1": CGRect(x: 0, y: 40, width: 320, height: 10),
                "2": CGRect(x: 0, y: 110, width: 320, height: 10),
            ])
        #expect(layout.final == ["0": CGRect(x: 0, y: 0, width: 320, height: 10)])
        #expect(layout.alphas == ["to 0": 1, "to 1": 1, "to 2": 0, "from 0": 0])
    }

    @Test func `a batch is independent of the previous one, even without a call of finalizeCollectionViewUpdates`() {
        final class Forgetful: UICollectionViewFlowLayout {
            override func finalizeCollectionViewUpdates() {}
        }
        let layout = Forgetful()
        layout.itemSize = CGSize(width: 320, height: 100)
        let fixture = CollectionFixture(layout, counts: [3])
        fixture.atOnce {
            fixture.source.items = [["new", "0.0", "0.1", "0.2"]]
            fixture.view.insertItems(at: [[0, 0]])
        }
        #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 0])?.alpha == 0)
        fixture.atOnce {
            fixture.source.items = [["new", "0.0", "0.1"]]
            fixture.view.deleteItems(at: [[0, 3]])
        }
        #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 0]) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: [0, 0]) == nil)
    }
}

import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor
struct PlacedViewsTests {
    private let placed = PlacedViews()

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = CGRect(x: 0, y: 50 * item, width: 320, height: 50)
        attributes.isKept = true
        return attributes
    }

    /// Registers a view for each of the items.
    private func file(_ count: Int) -> [UICollectionReusableView] {
        (0..<count).map { item in
            let view = UICollectionReusableView()
            placed.file(view, under: .cell([0, item]))
            return view
        }
    }

    @Test func `a round is complete when each view has been marked, however often`() {
        let views = file(3)
        for _ in 0..<2 {
            placed.startPass()
            #expect(!placed.staysComplete && placed.unmarked.map(\.key.indexPath.item) == [0, 1, 2])
            placed.mark(views[1])
            placed.mark(views[1])
            placed.mark(views[1])
            #expect(!placed.staysComplete && placed.unmarked.map(\.key.indexPath.item) == [0, 2])
            placed.mark(views[0])
            #expect(!placed.staysComplete)
            placed.mark(views[2])
            #expect(placed.staysComplete && placed.unmarked.isEmpty)
        }
    }

    @Test func `a round is cached as long as it finds the same elements`() {
        let views = file(2), found = [attributes(0), attributes(1)]
        placed.store(found, shownBy: views)
        #expect(placed.round(placing: found)?.views == views)
        #expect(placed.round(placing: [found[0]]) == nil)
        #expect(placed.round(placing: [found[1], found[0]]) == nil)
        #expect(placed.round(placing: [attributes(0), attributes(1)]) == nil)
        found[1].isKept = false
        #expect(placed.round(placing: found) == nil)
        found[1].isKept = true
        #expect(placed.round(placing: found) != nil)
        placed.remove(.cell([0, 1]))
        #expect(placed.round(placing: found) == nil)
    }

    @Test func `a round without views, with hidden views, or with a changed appearance isn't cached`() {
        let views = file(2)
        placed.store([], shownBy: [])
        #expect(placed.round(placing: []) == nil)
        let found = [attributes(0), attributes(1)]
        placed.store(found, shownBy: [views[0]])
        #expect(placed.round(placing: found) == nil)
        for change: (UICollectionViewLayoutAttributes) -> Void in [
            { $0.alpha = 0.5 }, { $0.isHidden = true }, { $0.transform3D = CATransform3DMakeScale(2, 2, 1) },
            { $0.isKept = false },
        ] {
            let changed = [attributes(0), attributes(1)]
            change(changed[1])
            placed.store(changed, shownBy: views)
            #expect(placed.round(placing: changed) == nil)
        }
    }

    @Test func `views of moved items are kept, and views of removed items are returned`() {
        let views = file(4)
        // The first and the last item swap positions, the second is removed, and the third would move to the fourth's
        // position.
        let targets = [3, nil, 3, 0]
        let gone = placed.move { element in targets[element.indexPath.item].map { .cell([0, $0]) } }
        #expect(gone.map(\.view) == [views[1], views[2]])
        #expect(gone.map(\.element.indexPath.item) == [1, 2])
        #expect(placed[.cell([0, 3])] === views[0] && placed[.cell([0, 0])] === views[3])
        #expect(placed.all.count == 2 && placed.brokenInvariant == nil)
    }

    @Test func `a view registered under the wrong element is reported`() {
        let views = file(1)
        #expect(placed.brokenInvariant == nil)
        views[0].placement.element = .cell([0, 5])
        #expect(placed.brokenInvariant?.contains("filed") == true)
        placed.remove(.cell([0, 0]))
        placed.addLeaving(views[0], .cell([0, 5]))
        #expect(placed.brokenInvariant == nil)
        views[0].placement.element = .cell([0, 6])
        #expect(placed.brokenInvariant?.contains("leaves") == true)
    }
}

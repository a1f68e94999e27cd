import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor
struct LayoutObjectTests {
    @Test func `frame, center, size, and bounds are consistent`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        attributes.size = CGSize(width: 10, height: 20)
        #expect(attributes.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(attributes.frame == CGRect(x: 15, y: 30, width: 20, height: 20))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func `copies are of the same class and equal until changed`() {
        final class Tinted: UICollectionViewLayoutAttributes {
            var tint = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! Tinted
                copy.tint = tint
                return copy
            }
        }
        let attributes = Tinted(forSupplementaryViewOfKind: "badge", with: [1, 2])
        attributes.tint = 7
        let copy = attributes.copy() as? Tinted
        #expect(copy?.tint == 7 && copy == attributes)
        copy?.alpha = 0.5
        #expect(copy != attributes)
        #expect(copy?.representedElementKind == "badge" && copy?.representedElementCategory == .supplementaryView)
    }

    @Test
    func `a transition's progress starts at 0, isn't clamped, and places elements between the layouts`() throws {
        let small = UICollectionViewFlowLayout(), large = UICollectionViewFlowLayout()
        small.itemSize = CGSize(width: 320, height: 40)
        large.itemSize = CGSize(width: 320, height: 80)
        let fixture = CollectionFixture(small, counts: [3])
        var ends: [Bool] = []
        let transition = fixture.view.startInteractiveTransition(to: large) { _, finished in ends.append(finished) }
        #expect(transition.transitionProgress == 0)
        transition.transitionProgress = 0.5
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 1]] == CGRect(x: 0, y: 70, width: 320, height: 60))
        transition.transitionProgress = 2
        #expect(transition.transitionProgress == 2)
        #expect(
            transition.targetContentOffset(forProposedContentOffset: CGPoint(x: 11, y: 22)) == CGPoint(x: 11, y: 22))
        fixture.atOnce { fixture.view.finishInteractiveTransition() }
        #expect(fixture.view.collectionViewLayout === large)
        #expect(ends == [true])
        #expect(fixture.cellFrames[[0, 1]]?.minY == 90)
        transition.updateValue(3, forAnimatedKey: "spin")
        #expect(transition.value(forAnimatedKey: "spin") == 3 && transition.value(forAnimatedKey: "other") == 0)
    }

    @Test func `a base layout returns empty values`() {
        let layout = UICollectionViewLayout()
        #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
        #expect(layout.collectionViewContentSize == .zero)
        #expect(layout.targetIndexPath(forInteractivelyMovingItem: [1, 3], withPosition: .zero) == [1, 3])
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [[0, 1]], withTargetPosition: CGPoint(x: 37, y: 91),
            previousIndexPaths: [[1, 3]], previousPosition: .zero)
        #expect(context.interactiveMovementTarget == CGPoint(x: 37, y: 91))
        #expect(context.previousIndexPathsForInteractivelyMovingItems == [[1, 3]])
        #expect(context.targetIndexPathsForInteractivelyMovingItems == [[0, 1]])
        #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "x").isEmpty)
    }

    @Test func `a self-sizing view has its own length along the axes that the layout leaves open`() {
        let axes: [(SelfSizingAxes, UIAxis)] = [
            (.unspecified, []), (.none, []), (.width, .horizontal), (.height, .vertical),
            (.both, [.horizontal, .vertical]),
        ]
        for (sizing, expected) in axes { #expect(sizing.axes == expected, "\(sizing)") }
    }

    @Test func `custom attributes define their own equality`() {
        final class Never: UICollectionViewLayoutAttributes {
            override func isEqual(_ object: Any?) -> Bool { false }
        }
        let own = Never(forCellWith: [0, 0]), plain = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        #expect(!own.isEqual(to: plain) && !own.isEqual(to: Never(forCellWith: [0, 0])))
        #expect(plain.isEqual(to: UICollectionViewLayoutAttributes(forCellWith: [0, 0])))
        #expect(plain.isEqual(to: own), "its class asks for nothing more than the properties")
        #expect(plain.hash == UICollectionViewLayoutAttributes(forCellWith: [0, 0]).hash)
        let others = [
            UICollectionViewLayoutAttributes(forCellWith: [0, 1]),
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: [0, 0]),
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0]),
            UICollectionViewLayoutAttributes(forDecorationViewOfKind: "badge", with: [0, 0]),
        ]
        #expect(Set(others.map(\.hash)).union([plain.hash]).count == 5)
    }

    @Test func `each property that affects the appearance makes attributes unequal`() {
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.frame.origin.x = 1 }, { $0.size.height = 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 },
            { $0.isHidden = true }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.indexPath = [0, 1] },
        ]
        for (number, change) in changes.enumerated() {
            let plain = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            let changed = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            #expect(plain == changed && plain.looks(like: changed))
            change(changed)
            #expect(plain != changed, "change \(number)")
            // Neither the z-index nor the index path affects the appearance.
            #expect(plain.looks(like: changed) == [3, 6].contains(number), "change \(number)")
        }
    }

    @Test func `by default, attributes are opaque, have a z-index of 0, and are visible and untransformed`() {
        let attributes = UICollectionViewLayoutAttributes()
        #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
        #expect(attributes.frame == .zero && attributes.transform == .identity)
        #expect(attributes.representedElementCategory == .cell && attributes.representedElementKind == nil)
    }

    @Test func `attributes of different elements differ, and so do attributes of different rows of a list`() {
        func make(_ category: UICollectionView.ElementCategory, _ kind: String) -> UICollectionViewLayoutAttributes {
            switch category {
            case .cell: UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            case .supplementaryView: UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: [0, 0])
            case .decorationView: UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: [0, 0])
            }
        }
        #expect(make(.supplementaryView, "badge") == make(.supplementaryView, "badge"))
        #expect(make(.supplementaryView, "badge") != make(.decorationView, "badge"))
        #expect(make(.supplementaryView, "badge") != make(.supplementaryView, "header"))
        let row = make(.cell, ""), plain = make(.cell, "")
        row.listRow = ListRow(appearance: .plain, role: .row)
        #expect(row != plain)
        plain.listRow = row.listRow
        #expect(row == plain)
    }

    @Test func `contexts list supplementary and decoration views by their kind, sorted and unique`() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedSupplementaryIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
        context.invalidateSupplementaryElements(ofKind: "header", at: [[1, 0], [0, 0]])
        context.invalidateSupplementaryElements(ofKind: "header", at: [[1, 0]])
        context.invalidateSupplementaryElements(ofKind: "badge", at: [[0, 3]])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [[0, 0], [1, 0]], "badge": [[0, 3]]])
        #expect(context.invalidatedDecorationIndexPaths == nil && context.invalidatedItemIndexPaths == nil)
        context.invalidateDecorationElements(ofKind: "panel", at: [[2, 0], [1, 0]])
        context.invalidateDecorationElements(ofKind: "panel", at: [[0, 0]])
        #expect(context.invalidatedDecorationIndexPaths == ["panel": [[0, 0], [1, 0], [2, 0]]])
    }

    @Test func `the context for the size that a view prefers marks the view`() {
        let layout = UICollectionViewLayout()
        func context(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
            layout.invalidationContext(
                forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
        }
        let cell = context(UICollectionViewLayoutAttributes(forCellWith: [1, 2]))
        #expect(cell.invalidatedItemIndexPaths == [[1, 2]] && cell.invalidatedSupplementaryIndexPaths == nil)
        let header = context(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [1, 0]))
        #expect(header.invalidatedItemIndexPaths == nil)
        #expect(header.invalidatedSupplementaryIndexPaths == ["header": [[1, 0]]])
        let panel = context(UICollectionViewLayoutAttributes(forDecorationViewOfKind: "panel", with: [0, 0]))
        #expect(panel.invalidatedDecorationIndexPaths == ["panel": [[0, 0]]])
    }
}

import CollageTesting
import Testing

@MainActor
struct TransitionLayoutTests {
    /// A layout with the items and headers that a test specifies.
    private final class FixedLayout: UICollectionViewLayout {
        var elements: [UICollectionViewLayoutAttributes] = []
        var size = CGSize.zero

        override var collectionViewContentSize: CGSize { size }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements }

        private func find(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            elements.first {
                $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
            }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            find(.cell, nil, indexPath)
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { find(.supplementaryView, elementKind, indexPath) }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { find(.decorationView, elementKind, indexPath) }
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect, alpha: CGFloat = 1)
        -> UICollectionViewLayoutAttributes
    {
        attributes.frame = frame
        attributes.alpha = alpha
        return attributes
    }

    private func transition(at progress: CGFloat) -> UICollectionViewTransitionLayout {
        let from = FixedLayout(), to = FixedLayout()
        from.size = CGSize(width: 100, height: 1000)
        to.size = CGSize(width: 300, height: 200)
        from.elements = [
            place(UICollectionViewLayoutAttributes(forCellWith: [0, 0]), CGRect(x: 0, y: 0, width: 40, height: 20)),
            place(UICollectionViewLayoutAttributes(forCellWith: [0, 1]), CGRect(x: 0, y: 50, width: 40, height: 20)),
            place(
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0]),
                CGRect(x: 0, y: 0, width: 10, height: 10)),
            place(
                UICollectionViewLayoutAttributes(forDecorationViewOfKind: "panel", with: [0, 0]),
                CGRect(x: 0, y: 0, width: 20, height: 20)),
        ]
        to.elements = [
            place(
                UICollectionViewLayoutAttributes(forCellWith: [0, 0]), CGRect(x: 100, y: 200, width: 80, height: 40),
                alpha: 0.5),
            place(
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0]),
                CGRect(x: 40, y: 0, width: 10, height: 10)),
            place(
                UICollectionViewLayoutAttributes(forDecorationViewOfKind: "panel", with: [0, 0]),
                CGRect(x: 0, y: 80, width: 20, height: 20)),
            place(UICollectionViewLayoutAttributes(forCellWith: [0, 2]), CGRect(x: 0, y: 90, width: 40, height: 20)),
        ]
        to.elements[0].transform = CGAffineTransform(scaleX: 3, y: 1)
        let transition = UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
        transition.transitionProgress = progress
        return transition
    }

    @Test func `elements of both layouts have interpolated positions and appearances`() throws {
        let transition = transition(at: 0.25)
        #expect(transition.collectionViewContentSize == CGSize(width: 150, height: 800))
        let item = try #require(transition.layoutAttributesForItem(at: [0, 0]))
        #expect(item.size == CGSize(width: 50, height: 25))
        // The scaled item extends equally to both sides of its center.
        #expect(item.center == CGPoint(x: 20 + 0.25 * 120, y: 10 + 0.25 * 210))
        #expect(item.alpha == 0.875)
        #expect(item.transform == CGAffineTransform(scaleX: 1.5, y: 1))
        #expect(
            transition.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0])?.frame
                == CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(
            transition.layoutAttributesForDecorationView(ofKind: "panel", at: [0, 0])?.frame
                == CGRect(x: 0, y: 20, width: 20, height: 20))
    }

    @Test func `an element of only one layout fades at its position`() throws {
        let transition = transition(at: 0.25)
        let leaving = try #require(transition.layoutAttributesForItem(at: [0, 1]))
        #expect(leaving.frame == CGRect(x: 0, y: 50, width: 40, height: 20) && leaving.alpha == 0.75)
        let coming = try #require(transition.layoutAttributesForItem(at: [0, 2]))
        #expect(coming.frame == CGRect(x: 0, y: 90, width: 40, height: 20) && coming.alpha == 0.25)
        #expect(transition.layoutAttributesForItem(at: [0, 3]) == nil)
        #expect(transition.layoutAttributesForSupplementaryView(ofKind: "footer", at: [0, 0]) == nil)
    }

    @Test func `each element is included once, and the elements of the current layout first`() {
        let elements = transition(at: 0.5).layoutAttributesForElements(in: .infinite) ?? []
        let names = elements.map { "\($0.representedElementKind ?? "cell") \($0.indexPath.item)" }
        #expect(names == ["cell 0", "cell 1", "header 0", "panel 0", "cell 2"])
    }

    @Test func `progress can exceed both ends`() {
        let transition = transition(at: 0)
        transition.transitionProgress = -0.5
        #expect(transition.layoutAttributesForItem(at: [0, 0])?.size == CGSize(width: 20, height: 10))
        transition.transitionProgress = 2
        #expect(transition.layoutAttributesForItem(at: [0, 0])?.size == CGSize(width: 120, height: 60))
    }

    @Test func `both layouts of a transition have the collection view, and are prepared before they are queried`() {
        let low = PreparedRows(height: 40), high = PreparedRows(height: 80)
        let fixture = CollectionFixture(low, counts: [3])
        let transition = fixture.view.startInteractiveTransition(to: high)
        transition.transitionProgress = 0.5
        fixture.view.layoutIfNeeded()
        #expect(high.collectionView === fixture.view && low.collectionView === fixture.view)
        #expect(high.preparationCount == 1 && low.preparationCount == 1)
        #expect(fixture.cellFrames[[0, 2]] == CGRect(x: 0, y: 120, width: 320, height: 60))
        #expect(fixture.view.contentSize.height == 180)
        fixture.atOnce { fixture.view.cancelInteractiveTransition() }
        #expect(fixture.cellFrames[[0, 2]] == CGRect(x: 0, y: 80, width: 320, height: 40))
    }
}

import CollageTesting
import Testing

/// The sizes that a flow layout requests from its delegate, and the messages about invalid sizes.
@MainActor
struct FlowLayoutSizeTests {
    private func grid(_ width: CGFloat, _ height: CGFloat = 50) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        return layout
    }

    /// Shows sections whose items have the sizes that the delegate returns.
    private func show(_ sizes: ScriptedSizes, counts: [Int]) -> CollectionFixture {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [])
        fixture.view.delegate = sizes
        fixture.source.items = counts.map { (0..<$0).map(String.init) }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        return fixture
    }

    @Test func `the delegate is called once for each item, in order, and not for sections without items`() {
        let sizes = ScriptedSizes { CGSize(width: 40 + $0.item, height: 50) }
        let fixture = show(sizes, counts: [0, 3, 0, 1])
        #expect(sizes.asked == [[1, 0], [1, 1], [1, 2], [3, 0]])
        #expect(fixture.cellFrames[[1, 2]]?.width == 42)
        #expect(fixture.cellFrames[[3, 0]]?.width == 40, "the only item of its section, too")
    }

    @Test func `a delegate that doesn't implement a layout's lengths leaves them to the flow layout`() {
        final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
        let delegate = Silent()
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [1])
        func lengths(_ layout: UICollectionViewLayout) -> [CGFloat] {
            let view = fixture.view
            let insets = delegate.collectionView(view, layout: layout, insetForSectionAt: 0)
            return [
                delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0),
                delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0),
                delegate.collectionView(view, layout: layout, sizeForItemAt: [0, 0]).height,
                delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0).height,
                delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0).height,
                insets.top + insets.left + insets.bottom + insets.right,
            ]
        }
        let flow = grid(60, 70)
        flow.minimumLineSpacing = 3
        flow.minimumInteritemSpacing = 4
        flow.headerReferenceSize.height = 5
        flow.footerReferenceSize.height = 6
        flow.sectionInset.left = 7
        #expect(lengths(flow) == [3, 4, 70, 5, 6, 7])
        #expect(lengths(UICollectionViewLayout()) == [0, 0, 0, 0, 0, 0])
    }

    @Test(arguments: [(CGFloat.nan, CGFloat(50)), (50, -3), (.infinity, 50), (-1, -1)])
    func `an invalid length counts as 0 and is reported with the first such item`(width: CGFloat, height: CGFloat) {
        let layout = grid(width, height)
        var fixture: CollectionFixture?
        let messages = Diagnostics.capture { fixture = CollectionFixture(layout, counts: [3]) }
        #expect(messages.count == 1 && messages[0].contains("of item 0 in section 0 is not a size"))
        let shown = layout.layoutAttributesForItem(at: [0, 1])?.size
        #expect(shown == CGSize(width: width == 50 ? 50 : 0, height: height == 50 ? 50 : 0))
        _ = fixture
    }

    @Test(arguments: [(CGFloat(0), CGFloat(50)), (50, 0), (0.5, 50), (50, 0.5), (0, 0)])
    func `a length of 0, or of less than a point, is valid`(width: CGFloat, height: CGFloat) {
        let layout = grid(width, height)
        #expect(Diagnostics.capture { _ = CollectionFixture(layout, counts: [3]) }.isEmpty)
    }

    @Test func `an item that is too wide is reported if the delegate returns it, and on the narrowest screen`() {
        var sizes = ScriptedSizes { CGSize(width: $0.item == 2 ? 321 : 60, height: 50) }
        let messages = Diagnostics.capture { _ = show(sizes, counts: [3]) }
        #expect(messages.count == 1 && messages[0].contains("the item width must be less than the width"))
        sizes = ScriptedSizes { CGSize(width: 318 + $0.item, height: 50) }
        #expect(Diagnostics.capture { _ = show(sizes, counts: [3]) }.isEmpty)
        let narrow = CGSize(width: 1, height: 480)
        #expect(Diagnostics.capture { _ = CollectionFixture(grid(2), counts: [1], size: narrow) }.count == 1)
    }
}

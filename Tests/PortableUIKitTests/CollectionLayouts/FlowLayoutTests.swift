import CollageTesting
import Testing

@MainActor
struct FlowLayoutTests {
    private func frames(_ layout: UICollectionViewLayout, _ section: Int, _ items: Range<Int>) -> [CGRect] {
        items.map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))!.frame }
    }

    private func grid(_ width: CGFloat, _ height: CGFloat = 50) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        return layout
    }

    @Test
    func `items are 50 by 50 points and 10 apart, without insets, headers, and estimates, by default`() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.estimatedItemSize == .zero)
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10 && layout.sectionInset == .zero)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    }

    @Test func `a full line distributes the remaining length between its items`() {
        let layout = grid(68)
        let fixture = CollectionFixture(layout, counts: [5])
        #expect(frames(layout, 0, 0..<5).map(\.minX) == [0, 84, 168, 252, 0])
        #expect(fixture.view.contentSize == CGSize(width: 320, height: 110))
    }

    @Test func `a short last line keeps the gaps of a full one if all items are as wide`() {
        let layout = grid(90)
        let fixture = CollectionFixture(layout, counts: [5])
        #expect(frames(layout, 0, 3..<5).map(\.minX) == [0, 115])
        _ = fixture
    }

    @Test func `a single item on a full line is centered, and a wider item is at the start`() {
        let layout = grid(200)
        let fixture = CollectionFixture(layout, counts: [2])
        #expect(frames(layout, 0, 0..<2).map(\.minX) == [60, 60])
        let messages = Diagnostics.capture {
            layout.itemSize = CGSize(width: 400, height: 50)
            fixture.view.layoutIfNeeded()
        }
        #expect(frames(layout, 0, 0..<1).map(\.minX) == [0])
        #expect(messages.contains { $0.contains("the item width must be less than the width") })
    }

    @Test func `headers and footers have the full width and ignore the section's insets`() {
        let layout = grid(100)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        let fixture = CollectionFixture(layout, counts: [1, 1])
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        let footer = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == CGRect(x: 0, y: 92, width: 320, height: 20))
        #expect(header?.frame == CGRect(x: 0, y: 112, width: 320, height: 30))
        #expect(fixture.view.contentSize.height == 224)
    }

    @Test func `horizontal layouts fill columns`() {
        let layout = grid(60, 29)
        layout.scrollDirection = .horizontal
        let fixture = CollectionFixture(layout, counts: [6])
        #expect(frames(layout, 0, 0..<3).map(\.minY) == [0, 41, 82])
        #expect(fixture.view.contentSize == CGSize(width: 60, height: 480))
    }

    @Test func `a pinned header stays visible until its section ends`() {
        let layout = grid(320, 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let fixture = CollectionFixture(layout, counts: [10, 10])
        let header = { (section: Int) in
            layout.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))!.frame.minY
        }
        fixture.view.contentOffset.y = 300
        fixture.view.layoutIfNeeded()
        #expect(header(0) == 300)
        fixture.view.contentOffset.y = 1020
        fixture.view.layoutIfNeeded()
        #expect(header(0) == 1000)
        #expect(header(1) == 1040)
        #expect(
            fixture.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?
                .frame.minY == 1000)
    }

    @Test
    func `items that weren't measured count as the average of the measured ones, in order from the top`() {
        let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 40)
        let fixture = CollectionFixture(layout, counts: [0])
        fixture.source.items = [(0..<40).map { "\($0)" }]
        fixture.source.configure = { cell, path in
            cell.preferredSize = CGSize(width: 320, height: heights[path.item % 9])
        }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        let found = frames(layout, 0, 0..<40)
        #expect(found[0..<9].map(\.height) == heights)
        #expect(abs(found[9].height - 397.0 / 9) < 1e-9)
        #expect(found[9].minY == 487)
        #expect(fixture.view.counters.measurements == 9)
        #expect(fixture.view.counters.cellsMade == 9)
    }

    @Test func `sizes are requested once per item, and not from a delegate that doesn't implement them`() {
        final class NoSizes: NSObject, UICollectionViewDelegateFlowLayout {}
        let layout = grid(70)
        let fixture = CollectionFixture(layout, counts: [100])
        let sizes = ScriptedSizes { CGSize(width: 60 + 10 * ($0.item % 3), height: 40 + 6 * ($0.item % 4)) }
        fixture.view.delegate = sizes
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(sizes.asked.count == 100)
        #expect(frames(layout, 0, 1..<2)[0].size == CGSize(width: 70, height: 46))
        let none = NoSizes()
        fixture.view.delegate = none
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(frames(layout, 0, 1..<2)[0].size == CGSize(width: 70, height: 50))
    }

    @Test func `a million equal items are found arithmetically`() {
        let layout = grid(70)
        let fixture = CollectionFixture(layout, counts: [1_000_000])
        #expect(fixture.view.contentSize.height == CGFloat(14_999_990))
        fixture.view.contentOffset.y = 7_000_000
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.visibleCells.count <= 4 * 9)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 1, y: 7_000_030)) == [0, 466_668])
    }

    @Test func `invalidation contexts of a flow layout have its class and mark nothing`() {
        final class Counting: UICollectionViewFlowLayout {
            var contexts: [UICollectionViewLayoutInvalidationContext] = []
            var plainCalls = 0
            override func invalidateLayout() {
                plainCalls += 1
                super.invalidateLayout()
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts.append(context)
                super.invalidateLayout(with: context)
            }
        }
        let layout = Counting()
        layout.invalidateLayout()
        #expect(layout.contexts.count == 1 && layout.plainCalls == 1)
        let context = layout.contexts[0] as? UICollectionViewFlowLayoutInvalidationContext
        #expect(context?.invalidateFlowLayoutDelegateMetrics == true)
        #expect(context?.invalidateFlowLayoutAttributes == true)
        #expect(context?.invalidatedItemIndexPaths == nil)
        layout.invalidateLayout(with: layout.contexts[0])
        #expect(layout.plainCalls == 1)
        context?.invalidateItems(at: [[2, 1], [0, 0], [2, 1]])
        #expect(context?.invalidatedItemIndexPaths == [[0, 0], [2, 1]])
        let bounds = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(bounds is UICollectionViewFlowLayoutInvalidationContext && bounds.invalidatedItemIndexPaths == nil)
    }

    @Test func `the last line is a grid only if its items have the same size`() {
        func lastLine(_ sizes: [CGSize]) -> [CGFloat] {
            let layout = UICollectionViewFlowLayout()
            let delegate = ScriptedSizes { sizes[$0.item] }
            let fixture = CollectionFixture(layout, counts: [sizes.count])
            fixture.view.delegate = delegate
            fixture.view.reloadData()
            fixture.view.layoutIfNeeded()
            return frames(layout, 0, sizes.count - 2..<sizes.count).map(\.minX)
        }
        let host = TestHost(scale: 2)
        defer { withExtendedLifetime(host) {} }
        let wide = CGSize(width: 300, height: 50), small = CGSize(width: 50, height: 50)
        // Five of 50 fit into 320, with gaps of 17.5; the other lines don't matter.
        #expect(lastLine([wide, small, small]) == [0, 67.5])
        #expect(lastLine([small, small]) == [0, 67.5])
        #expect(lastLine([wide, small, CGSize(width: 50, height: 40)]) == [0, 60])
        #expect(lastLine([wide, small, CGSize(width: 60, height: 50)]) == [0, 60])
    }

    @Test func `extremely large lengths leave the content finite`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 10, height: CGFloat.greatestFiniteMagnitude)
        layout.minimumLineSpacing = .greatestFiniteMagnitude
        layout.headerReferenceSize = CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude)
        let fixture = CollectionFixture(layout, counts: [100, 100])
        #expect(fixture.view.contentSize.height.isFinite && fixture.view.contentSize.height >= 1e9)
    }

    @Test func `an item that is too wide is reported once the layout shows items`() {
        let layout = grid(400)
        #expect(Diagnostics.capture { _ = CollectionFixture(layout, counts: [0]) }.isEmpty)
        #expect(Diagnostics.capture { _ = CollectionFixture(grid(320), counts: [3]) }.isEmpty)
        #expect(Diagnostics.capture { _ = CollectionFixture(grid(321), counts: [1]) }.count == 1)
        #expect(Diagnostics.capture { _ = CollectionFixture(grid(400), counts: [1], size: .zero) }.isEmpty)
    }
}

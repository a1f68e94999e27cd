import CollageTesting
import Testing

/// The work of a flow layout when a property changes after it was shown: as much as needed, but not more.
@MainActor
struct FlowLayoutChangeTests {
    /// A property, and a closure that sets it to a value other than the default.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @MainActor @Sendable (UICollectionViewFlowLayout) -> Void
    }

    nonisolated static let changes: [Change] = [
        Change(testDescription: "minimumLineSpacing") { $0.minimumLineSpacing = 23 },
        Change(testDescription: "minimumInteritemSpacing") { $0.minimumInteritemSpacing = 41 },
        Change(testDescription: "itemSize") { $0.itemSize = CGSize(width: 60, height: 44) },
        Change(testDescription: "estimatedItemSize") { $0.estimatedItemSize = CGSize(width: 70, height: 30) },
        Change(testDescription: "scrollDirection") { $0.scrollDirection = .horizontal },
        Change(testDescription: "headerReferenceSize") { $0.headerReferenceSize = CGSize(width: 33, height: 33) },
        Change(testDescription: "footerReferenceSize") { $0.footerReferenceSize = CGSize(width: 27, height: 27) },
        Change(testDescription: "sectionInset") {
            $0.sectionInset = UIEdgeInsets(top: 3, left: 15, bottom: 5, right: 17)
        },
        Change(testDescription: "sectionInsetReference") { $0.sectionInsetReference = .fromLayoutMargins },
        Change(testDescription: "sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = true },
        Change(testDescription: "sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = true },
    ]

    private func show(
        _ layout: UICollectionViewFlowLayout, counts: [Int] = [31, 40], offset: CGFloat = 57
    ) -> CollectionFixture {
        let fixture = CollectionFixture(layout, counts: counts, size: CGSize(width: 320, height: 200))
        fixture.view.contentOffset = CGPoint(x: layout.scrollDirection == .horizontal ? offset : 0, y: offset)
        fixture.view.layoutIfNeeded()
        return fixture
    }

    private func plainLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 20, height: 20)
        layout.footerReferenceSize = CGSize(width: 20, height: 20)
        return layout
    }

    /// All elements of a layout as text, in a fixed order.
    private func elements(_ fixture: CollectionFixture) -> [String] {
        let layout = fixture.view.collectionViewLayout
        let everything = CGRect(x: -1000, y: -1000, width: 10_000, height: 10_000)
        return (layout.layoutAttributesForElements(in: everything) ?? []).map {
            "\($0.representedElementKind ?? "cell") \($0.indexPath) \($0.frame) \($0.zIndex)"
        }.sorted()
    }

    @Test(arguments: changes) func `a layout with a changed property equals one that always had it`(change: Change) {
        let changed = plainLayout(), fresh = plainLayout()
        change.make(fresh)
        let expected = show(fresh)
        let fixture = show(changed)
        let before = elements(fixture)
        fixture.atOnce { change.make(changed) }
        fixture.view.contentOffset = expected.view.contentOffset
        fixture.view.layoutIfNeeded()
        #expect(elements(fixture) != before, "the change makes no difference")
        #expect(elements(fixture) == elements(expected))
        #expect(fixture.cellFrames == expected.cellFrames)
        #expect(fixture.view.contentSize == expected.view.contentSize)
    }

    @Test(arguments: changes)
    func `setting a property to its current value doesn't prepare the layout again`(change: Change) {
        let layout = plainLayout()
        change.make(layout)
        let fixture = show(layout)
        let preparations = layout.preparationCount
        change.make(layout)
        fixture.view.layoutIfNeeded()
        #expect(layout.preparationCount == preparations)
    }

    @Test func `changing the content's insets changes the length of the lines`() {
        let fixture = show(plainLayout(), offset: 0)
        fixture.view.contentInset = UIEdgeInsets(top: 1, left: 40, bottom: 2, right: 25)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentSize.width == 255)
        let line = fixture.cellFrames.filter { $0.value.minY == fixture.cellFrames[[0, 0]]?.minY }
        #expect(line.count == 4 && line.map(\.value.maxX).max() == 255)
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `scrolling doesn't prepare the layout again, changing the line length does, and pinned views follow each step`(
        direction: UICollectionView.ScrollDirection
    ) {
        let layout = plainLayout()
        layout.scrollDirection = direction
        let isVertical = direction == .vertical
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 200)
        let fixture = show(layout, offset: 0)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 13, dy: 13)))
        let wider = CGRect(x: 0, y: 0, width: 321, height: 200), higher = CGRect(x: 0, y: 0, width: 320, height: 201)
        #expect(layout.shouldInvalidateLayout(forBoundsChange: wider) == isVertical)
        #expect(layout.shouldInvalidateLayout(forBoundsChange: higher) == !isVertical)
        layout.sectionHeadersPinToVisibleBounds = true
        #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 13, dy: 13)))
        layout.sectionHeadersPinToVisibleBounds = false
        layout.sectionFootersPinToVisibleBounds = true
        #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 13, dy: 13)))
        _ = fixture
        #expect(!UICollectionViewFlowLayout().shouldInvalidateLayout(forBoundsChange: bounds))
    }

    @Test func `a pinned footer stays visible while its section is, and not above the header`() throws {
        let layout = plainLayout()
        layout.sectionFootersPinToVisibleBounds = true
        let fixture = show(layout, offset: 0)
        let footer = { (section: Int) in
            layout.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionFooter, at: [section, 0])
        }
        // The section is 450 high, and 200 of it are visible.
        #expect(footer(0)?.frame == CGRect(x: 0, y: 180, width: 320, height: 20))
        #expect(footer(0)?.zIndex == 10)
        fixture.view.contentOffset.y = 250
        fixture.view.layoutIfNeeded()
        #expect(footer(0)?.frame.minY == 430)
        fixture.view.contentOffset.y = 300
        fixture.view.layoutIfNeeded()
        #expect(footer(0)?.frame.minY == 430)
        fixture.view.contentOffset.y = -190
        fixture.view.layoutIfNeeded()
        #expect(footer(0)?.frame.minY == 20)
    }

    @Test func `invalid index paths have no attributes`() {
        let layout = plainLayout()
        let fixture = show(layout)
        #expect(layout.layoutAttributesForItem(at: [1, 39]) != nil)
        for path: IndexPath in [[1, 40], [2, 0], [0], [0, 1, 2], [0, -1], [-1, 0]] {
            #expect(layout.layoutAttributesForItem(at: path) == nil, "\(path)")
        }
        let header = UICollectionView.elementKindSectionHeader
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: [1, 0]) != nil)
        for path: IndexPath in [[1, 1], [2, 0], [0], [-1, 0]] {
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: path) == nil, "\(path)")
        }
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, 0]) == nil)
        _ = fixture
    }

    @Test func `a rectangle finds the elements that it intersects, and a rectangle without items finds nothing`() {
        let layout = plainLayout()
        let fixture = show(layout, counts: [6, 6])
        func found(_ rect: CGRect) -> [IndexPath] {
            layout.layoutAttributesForElements(in: rect)!.filter { $0.representedElementCategory == .cell }
                .map(\.indexPath)
        }
        // A line of five, then one; a section is 150 high.
        #expect(found(CGRect(x: 0, y: 80, width: 1, height: 50)) == [[0, 5]])
        #expect(found(CGRect(x: 0, y: 69, width: 1, height: 1)) == [[0, 0]])
        #expect(found(CGRect(x: 51, y: 20, width: 1, height: 110)) == [])
        #expect(found(CGRect(x: 0, y: 150, width: 320, height: 21)).count == 5)
        #expect(
            show(plainLayout(), counts: []).view.collectionViewLayout.layoutAttributesForElements(in: .infinite) == [])
        _ = fixture
    }

    /// Counts the queries for spacings: one for each section that is prepared.
    private final class Spacings: NSObject, UICollectionViewDelegateFlowLayout {
        var asked = 0
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            asked += 1
            return 3
        }
    }

    @Test func `the delegate is queried again unless a context excludes the delegate metrics`() {
        let layout = UICollectionViewFlowLayout()
        let fixture = CollectionFixture(layout, counts: [30])
        let spacings = Spacings()
        fixture.view.delegate = spacings
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(spacings.asked == 1)
        func invalidate(metrics: Bool, places: Bool) -> Int {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutDelegateMetrics = metrics
            context.invalidateFlowLayoutAttributes = places
            let before = spacings.asked
            layout.invalidateLayout(with: context)
            fixture.view.layoutIfNeeded()
            return spacings.asked - before
        }
        #expect(invalidate(metrics: false, places: false) == 0)
        #expect(invalidate(metrics: true, places: false) == 1)
        #expect(invalidate(metrics: false, places: true) == 1)
        #expect(invalidate(metrics: true, places: true) == 1)
        // A context that invalidates nothing doesn't undo earlier invalidations.
        let before = spacings.asked
        layout.invalidateLayout()
        #expect(invalidate(metrics: false, places: false) == 1 && spacings.asked == before + 1)
        fixture.view.contentOffset.y = 30
        fixture.view.layoutIfNeeded()
        #expect(spacings.asked == before + 1)
        // Nor does it undo later invalidations.
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        layout.invalidateLayout(with: context)
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(spacings.asked == before + 2)
    }
}

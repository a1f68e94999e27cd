import CollageTesting
import Testing

/// The results of queries to a layout between a change and the layout pass that shows it.
@MainActor
struct `Asking a compositional layout before the next pass` {
    private func rows(_ height: CGFloat, pinnedHeader: Bool = false) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if pinnedHeader {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: "header", alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
        }
        return section
    }

    @Test func `each query returns the future state`() {
        var height: CGFloat = 50
        let layout = UICollectionViewCompositionalLayout { _, _ in self.rows(height) }
        let fixture = CollectionFixture(layout, counts: [3])
        func change() {
            height += 40
            layout.invalidateLayout()
        }
        #expect(layout.collectionViewContentSize.height == 150)
        change()
        #expect(layout.collectionViewContentSize.height == 270)
        change()
        #expect(layout.layoutAttributesForItem(at: [0, 2])?.frame.minY == 260)
        change()
        // In the third item, which was 80 points higher before.
        #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 500, width: 1, height: 10))?.count == 1)
        change()
        #expect(layout.attributesToPlace(in: CGRect(x: 0, y: 620, width: 1, height: 9)).count == 1)
        change()
        #expect(layout.parts(in: CGRect(x: 0, y: 0, width: 320, height: 480)).first?.frame.height == 750)
        #expect(fixture.view.contentSize.height == 150, "nothing of it is shown yet")
    }

    @Test func `sections that scroll horizontally after a change are found`() {
        var isSideways = false
        let layout = UICollectionViewCompositionalLayout { _, _ in isSideways ? .carousel(.continuous) : self.rows(50) }
        let fixture = CollectionFixture(layout, counts: [9])
        let visible = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(layout.orthogonalScrollAreas(in: visible).isEmpty)
        isSideways = true
        layout.invalidateLayout()
        #expect(layout.orthogonalScrollAreas(in: visible).map(\.contentLength) == [1800])
        withExtendedLifetime(fixture) {}
    }

    @Test func `sections that are lists after a change have backgrounds and actions`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration(actions: []) }
        let visible = CGRect(x: 0, y: 0, width: 320, height: 480)
        var isList = false
        let layout = UICollectionViewCompositionalLayout { _, environment in
            isList ? .list(using: configuration, layoutEnvironment: environment) : self.rows(50)
        }
        let fixture = CollectionFixture(layout, counts: [2])
        func turn(_ toList: Bool) {
            isList = toList
            layout.invalidateLayout()
        }
        #expect(layout.listBackgrounds(in: visible).isEmpty)
        #expect(layout.swipeActions(.trailing, forItemAt: [0, 0]) == nil)
        turn(true)
        #expect(layout.listBackgrounds(in: visible).map(\.frame) == [visible])
        turn(false)
        #expect(layout.swipeActions(.trailing, forItemAt: [0, 0]) == nil)
        turn(true)
        #expect(layout.swipeActions(.trailing, forItemAt: [0, 0]) != nil)
        withExtendedLifetime(fixture) {}
    }

    @Test func `a pinned header is at the scrolled offset`() throws {
        let layout = UICollectionViewCompositionalLayout(section: rows(50, pinnedHeader: true))
        let fixture = CollectionFixture(layout, counts: [100])
        func header(_ found: [UICollectionViewLayoutAttributes]?) -> CGFloat? {
            found?.first { $0.representedElementKind == "header" }?.frame.minY
        }
        fixture.view.contentOffset.y = 200
        #expect(header(layout.layoutAttributesForElements(in: fixture.view.bounds)) == 200)
        fixture.view.contentOffset.y = 300
        #expect(
            layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0])?.frame.minY == 300)
        fixture.view.contentOffset.y = 400
        #expect(header(layout.attributesToPlace(in: fixture.view.bounds)) == 400)
        #expect(fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == 0)
    }

    @Test func `shouldInvalidateLayout is true for another size, and for another offset if an element is pinned`() {
        for isPinned in [false, true] {
            let layout = UICollectionViewCompositionalLayout(section: rows(50, pinnedHeader: isPinned))
            let fixture = CollectionFixture(layout, counts: [100])
            let bounds = fixture.view.bounds
            #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds) == isPinned)
            #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 9)) == isPinned)
            #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 9, dy: 0)))
        }
    }

    @Test func `a layout without a collection view has no size and isn't invalidated`() {
        let layout = UICollectionViewCompositionalLayout(section: rows(50))
        #expect(layout.collectionViewContentSize == .zero)
        #expect(layout.layoutAttributesForItem(at: [0, 0]) == nil)
        #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480))?.isEmpty == true)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 1, height: 1)))
    }

    /// A column of one item that is prepared again whenever the bounds change, like the layouts of many apps.
    private final class OwnLayout: UICollectionViewLayout {
        var height: CGFloat = 2000
        private var isPrepared = false
        private(set) var requestsTooEarly = 0

        override func prepare() { isPrepared = true }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            isPrepared = false
            super.invalidateLayout(with: context)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            if !isPrepared { requestsTooEarly += 1 }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            attributes.frame = CGRect(x: 0, y: 0, width: 320, height: height)
            return [attributes]
        }
    }

    @Test
    func `an app's own layout is prepared before it's queried, even if its content becomes shorter than the offset`() {
        let layout = OwnLayout()
        let fixture = CollectionFixture(layout, counts: [1])
        fixture.view.contentOffset.y = 1500
        fixture.view.layoutIfNeeded()
        layout.height = 600
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.y == 120)
        #expect(fixture.cellFrames[[0, 0]]?.height == 600)
        #expect(layout.requestsTooEarly == 0)
    }
}

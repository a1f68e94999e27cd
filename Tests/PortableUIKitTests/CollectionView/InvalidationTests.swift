import CollageTesting
import Testing

@MainActor
struct InvalidationTests {
    /// A list that records its invalidations, and can be invalidated at each change of the bounds.
    private final class NotingLayout: UICollectionViewFlowLayout {
        var followsBounds = false
        private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }

        func removeContexts() { contexts = [] }
    }

    /// Ten rows of 70 points, measured, in a screen of 480 points.
    private func fixture(_ layout: UICollectionViewFlowLayout = NotingLayout()) -> CollectionFixture {
        layout.estimatedItemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let fixture = CollectionFixture(layout, counts: [0])
        fixture.source.items = [(0..<10).map(String.init)]
        fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 70) }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        return fixture
    }

    @Test func `an invalid layout measures the visible cells again, and an invalid item only itself`() {
        let fixture = fixture(), layout = fixture.view.collectionViewLayout
        #expect(fixture.view.counters.measurements == 7)
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == 14)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [[0, 2], [0, 9]])
        layout.invalidateLayout(with: context)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == 15)
    }

    @Test func `scrolling measures nothing again, although each step invalidates the layout`() {
        let layout = NotingLayout(), fixture = fixture(layout)
        layout.followsBounds = true
        let before = fixture.view.counters.measurements
        layout.removeContexts()
        for offset in stride(from: CGFloat(0), through: 8, by: 2) {
            fixture.view.contentOffset.y = offset
            fixture.view.layoutIfNeeded()
        }
        #expect(layout.contexts.count == 4)
        #expect(fixture.view.counters.measurements == before)
        fixture.view.frame.size.height = 470
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements > before)
    }

    @Test func `reloading and assigning a layout invalidate everything in the layout, including its counts`() {
        let layout = NotingLayout(), fixture = fixture(layout)
        layout.removeContexts()
        fixture.view.reloadData()
        #expect(layout.contexts.first?.invalidateEverything == true)
        #expect(layout.contexts.first?.invalidateDataSourceCounts == true)
        let other = NotingLayout()
        fixture.view.collectionViewLayout = other
        #expect(other.contexts.first?.invalidateEverything == true)
        #expect(other.contexts.first?.invalidateDataSourceCounts == true)
        other.removeContexts()
        other.invalidateLayout()
        #expect(other.contexts.map(\.invalidateDataSourceCounts) == [false])
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `an item that moves to a section with another width is measured again`(
        _ direction: UICollectionView.ScrollDirection
    ) {
        let isVertical = direction == .vertical
        let size = NSCollectionLayoutSize(
            widthDimension: isVertical ? .fractionalWidth(1) : .estimated(44),
            heightDimension: isVertical ? .estimated(44) : .fractionalHeight(1))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in
                let section = NSCollectionLayoutSection(
                    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                if index == 1 { section.contentInsets.leading = isVertical ? 200 : 0 }
                if index == 1 { section.contentInsets.top = isVertical ? 0 : 200 }
                return section
            }, configuration: configuration)
        let fixture = CollectionFixture(layout, counts: [0, 0], size: CGSize(width: 400, height: 400))
        fixture.source.items = [["a", "b"], ["c"]]
        fixture.source.configure = { cell, _ in
            cell.preferredSizes = { offer in
                let breadth = isVertical ? offer.size.width : offer.size.height
                return isVertical
                    ? CGSize(width: breadth, height: breadth / 4) : CGSize(width: breadth / 4, height: breadth)
            }
        }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        let before = fixture.view.counters.measurements
        #expect(before == 3)
        fixture.atOnce {
            fixture.source.items = [["b"], ["a", "c"]]
            fixture.view.moveItem(at: [0, 0], to: [1, 0])
        }
        let wanted = isVertical ? CGSize(width: 200, height: 50) : CGSize(width: 50, height: 200)
        #expect(fixture.cellFrames[[1, 0]]?.size == wanted && fixture.cellFrames[[1, 1]]?.size == wanted)
        #expect(fixture.view.counters.measurements == before + 1)
    }
}

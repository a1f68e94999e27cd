import CollageTesting
import Testing

/// Cells that request another size at the start of the visible area.
@MainActor
struct `Cells that grow at the edge of the visible area` {
    /// A hundred cells in a row, each with an estimated and initial length of 50 points.
    private func show(
        _ scrollDirection: UICollectionView.ScrollDirection, _ direction: UISemanticContentAttribute = .forceLeftToRight
    ) -> CollectionFixture {
        let isVertical = scrollDirection == .vertical
        let size = NSCollectionLayoutSize(
            widthDimension: isVertical ? .fractionalWidth(1) : .estimated(50),
            heightDimension: isVertical ? .estimated(50) : .fractionalHeight(1))
        let items = [NSCollectionLayoutItem(layoutSize: size)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = scrollDirection
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: isVertical
                    ? .vertical(layoutSize: size, subitems: items) : .horizontal(layoutSize: size, subitems: items)),
            configuration: configuration)
        let fixture = CollectionFixture(layout, counts: [0], size: CGSize(width: 300, height: 300))
        fixture.view.semanticContentAttribute = direction
        fixture.source.items = [(0..<100).map(String.init)]
        fixture.source.configure = { cell, _ in
            cell.preferredSizes = { attributes in
                isVertical
                    ? CGSize(width: attributes.frame.width, height: 50)
                    : CGSize(width: 50, height: attributes.frame.height)
            }
        }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        return fixture
    }

    private func scroll(_ fixture: CollectionFixture, to offset: CGPoint) {
        fixture.view.contentOffset = offset
        fixture.view.layoutIfNeeded()
    }

    /// Makes a cell request 90 points.
    private func grow(_ item: Int, in fixture: CollectionFixture) throws {
        let cell = try #require(fixture.view.cellForItem(at: [0, item]) as? ScriptedCell)
        cell.preferredSizes = { attributes in
            attributes.frame.width == 300
                ? CGSize(width: 300, height: 90) : CGSize(width: 90, height: attributes.frame.height)
        }
        cell.invalidateIntrinsicContentSize()
        fixture.view.layoutIfNeeded()
    }

    @Test func `from top to bottom, a cell grows downward, and a cell that begins above the edge grows upward`() throws
    {
        let fixture = show(.vertical)
        scroll(fixture, to: CGPoint(x: 0, y: 250))
        try grow(5, in: fixture)
        #expect(fixture.view.contentOffset.y == 250 && fixture.cellFrames[[0, 6]]?.minY == 340)
        scroll(fixture, to: CGPoint(x: 0, y: 240))
        try grow(4, in: fixture)
        #expect(fixture.view.contentOffset.y == 280 && fixture.cellFrames[[0, 5]]?.minY == 290)
    }

    @Test
    func `from left to right, a cell grows to the right, and a cell that begins before the edge grows to the left`()
        throws
    {
        let fixture = show(.horizontal)
        scroll(fixture, to: CGPoint(x: 250, y: 0))
        try grow(5, in: fixture)
        #expect(fixture.view.contentOffset.x == 250 && fixture.cellFrames[[0, 6]]?.minX == 340)
        scroll(fixture, to: CGPoint(x: 240, y: 0))
        try grow(4, in: fixture)
        #expect(fixture.view.contentOffset.x == 280 && fixture.cellFrames[[0, 5]]?.minX == 290)
    }

    @Test
    func `from right to left, a cell grows to the left, and a cell that begins before the edge grows to the right`()
        throws
    {
        let fixture = show(.horizontal, .forceRightToLeft)
        // The sixth cell ends 10 points before the right edge: the fifth begins beyond it.
        scroll(fixture, to: CGPoint(x: 4460, y: 0))
        #expect(fixture.cellFrames[[0, 5]]?.maxX == 4750)
        try grow(5, in: fixture)
        #expect(fixture.view.contentSize.width == 5040 && fixture.view.contentOffset.x == 4500)
        #expect(fixture.cellFrames[[0, 5]] == CGRect(x: 4700, y: 0, width: 90, height: 300))
        try grow(4, in: fixture)
        #expect(fixture.view.contentSize.width == 5080 && fixture.view.contentOffset.x == 4500)
        #expect(fixture.cellFrames[[0, 5]] == CGRect(x: 4700, y: 0, width: 90, height: 300))
    }
}

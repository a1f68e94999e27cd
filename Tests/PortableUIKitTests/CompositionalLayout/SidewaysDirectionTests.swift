import CollageTesting
import Testing

/// Sections that scroll sideways, from right to left, and up and down, with the offsets and frames that an app gets.
@MainActor
struct `Directions of sections that scroll across the layout` {
    private var seen: Seen = Seen()

    private final class Seen {
        var offsets: [CGPoint] = []
        var frames: [CGRect] = []
    }

    /// Ten groups of 200 by 100 points, whose handler's arguments are recorded.
    private func carousel() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection.carousel(.continuous)
        section.visibleItemsInvalidationHandler = { [seen] items, offset, _ in
            seen.offsets.append(offset)
            seen.frames = items.map(\.frame)
        }
        return section
    }

    private func show(
        _ section: NSCollectionLayoutSection, _ scrollDirection: UICollectionView.ScrollDirection = .vertical,
        _ direction: UISemanticContentAttribute = .forceLeftToRight, count: Int = 10
    ) -> CollectionFixture {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = scrollDirection
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let fixture = CollectionFixture(layout, counts: [count])
        fixture.view.semanticContentAttribute = direction
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        return fixture
    }

    private func scrollView(_ fixture: CollectionFixture) throws -> UIScrollView {
        try #require(fixture.view.subviews.compactMap { $0 as? UIScrollView }.first)
    }

    @Test func `from right to left, a section begins at its right end and is scrolled to the left`() throws {
        let fixture = show(carousel(), .vertical, .forceRightToLeft)
        let view = try scrollView(fixture)
        #expect(view.contentOffset.x == 1680 && fixture.cellFrames[[0, 0]]?.maxX == 320)
        view.contentOffset.x = 1580
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 0]]?.maxX == 420 && fixture.cellFrames[[0, 1]]?.maxX == 220)
        #expect(seen.offsets.last == CGPoint(x: 1580, y: 0))
        #expect(seen.frames.first == CGRect(x: 1800, y: 0, width: 200, height: 100))
        view.contentOffset.x = 0
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 9]]?.minX == 0 && fixture.cellFrames[[0, 0]] == nil)
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `a section that scrolls up and down begins at its top in both directions`(
        direction: UISemanticContentAttribute
    ) throws {
        let fixture = show(carousel(), .horizontal, direction)
        let view = try scrollView(fixture)
        #expect(view.contentOffset == .zero && seen.offsets.last == .zero)
        view.contentOffset.y = 130
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 1]]?.minY == -30)
        #expect(seen.offsets.last == CGPoint(x: 0, y: 130))
        #expect(seen.frames.first?.origin.y == 100)
    }

    @Test func `a section that's shorter than the screen doesn't scroll`() throws {
        let fixture = show(.carousel(.continuous, width: 100), count: 2)
        fixture.view.scrollToItem(at: [0, 1], at: .left, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(try scrollView(fixture).contentOffset.x == 0)
        #expect(fixture.cellFrames[[0, 1]]?.minX == 100)
    }

    @Test(arguments: 0..<3) func `the handler of a section is called, regardless of the section's position`(
        section: Int
    ) {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let made = index == section ? self.carousel() : .carousel(.continuous)
            if index == section { made.orthogonalScrollingBehavior = .none }
            return made
        }
        let fixture = CollectionFixture(layout, counts: [2, 2, 2])
        let y = CGFloat(section * 100)
        #expect(seen.offsets.last == .zero)
        #expect(seen.frames.map(\.minY) == [y, y + 100])
        withExtendedLifetime(fixture) {}
    }

    @Test func `handlers are called section by section, from the first to the last`() {
        var order: [Int] = []
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = NSCollectionLayoutSection.carousel(.continuous, height: 40)
            section.visibleItemsInvalidationHandler = { items, _, _ in
                order.append(index)
                #expect(items.allSatisfy { $0.indexPath.section == index })
            }
            return section
        }
        let fixture = CollectionFixture(layout, counts: Array(repeating: 3, count: 9))
        #expect(Array(order.prefix(9)) == Array(0..<9))
        withExtendedLifetime(fixture) {}
    }
}

import CollageTesting
import Testing

@MainActor
struct CellGeometryTests {
    /// A column of items that a test can change.
    private final class FreeLayout: UICollectionViewLayout {
        var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { layoutAttributesForItem(at: [0, $0])! }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 100 * indexPath.item, width: 320, height: 100)
            change(attributes)
            return attributes
        }
    }

    private let layout = FreeLayout()
    private let fixture: CollectionFixture

    init() { fixture = CollectionFixture(layout, counts: [3]) }

    /// Changes the layout's attributes.
    private func change(_ change: @escaping (UICollectionViewLayoutAttributes) -> Void) {
        layout.change = change
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
    }

    @Test func `a cell is scaled about its center, and restored afterward`() throws {
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        change { $0.transform = half }
        #expect(cell.transform == half && cell.bounds.size == CGSize(width: 320, height: 100))
        #expect(cell.frame == CGRect(x: 80, y: 25, width: 160, height: 50))
        change {
            $0.transform = half
            $0.size = CGSize(width: 100, height: 40)
            $0.center = CGPoint(x: 90, y: 70)
        }
        #expect(cell.bounds.size == CGSize(width: 100, height: 40) && cell.center == CGPoint(x: 90, y: 70))
        change { _ in }
        #expect(cell.transform == .identity && cell.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    }

    @Test func `a cell that appears is scaled from the start`() {
        fixture.source.items = [["a", "b", "c", "d"]]
        layout.change = { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 320, height: 100) })
        #expect(fixture.view.visibleCells.map(\.center.y) == [50, 150, 250, 350])
    }

    @Test func `a cell has the alpha of its attributes, and hidden items have none`() throws {
        let cell = try #require(fixture.view.cellForItem(at: [0, 1]))
        change { $0.alpha = 0.5 }
        #expect(cell.alpha == 0.5)
        change { _ in }
        #expect(cell.alpha == 1)
        change { $0.isHidden = $0.indexPath.item == 1 }
        #expect(fixture.view.indexPathsForVisibleItems == [[0, 0], [0, 2]] && cell.superview == nil)
    }

    @Test func `a cell that an app has hidden is visible when it's reused`() throws {
        let first = try #require(fixture.view.cellForItem(at: [0, 1]))
        first.isHidden = true
        change { $0.isHidden = $0.indexPath.item == 1 }
        change { _ in }
        #expect(fixture.view.cellForItem(at: [0, 1]) === first && !first.isHidden)
    }

    @Test func `a cell moves to the front and back with its zIndex`() throws {
        let cell = try #require(fixture.view.cellForItem(at: [0, 1]))
        func isIn(_ place: KeyPath<[UIView], UIView?>) -> Bool {
            fixture.view.subviews.filter { $0 is ScriptedCell }[keyPath: place] === cell
        }
        change { $0.zIndex = $0.indexPath.item == 1 ? 5 : 0 }
        #expect(isIn(\.last))
        change { $0.zIndex = $0.indexPath.item == 1 ? -5 : 0 }
        #expect(isIn(\.first))
    }

    @Test func `only the changed cell receives its attributes`() throws {
        let cells = fixture.view.visibleCells.compactMap { $0 as? ScriptedCell }
        let before = fixture.view.counters.appliedViews
        let counts = cells.map(\.appliedAttributes.count)
        change { _ in }
        #expect(fixture.view.counters.appliedViews == before)
        #expect(cells.map(\.appliedAttributes.count) == counts)
        change { $0.frame.origin.x = $0.indexPath.item == 1 ? 20 : 0 }
        #expect(fixture.view.counters.appliedViews == before + 1)
        #expect(cells.map(\.appliedAttributes.count) == [counts[0], counts[1] + 1, counts[2]])
        #expect(cells[1].appliedAttributes.last?.frame.minX == 20)
    }

    @Test func `a row that a list pins or unpins has its configuration updated`() throws {
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { states.append($1.isPinned) }
        fixture.view.layoutIfNeeded()
        cell.layoutIfNeeded()
        change { attributes in
            var row = ListRow(appearance: .plain, role: .row)
            row.isPinned = true
            attributes.listRow = row
        }
        change { _ in }
        #expect(states == [false, true, false])
    }

    @Test func `a section that scrolls horizontally is behind the cells of the next one`() {
        let carousel = NSCollectionLayoutSection.carousel(.continuous), rows = NSCollectionLayoutSection.carousel(.none)
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout { section, _ in section == 0 ? carousel : rows }, counts: [3, 2])
        let kinds = fixture.view.subviews.compactMap { view in
            view is UIScrollView ? "carousel" : view is ScriptedCell ? "cell" : nil
        }
        #expect(kinds == ["carousel", "cell", "cell"])
    }

    @Test func `a cell that an app has moved is put back by the next layout`() throws {
        let cell = try #require(fixture.view.cellForItem(at: [0, 1]))
        cell.frame.origin.x = 33
        fixture.view.setNeedsLayout()
        fixture.view.layoutIfNeeded()
        #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
    }
}

import CollageTesting
import Testing

/// The results of queries to a flow layout, between layout passes and at the edges of rectangles.
@MainActor
struct FlowLayoutQueryTests {
    /// Squares of 64 points without spacing: five to a line of 320 points.
    private func squares() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 64, height: 64)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    private static let header = UICollectionView.elementKindSectionHeader

    /// The elements in a rectangle, as "1-2" for cells and "header 1".
    private func found(_ rect: CGRect, in layout: UICollectionViewLayout) -> [String] {
        (layout.layoutAttributesForElements(in: rect) ?? []).map {
            $0.representedElementKind == Self.header
                ? "header \($0.indexPath.section)" : "\($0.indexPath.section)-\($0.indexPath.item)"
        }
    }

    @Test(arguments: 0..<4) func `a layout that is queried before the next pass returns the updated values`(
        question: Int
    ) {
        let layout = squares()
        let fixture = CollectionFixture(layout, counts: [6])
        layout.itemSize = CGSize(width: 160, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        // Only one query per test, because the first one prepares the layout.
        switch question {
        case 0: #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 330))
        case 1:
            #expect(
                found(CGRect(x: 0, y: 0, width: 320, height: 120), in: layout) == ["header 0", "0-0", "0-1"])
        case 2:
            #expect(
                layout.layoutAttributesForItem(at: [0, 3])?.frame == CGRect(x: 160, y: 130, width: 160, height: 100))
        default:
            #expect(
                layout.layoutAttributesForSupplementaryView(ofKind: Self.header, at: [0, 0])?.frame
                    == CGRect(x: 0, y: 0, width: 320, height: 30))
        }
        _ = fixture
    }

    @Test func `a layout that no collection view uses is empty`() {
        let layout = squares()
        #expect(layout.collectionViewContentSize == .zero)
        #expect(layout.layoutAttributesForElements(in: .infinite) == [])
        #expect(layout.layoutAttributesForItem(at: [0, 0]) == nil)
    }

    @Test func `insets larger than the width leave no width for the content`() {
        let layout = squares()
        let fixture = CollectionFixture(layout, counts: [2])
        fixture.view.contentInset = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 200)
        #expect(layout.collectionViewContentSize.width == 0)
        layout.scrollDirection = .horizontal
        fixture.view.contentInset = UIEdgeInsets(top: 300, left: 0, bottom: 300, right: 0)
        #expect(layout.collectionViewContentSize.height == 0)
    }

    @Test func `items that only share a border with a rectangle aren't in it`() {
        let layout = squares()
        let fixture = CollectionFixture(layout, counts: [15])
        #expect(found(CGRect(x: 64, y: 64, width: 64, height: 64), in: layout) == ["0-6"])
        #expect(found(CGRect(x: 63, y: 64, width: 65, height: 64), in: layout) == ["0-5", "0-6"])
        #expect(found(CGRect(x: 64, y: 64, width: 65, height: 65), in: layout) == ["0-6", "0-7", "0-11", "0-12"])
        _ = fixture
    }

    @Test func `a rectangle without area finds the item that contains it`() {
        let layout = squares()
        let fixture = CollectionFixture(layout, counts: [15])
        #expect(found(CGRect(x: 70, y: 70, width: 0, height: 0), in: layout) == ["0-6"])
        #expect(found(CGRect(x: 64, y: 64, width: 0, height: 0), in: layout) == ["0-6"])
        #expect(found(CGRect(x: 10, y: 70, width: 120, height: 0), in: layout) == ["0-5", "0-6", "0-7"])
        _ = fixture
    }

    @Test func `where two sections meet, a rectangle finds the elements that begin there`() {
        let layout = squares()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let fixture = CollectionFixture(layout, counts: [5, 5])
        #expect(found(CGRect(x: 10, y: 84, width: 0, height: 0), in: layout) == ["header 1"])
        layout.itemSize = CGSize(width: 64, height: 0)
        #expect(
            found(CGRect(x: 0, y: 20, width: 10, height: 10), in: layout) == ["0-0", "header 1"],
            "an item without height begins there, too")
        _ = fixture
    }

    @Test func `a header may be a point long or shorter, and isn't drawn over cells unless it is pinned`() throws {
        let layout = squares()
        let fixture = CollectionFixture(layout, counts: [1])
        for length: CGFloat in [1, 0.5] {
            layout.headerReferenceSize = CGSize(width: 0, height: length)
            let header = try #require(layout.layoutAttributesForSupplementaryView(ofKind: Self.header, at: [0, 0]))
            #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: length) && header.zIndex == 0)
        }
        _ = fixture
    }

    /// The start and the end of a line of `count` items, between section insets of 3 and 5 points.
    private func line(
        _ direction: UICollectionView.ScrollDirection, content: (CGFloat, CGFloat), margins: (CGFloat, CGFloat),
        length: CGFloat
    ) -> [CGFloat] {
        let layout = squares()
        layout.scrollDirection = direction
        layout.sectionInsetReference = .fromLayoutMargins
        layout.sectionInset = UIEdgeInsets(top: 3, left: 3, bottom: 5, right: 5)
        layout.itemSize = CGSize(width: length, height: length)
        let fixture = CollectionFixture(layout, counts: [20], size: CGSize(width: 400, height: 400))
        fixture.view.contentInset = UIEdgeInsets(
            top: content.0, left: content.0, bottom: content.1, right: content.1)
        fixture.view.layoutMargins = UIEdgeInsets(
            top: margins.0, left: margins.0, bottom: margins.1, right: margins.1)
        fixture.view.layoutIfNeeded()
        let frames = (0..<20).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
        return direction == .vertical
            ? [frames.map(\.minX).min()!, frames.map(\.maxX).max()!]
            : [frames.map(\.minY).min()!, frames.map(\.maxY).max()!]
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `insets from the margins grow with margins beyond the content's, and are never less than 0`(
        direction: UICollectionView.ScrollDirection
    ) {
        // Of 400 points, 390 are left inside the content insets.
        #expect(line(direction, content: (4, 6), margins: (10, 20), length: 100) == [9, 371])
        #expect(line(direction, content: (30, 40), margins: (10, 20), length: 100) == [0, 330])
    }
}

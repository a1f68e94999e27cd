import CollageTesting
import Testing

@MainActor
struct LayoutQuestionTests {
    @Test func `layout attributes are always taken from the current layout`() {
        let layout = PreparedRows()
        let fixture = CollectionFixture(layout, counts: [3])
        layout.height = 60
        layout.invalidateLayout()
        #expect(fixture.view.layoutAttributesForItem(at: [0, 2])?.frame.minY == 120)
    }

    @Test func `a collection view without a size finds items by points`() {
        let layout = PreparedRows(), fixture = CollectionFixture(layout, counts: [3], size: .zero)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 50)) == [0, 1])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 130)) == nil)
        layout.height = 60
        layout.invalidateLayout()
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 50)) == [0, 0])
    }

    @Test func `during a movement, sections have as many items as the data source returns`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let fixture = CollectionFixture(layout, counts: [3, 3])
        #expect(fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 450))
        fixture.view.layoutIfNeeded()
        #expect((0..<2).map { fixture.view.numberOfItems(inSection: $0) } == [3, 3])
        fixture.view.cancelInteractiveMovement()
    }

    @Test func `at a scale of 1, cells are on whole points`() throws {
        let host = TestHost(size: CGSize(width: 101, height: 200), scale: 1, safeAreaInsets: .zero)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 50)
        layout.minimumInteritemSpacing = 0
        let source = ScriptedDataSource(counts: [7])
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        source.register(with: view)
        view.dataSource = source
        host.show(view)
        host.settle()
        let edges = view.visibleCells.map(\.frame.minX)
        #expect(edges.count == 7 && edges.max() == 71 && edges.allSatisfy { $0 == $0.rounded() })
    }

    @Test(arguments: [
        (UIContentInsetsReference.none, CGFloat(1000), CGFloat(5), CGFloat(995)), (.layoutMargins, 1000, 25, 945),
        (.readableContent, 1000, 164, 667), (.readableContent, 320, 25, 265), (.readableContent, 722, 25, 667),
    ])
    func `sections are within the reference of their insets`(
        _ reference: UIContentInsetsReference, _ width: CGFloat, _ left: CGFloat, _ length: CGFloat
    ) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets.leading = 5
        section.contentInsetsReference = reference
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: section), counts: [1],
            size: CGSize(width: width, height: 480))
        fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 0]] == CGRect(x: left, y: 0, width: length, height: 50))
        fixture.view.semanticContentAttribute = .forceRightToLeft
        fixture.view.collectionViewLayout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 0]]?.width == length)
    }
}

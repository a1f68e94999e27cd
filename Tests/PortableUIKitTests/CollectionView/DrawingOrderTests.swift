import CollageTesting
import Testing

@MainActor struct DrawingOrderTests {
    private final class Background: UICollectionReusableView {}

    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    /// Cells with badges that overlap the cells above, in sections with backgrounds.
    init() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.interGroupSpacing = -4
        section.decorationItems = [.background(elementKind: "background")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Background.self, forDecorationViewOfKind: "background")
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let badges = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "badge") {
            _, _, _ in
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: badges, for: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(Array(0..<20), toSection: 0)
        snapshot.appendItems(Array(20..<40), toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        host.show(view)
        host.settle()
    }

    /// The views on screen from back to front.
    private var order: [String] {
        view.subviews.compactMap { subview in
            switch subview {
            case let cell as UICollectionViewCell: view.indexPath(for: cell).map { "cell \($0)" }
            case is Background: "background"
            case let badge as UICollectionReusableView:
                view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").first {
                    view.supplementaryView(forElementKind: "badge", at: $0) === badge
                }.map { "badge \($0)" }
            default: nil
            }
        }
    }

    @Test(arguments: RandomTrials.seeds(20))
    func `depends on kinds and index paths, regardless of scrolling and updates`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let fresh = order
        for _ in 0..<10 {
            host.run { view.contentOffset.y = CGFloat.random(in: 0...1400, using: &generator) }
            host.settle()
            let expected = order.sorted { rank($0) < rank($1) }.map { rank($0) }
            #expect(order.map { rank($0) } == expected)
        }
        var snapshot = source.snapshot()
        let items = snapshot.itemIdentifiers(inSection: 0)
        snapshot.deleteItems(items)
        snapshot.appendItems(items.shuffled(using: &generator), toSection: 0)
        host.run { view.contentOffset.y = 0 }
        source.apply(snapshot)
        host.settle()
        #expect(order == fresh)
    }

    private func rank(_ name: String) -> Int { name == "background" ? 0 : name.hasPrefix("cell") ? 1 : 2 }
}

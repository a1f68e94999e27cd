import CollageTesting
import Testing

@MainActor struct ViewAppearanceTests {
    /// A layout that fades its first item on request.
    private final class FadingLayout: UICollectionViewFlowLayout {
        var alpha: CGFloat = 1

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                guard attributes.indexPath.item == 0, attributes.representedElementCategory == .cell else {
                    return attributes
                }
                let copy = attributes.copy() as! UICollectionViewLayoutAttributes
                copy.alpha = alpha
                return copy
            }
        }
    }

    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let layout = FadingLayout()
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    init() {
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.alpha = item % 2 == 0 ? 0.5 : 1
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            header.isHidden = path.section == 1
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([0, 1, 2], toSection: 0)
        snapshot.appendItems(Array(3..<40), toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        host.show(view)
        host.settle()
    }

    private func alpha(of item: Int) -> CGFloat? {
        source.indexPath(for: item).flatMap { view.cellForItem(at: $0)?.alpha }
    }

    private func isHeaderHidden(_ section: Int) -> Bool? {
        view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.isHidden
    }

    @Test func `app changes stay when the view is shown, scrolled, and updated`() {
        #expect([alpha(of: 0), alpha(of: 1), alpha(of: 2)] == [0.5, 1, 0.5])
        #expect([isHeaderHidden(0), isHeaderHidden(1)] == [false, true])
        for offset: CGFloat in [10, 300, 0] {
            host.run { view.contentOffset.y = offset }
            host.settle()
        }
        #expect([alpha(of: 0), alpha(of: 1), alpha(of: 2)] == [0.5, 1, 0.5])
        #expect([isHeaderHidden(0), isHeaderHidden(1)] == [false, true])
        var snapshot = source.snapshot()
        snapshot.deleteItems([1])
        snapshot.moveItem(2, beforeItem: 0)
        source.apply(snapshot)
        host.settle()
        #expect([alpha(of: 0), alpha(of: 2), alpha(of: 3)] == [0.5, 0.5, 1])
        #expect(isHeaderHidden(1) == true)
    }

    @Test func `app changes are replaced once the layout changes them`() {
        layout.alpha = 0.25
        layout.invalidateLayout()
        host.settle()
        #expect(alpha(of: 0) == 0.25)
        layout.alpha = 1
        layout.invalidateLayout()
        host.settle()
        #expect([alpha(of: 0), alpha(of: 2)] == [1, 0.5])
    }

    @Test func `views that disappeared in an animation are visible when they are used again`() {
        for _ in 0..<3 {
            var snapshot = source.snapshot()
            let items = snapshot.itemIdentifiers
            snapshot.deleteItems(items.filter { $0 % 2 == 1 })
            source.apply(snapshot)
            host.settle()
            snapshot.appendItems(items.filter { $0 % 2 == 1 }, toSection: 1)
            source.apply(snapshot)
            host.settle()
            for cell in view.visibleCells {
                let item = view.indexPath(for: cell).flatMap(source.itemIdentifier)
                #expect(cell.alpha == (item.map { $0 % 2 == 0 } == true ? 0.5 : 1))
            }
        }
    }
}

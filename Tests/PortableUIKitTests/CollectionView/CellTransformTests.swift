import CollageTesting
import Testing

/// Transforms that the app sets on cells, such as for a chat that is upside down.
@MainActor struct CellTransformTests {
    private static let flip = CGAffineTransform(scaleX: 1, y: -1)
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)

    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private func frames(_ cells: [UIView]) -> [CGRect] { cells.map(\.frame).sorted { $0.minY < $1.minY } }

    @Test func `cells of a collection view keep the transform that the cell provider sets`() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.transform = Self.flip
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.transform = Self.flip
            cell.contentConfiguration = UIListContentConfiguration.cell()
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.apply(snapshot(Array(0..<60)), animatingDifferences: false)
        host.show(view)
        host.settle()
        #expect(!view.visibleCells.isEmpty && view.visibleCells.allSatisfy { $0.transform.d == -1 })
        let before = frames(view.visibleCells)
        #expect(zip(before, before.dropFirst()).allSatisfy { $0.maxY == $1.minY })

        view.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
        host.settle()
        #expect(view.visibleCells.allSatisfy { $0.transform.d == -1 })
        source.apply(snapshot(Array(0..<60).filter { $0 != 18 }))
        host.settle()
        #expect(view.visibleCells.allSatisfy { $0.transform.d == -1 })
        let after = frames(view.visibleCells)
        #expect(zip(after, after.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    }

    @Test func `cells of a table keep the transform that the data source sets`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.transform = Self.flip
            return cell
        }
        source.apply(snapshot(Array(0..<60)), animatingDifferences: false)
        host.show(table)
        host.settle()
        table.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
        host.settle()
        #expect(!table.visibleCells.isEmpty && table.visibleCells.allSatisfy { $0.transform.d == -1 })
    }

    @Test func `a transform of the layout replaces the app's, and its end removes it`() {
        final class TurningLayout: UICollectionViewFlowLayout {
            var angle: CGFloat = 0

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { attributes in
                    let copy = attributes.copy() as! UICollectionViewLayoutAttributes
                    copy.transform = CGAffineTransform(rotationAngle: angle)
                    return copy
                }
            }
        }
        let layout = TurningLayout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
            cell.transform = Self.flip
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.apply(snapshot([0, 1]), animatingDifferences: false)
        host.show(view)
        host.settle()
        #expect(view.visibleCells.map(\.transform) == [Self.flip, Self.flip])
        layout.angle = 1
        layout.invalidateLayout()
        host.settle()
        #expect(view.visibleCells.allSatisfy { $0.transform == CGAffineTransform(rotationAngle: 1) })
        layout.angle = 0
        layout.invalidateLayout()
        host.settle()
        #expect(view.visibleCells.allSatisfy { $0.transform == .identity })
        #expect(view.visibleCells.map(\.frame.size) == [layout.itemSize, layout.itemSize])
    }
}

import CollageTesting
import Foundation

/// Measures frames and images of a list.
@MainActor
struct FrameBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "settle() with nothing to do", unit: .microseconds, limit: 20) {
                let screen = ListScreen(scale: 2)
                return Benchmark.nanoseconds(count, batch: 10) { screen.host.settle() } / 1e3
            }
        ] + pictures
    }

    private var pictures: [Benchmark] {
        [picture(scale: 1, limit: 5), picture(scale: 3, limit: 20)]
    }

    private func picture(scale: CGFloat, limit: Double) -> Benchmark {
        Benchmark(
            name: "list scrolled and drawn to PNG @\(Int(scale))x", unit: .milliseconds, limit: limit
        ) {
            let screen = ListScreen(scale: scale)
            var offset: CGFloat = 0
            return Benchmark.nanoseconds(max(count / 4, 5)) {
                offset += 120
                if offset > 4_000 { offset = 0 }
                screen.view.contentOffset.y = offset
                screen.host.settle()
                _ = try? screen.host.snapshot(.png)
            } / 1e6
        }
    }
}

/// A list of rows with two lines and a symbol.
@MainActor
private final class ListScreen {
    let host: TestHost
    let view: UICollectionView
    private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

    init(scale: CGFloat) {
        host = TestHost(size: CGSize(width: 390, height: 844), scale: scale, text: .fonts)
        let (view, dataSource) = host.run {
            let view = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "Row number \(item)"
                content.secondaryText = "What there is to be said about it, in a line"
                content.image = UIImage(systemName: ["star", "heart", "book", "bell"][item % 4])
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
            let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
            }
            dataSource.apply(AppliedRows.snapshot([Array(0..<1_000)]), animatingDifferences: false)
            return (view, dataSource)
        }
        self.view = view
        self.dataSource = dataSource
        host.show(view)
    }
}

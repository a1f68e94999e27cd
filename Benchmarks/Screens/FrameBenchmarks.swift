import CairoRenderer
import CollageTesting
import Foundation

/// Measures frames and images of a list.
@MainActor
struct FrameBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "settle() with nothing to do", unit: .microseconds) {
                let screen = ListScreen(scale: 2)
                return Benchmark.nanoseconds(count, batch: 10) { screen.host.settle() } / 1e3
            }
        ] + images(scale: 1, limit: 1.4) + images(scale: 3, limit: 1.3)
    }

    private func images(scale: CGFloat, limit: Double) -> [Benchmark] {
        let name = "list scrolled and drawn to PNG @\(Int(scale))x"
        return [
            Benchmark(name: name, unit: .milliseconds) { drawing(by: 120, scale) / 1e6 },
            Benchmark(ratio: "the same / an unchanged list", limit: limit) {
                drawing(by: 120, scale)
            } to: {
                drawing(by: 0, scale)
            },
            Benchmark(ratio: "the same / only drawing and packing the picture", limit: limit) {
                drawing(by: 120, scale)
            } to: {
                drawingOnly(scale)
            },
        ]
    }

    /// Returns the nanoseconds for drawing and packing one frame of the list, without layout and display nodes.
    private func drawingOnly(_ scale: CGFloat) -> Double {
        let screen = ListScreen(scale: scale)
        screen.host.settle()
        let frame = screen.host.session.renderFrame(), renderer = CairoRenderer()
        return Benchmark.nanoseconds(max(count / 4, 5)) { _ = try? renderer.png(frame) }
    }

    /// Returns the nanoseconds for each image of a list that scrolls.
    private func drawing(by step: CGFloat, _ scale: CGFloat) -> Double {
        let screen = ListScreen(scale: scale)
        var offset: CGFloat = 0
        return Benchmark.nanoseconds(max(count / 4, 5)) {
            offset += step
            if offset > 4_000 { offset = 0 }
            screen.view.contentOffset.y = offset
            screen.host.settle()
            _ = try? screen.host.snapshot(.png)
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

import CollageTesting
import CompositionalLayoutBuilder
import Testing

/// Numbered defects of the library and the app behind document 000 that SectionBuilderTests doesn't show.
@MainActor @Suite(.serialized) struct BuilderDefectTests {
    private struct Row: CompositionalLayoutItem, Equatable {
        let id: Int
        var text = ""

        func configure(cell: RowCell, for indexPath: IndexPath) { cell.text = text }
    }

    private final class RowCell: UICollectionViewCell {
        var text = ""
    }

    private enum ID: Int, CompositionalLayoutID {
        case first, second, third

        var id: Self { self }
    }

    @MainActor
    private final class Screen {
        let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let controller: CompositionalLayoutController
        private(set) var issues: [CollectionIssue] = []

        init() {
            controller = CompositionalLayoutController(collectionView: view)
            controller.driver.issueHandler = { [weak self] in self?.issues.append($0) }
            host.show(view)
        }

        func section(_ id: ID, _ items: any CompositionalLayoutItem...) -> CompositionalLayoutSection<ID> {
            FrameLayout(width: .fractionalWidth(1), height: .absolute(50)).items(id: id) { items }
        }
    }

    /// Defect 2: the layout asked the new model for a section of the old one.
    @Test func `a section count lower than at the last layout can be laid out at any time`() {
        let screen = Screen()
        screen.controller.apply([
            screen.section(.first, Row(id: 1)), screen.section(.second, Row(id: 2)), screen.section(.third, Row(id: 3)),
        ])
        screen.host.settle()
        screen.controller.apply([screen.section(.third, Row(id: 3, text: "left"))])
        for width in [500, 300, 400, 300] {
            screen.view.collectionViewLayout.invalidateLayout()
            screen.view.frame.size.width = CGFloat(width)
            screen.view.layoutIfNeeded()
            screen.host.advance(by: 0.1)
        }
        screen.host.settle()
        #expect(screen.view.visibleCells.map { ($0 as? RowCell)?.text } == ["left"] && screen.issues.isEmpty)
    }

    /// Defect 3: what was selected, or had the focus, lost it with its cell.
    @Test func `an item stays selected and keeps its cell when its content changes`() {
        let screen = Screen()
        screen.controller.apply([screen.section(.first, Row(id: 1), Row(id: 2))], animatingDifferences: false)
        screen.view.layoutIfNeeded()
        let path = IndexPath(item: 1, section: 0), cell = screen.view.cellForItem(at: path)
        screen.view.selectItem(at: path, animated: false, scrollPosition: [])
        screen.controller.apply([screen.section(.first, Row(id: 1), Row(id: 2, text: "open"))])
        screen.host.settle()
        #expect(screen.view.cellForItem(at: path) === cell && cell?.isSelected == true)
        #expect(screen.view.indexPathsForSelectedItems == [path])
    }

    private enum Photo {
        final class Cell: UICollectionViewCell {}

        struct Item: CompositionalLayoutItem {
            let id = "photo"

            func configure(cell: Cell, for indexPath: IndexPath) {}
        }
    }

    private enum Film {
        final class Cell: UICollectionViewCell {}

        struct Item: CompositionalLayoutItem {
            let id = "film"

            func configure(cell: Cell, for indexPath: IndexPath) {}
        }
    }

    /// Defect 5: item types had to be listed, and were registered under the unqualified names of their cells.
    @Test func `unlisted items have cells of their own classes, even if the classes have the same name`() {
        let screen = Screen()
        screen.controller.apply([screen.section(.first, Photo.Item(), Film.Item())])
        screen.host.settle()
        #expect(screen.view.visibleCells.map { $0 is Photo.Cell } == [true, false])
        #expect(screen.view.visibleCells.map { $0 is Film.Cell } == [false, true])
        #expect(screen.issues.isEmpty)
    }

    private struct Listener: CompositionalLayoutItem {
        let id: Int
        var log: (String) -> Void = { _ in }
        var isSelectable = true

        var didSelect: () -> Void { { log("select") } }
        var didDeselect: () -> Void { { log("deselect") } }
        var prefetch: () -> Void { { log("prefetch") } }
        var cancelPrefetch: () -> Void { { log("cancel") } }

        func configure(cell: RowCell, for indexPath: IndexPath) {}
        func willDisplay(cell: RowCell) { log("show") }
        func didEndDisplaying(cell: RowCell) { log("leave") }
    }

    /// Defect 7: an item was notified only of its selection.
    @Test func `items are notified of events and can prevent them`() {
        let screen = Screen()
        var log: [String] = []
        screen.controller.driver.deselectsItems = false
        let layout = FrameLayout(width: .fractionalWidth(1), height: .absolute(50))
        screen.controller.apply {
            layout.items(id: ID.first) {
                Listener(id: 0, log: { log.append($0) })
                Listener(id: 1)
                Listener(id: 2, log: { log.append("forbidden \($0)") }, isSelectable: false)
            }
        }
        screen.host.settle()
        for y in [25, 75, 125] { screen.host.tap(CGPoint(x: 100, y: y)) }
        screen.controller.apply([screen.section(.first, Row(id: 0))])
        screen.host.advance(by: 1)
        screen.host.settle()
        #expect(log == ["show", "forbidden show", "select", "deselect", "leave", "forbidden leave"])
        let prefetching = screen.view.prefetchDataSource
        screen.controller.apply { layout.items(id: ID.first) { Listener(id: 0, log: { log.append($0) }) } }
        screen.host.settle()
        log = []
        prefetching?.collectionView(screen.view, prefetchItemsAt: [IndexPath(item: 0, section: 0)])
        prefetching?.collectionView(screen.view, cancelPrefetchingForItemsAt: [IndexPath(item: 0, section: 0)])
        #expect(log == ["prefetch", "cancel"])
    }

    /// Defect 9: errors were dropped, and each refresh brought one subscription more.
    @Test func `a sequence's error is thrown to its awaiter, and a canceled binding shows no further updates`()
        async throws
    {
        struct Failure: Error {}
        let screen = Screen()
        let failing = AsyncThrowingStream<[CompositionalLayoutSection<ID>], any Error>(unfolding: { throw Failure() })
        await #expect(throws: Failure.self) { try await screen.controller.bind(to: failing).value }
        let (versions, continuation) = AsyncStream.makeStream(of: [CompositionalLayoutSection<ID>].self)
        let binding = screen.controller.bind(to: versions)
        continuation.yield([screen.section(.first, Row(id: 1))])
        while screen.controller.driver.sections.isEmpty { await Task.yield() }
        binding.cancel()
        continuation.yield([])
        _ = await binding.result
        #expect(screen.controller.driver.sections.count == 1)
    }
}

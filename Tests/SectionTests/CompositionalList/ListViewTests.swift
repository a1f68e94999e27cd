import CollageTesting
import CompositionalList
import Testing

@testable import PortableSwiftUI

/// Lists of SwiftUI views.
@MainActor @Suite(.serialized) struct ListViewTests {
    struct App: Identifiable, Hashable {
        let id: Int
        var name: String
    }

    typealias Section = GenericSectionIdentifierViewModel<String, App>

    /// A row with its own state: the number of taps.
    struct Row: View {
        let app: App
        @State private var taps = 0

        var body: some View {
            HStack {
                Text("\(app.name): \(taps)")
                Button("More") { taps += 1 }
            }
            .padding(10)
        }
    }

    private final class Log {
        var entries: [String] = []
    }

    private let host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    private let log = Log()

    private func apps(_ count: Int) -> [App] { (0..<count).map { App(id: $0, name: "App \($0)") } }

    private func list(_ apps: [App]) -> CompositionalList<Section, Row, EmptyView> {
        CompositionalList([Section(sectionIdentifier: "All", cellIdentifiers: apps)]) { app, _ in Row(app: app) }
            .animatesChanges(false)
    }

    private func show<Content: View>(_ view: Content) -> UIHostingController<Content> {
        let controller = UIHostingController(rootView: view)
        host.show(controller)
        return controller
    }

    private var texts: [String] { host.elements.map(\.label).filter { $0 != "More" } }

    @Test func `rows show their items, as high as their views`() throws {
        _ = show(list(apps(3)))
        #expect(texts == ["App 0: 0", "App 1: 0", "App 2: 0"])
        let view = try #require(host.first(UICollectionView.self))
        let heights = Set(view.visibleCells.map(\.frame.height))
        // The text's line and the padding above and below.
        #expect(heights.count == 1)
        #expect(heights.first.map { $0 > 30 && $0 < 60 } ?? false)
    }

    @Test func `an empty list works, and shows later data`() {
        let controller = show(list([]))
        #expect(texts.isEmpty)
        controller.rootView = list(apps(2))
        host.settle()
        #expect(texts == ["App 0: 0", "App 1: 0"])
        controller.rootView = list([App(id: 1, name: "Renamed")])
        host.settle()
        #expect(texts == ["Renamed: 0"])
    }

    @Test func `a tap on a button in a row changes the row's state, and doesn't select the row`() throws {
        _ = show(list(apps(2)).selectedItem { [log] in log.entries.append($0.name) })
        try host.element(.label("More"), index: 1).tap()
        #expect(texts == ["App 0: 0", "App 1: 1"])
        #expect(log.entries.isEmpty)
    }

    @Test func `a tap next to the button selects the visible item`() throws {
        let controller = show(list(apps(2)).selectedItem { [log] in log.entries.append($0.name) })
        controller.rootView = list([App(id: 7, name: "Seven")]).selectedItem { [log] in log.entries.append($0.name) }
        host.settle()
        try host.element(.label("Seven: 0")).tap()
        #expect(log.entries == ["Seven"])
    }

    @Test func `a row's state stays with its item when cells are reused`() throws {
        let controller = show(list(apps(60)))
        try host.element(.label("More"), index: 0).tap()
        #expect(texts.first == "App 0: 1")
        let view = try #require(host.first(UICollectionView.self))
        view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
        host.settle()
        #expect(texts.last == "App 59: 0")
        #expect(texts.allSatisfy { $0.hasSuffix(": 0") })
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        host.settle()
        #expect(texts.first == "App 0: 1")
        // An item that's removed from the list and inserted again has a new state.
        controller.rootView = list(Array(apps(60).dropFirst()))
        host.settle()
        controller.rootView = list(apps(60))
        host.settle()
        #expect(texts.first == "App 0: 0")
    }

    @Test func `scrolling doesn't create hosts once there are enough`() throws {
        _ = show(list(apps(300)))
        let view = try #require(host.first(UICollectionView.self))
        for item in stride(from: 0, to: 100, by: 5) {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
            host.settle()
        }
        let made = HostingView.count
        for item in stride(from: 100, to: 280, by: 5) {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
            host.settle()
        }
        #expect(HostingView.count == made)
    }

    @Test func `headers and footers are views, and only exist where the list specifies them`() {
        let sections = [Section(sectionIdentifier: "First", cellIdentifiers: apps(1))]
        let plain = CompositionalList(sections) { app, _ in Text(app.name) }
        _ = show(plain.customLayout(.composed()))
        #expect(texts == ["App 0"])
        _ = show(plain.sectionHeader { section, _, _ in Text(section ?? "") }.customLayout(.composed()))
        #expect(texts == ["First", "App 0"])
    }

    @Test func `each section can have one of the core's layouts`() throws {
        let sections = [
            Section(sectionIdentifier: "Grid", cellIdentifiers: apps(3)),
            Section(sectionIdentifier: "Rows", cellIdentifiers: (10..<12).map { App(id: $0, name: "App \($0)") }),
        ]
        _ = show(
            CompositionalList(sections) { app, _ in Text(app.name) }
                .sectionLayout { section in
                    if section == 0 { GridLayout(columns: 3, height: .absolute(50)) } else { ListRowLayout() }
                })
        let view = try #require(host.first(UICollectionView.self))
        #expect(view.visibleCells.filter { $0.frame.minY == 0 }.count == 3)
        #expect(texts == ["App 0", "App 1", "App 2", "App 10", "App 11"])
    }

    /// Content whose height follows from the width of its row, however small its own size is.
    private struct Picture: View {
        var body: some View {
            VStack {
                Image(systemName: "photo").resizable().scaledToFit()
                Rectangle().aspectRatio(4 / 3, contentMode: .fit)
            }
        }
    }

    @Test(arguments: [true, false]) func `rows are as high as in a hosting configuration`(isGrid: Bool) throws {
        _ = show(
            CompositionalList([Section(sectionIdentifier: "", cellIdentifiers: apps(1))]) { _, _ in Picture() }
                .sectionLayout { _ in
                    if isGrid { GridLayout(columns: 2, height: .estimated(50)) } else { ListRowLayout() }
                })
        let cell = try #require(host.first(UICollectionView.self)?.visibleCells.first)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
            cell.contentConfiguration = UIHostingConfiguration { Picture() }.margins(.all, 0)
        }
        let view = UICollectionView(
            frame: cell.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(
                    group: .vertical(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
                        subitems: [
                            NSCollectionLayoutItem(
                                layoutSize: NSCollectionLayoutSize(
                                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
                        ]))))
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let expected = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.frame.height == expected.frame.height && cell.frame.height > cell.frame.width)
    }

    @Test func `an empty list shows its placeholder`() {
        let controller = show(list([]).emptyContent { Text("Nothing") })
        #expect(texts == ["Nothing"])
        controller.rootView = list(apps(1)).emptyContent { Text("Nothing") }
        host.settle()
        #expect(texts == ["App 0: 0"])
    }

    @Test func `reaching the end of the list is reported once`() throws {
        _ = show(list(apps(100)).onReachEnd(remainingItems: 3) { [log] in log.entries.append("end") })
        #expect(log.entries.isEmpty)
        let view = try #require(host.first(UICollectionView.self))
        view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
        host.settle()
        #expect(log.entries == ["end"])
    }

    @Test func `rows are swiped, long pressed, and moved as the list specifies`() throws {
        let listed = CompositionalList([Section(cellIdentifiers: apps(3))]) { app, _ in Text(app.name) }
            .sectionLayout { _ in ListLayout() }
            .swipeActions { [log] app in
                [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        log.entries.append("delete \(app.name)")
                        done(true)
                    }
                ]
            }
            .itemContextMenu { [log] app in UIAction(title: "Share") { _ in log.entries.append("share \(app.name)") } }
            .onReorder { [log] in log.entries.append("\($0[0].items.map(\.id))") }
        _ = show(listed)
        let row = try host.element(.text("App 1"))
        #expect(row.actions.contains("Delete"))
        row.perform(.custom(row.actions.firstIndex(of: "Delete") ?? 0))
        #expect(log.entries == ["delete App 1"])
    }

    @Test func `a list is deallocated with its closures`() {
        weak var leaked: Log?
        do {
            let log = Log()
            leaked = log
            let host = TestHost()
            let list = list(apps(3)).selectedItem { _ in log.entries.append("selected") }
                .refreshable { log.entries.append("refreshed") }
            host.show(UIHostingController(rootView: list))
            host.show(UIViewController())
        }
        #expect(leaked == nil)
    }
}

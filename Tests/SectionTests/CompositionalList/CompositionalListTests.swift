import CollageTesting
import CompositionalList
import Testing

/// The half of document 002 that knows nothing of views, and the numbered defects of its upstream.
@MainActor @Suite(.serialized) struct CompositionalListTests {
    private final class TextSlot: HostingSlot {
        static var made = 0
        var text = ""

        init() { TextSlot.made += 1 }

        func show(_ content: String, in container: UIView, parent: UIViewController?) {
            text = content
            container.layer.name = content
        }
    }

    private enum Kind: String {
        case popular = "Popular"
        case new = "New"
    }

    private typealias Model = GenericSectionIdentifierViewModel<Kind, String>
    private typealias List = CompositionalListController<Model, TextSlot, TextSlot>

    @MainActor
    private final class Screen {
        let host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
        let list = List()
        private(set) var issues: [CollectionIssue] = []

        init() {
            list.driver.issueHandler = { [weak self] in self?.issues.append($0) }
            host.show(list)
        }

        func show(_ sections: [Model], prefix: String = "", change: (inout List.Configuration) -> Void = { _ in }) {
            var configuration = List.Configuration(sections) { item, path in "\(prefix)\(item)" }
            configuration.animatesChanges = false
            change(&configuration)
            list.update(configuration)
            host.settle()
        }

        var texts: [String] { list.collectionView.visibleCells.map { $0.contentView.layer.name ?? "-" } }

        var headers: [String] {
            list.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
                .map { $0.layer.name ?? "-" }
        }
    }

    /// Defect 1, and both of the document's open points: data that came later was never shown, and an empty list had
    /// to be left out.
    @Test func `data that arrives after an empty list is shown`() {
        let screen = Screen()
        screen.show([])
        #expect(screen.texts.isEmpty)
        screen.show([Model(sectionIdentifier: .popular, cellIdentifiers: ["a", "b"])])
        #expect(screen.texts == ["a", "b"])
        screen.show([Model(sectionIdentifier: .popular, cellIdentifiers: ["b"])])
        #expect(screen.texts == ["b"])
    }

    @Test func `the content is created by the closures of the latest update`() {
        let screen = Screen()
        screen.show([Model(cellIdentifiers: ["a"])])
        screen.show([Model(cellIdentifiers: ["a"])], prefix: "new ")
        #expect(screen.texts == ["new a"])
    }

    @Test func `the selected item is the displayed item`() {
        let screen = Screen()
        var selected: [String] = []
        screen.show([Model(cellIdentifiers: ["a", "b"])])
        screen.show([Model(cellIdentifiers: ["b", "c"])]) { $0.selection = { selected.append($0) } }
        screen.host.tap(screen.list.collectionView.visibleCells[0])
        #expect(selected == ["b"])
    }

    /// Defect 2: a controller was added with each reuse.
    @Test func `slots are reused`() {
        let screen = Screen()
        TextSlot.made = 0
        for turn in 0..<50 { screen.show([Model(cellIdentifiers: (0..<5).map { "\(turn).\($0)" })]) }
        #expect(TextSlot.made <= 10)
    }

    /// Defect 4: all lists shared a layout that showed nothing.
    @Test func `layouts change from update to update`() {
        let screen = Screen()
        let sections = [Model(sectionIdentifier: .new, cellIdentifiers: (0..<6).map(String.init))]
        screen.show(sections) { $0.sectionLayout = { _ in GridLayout(columns: 3, height: .absolute(50)) } }
        #expect(screen.list.collectionView.visibleCells.filter { $0.frame.minY == 0 }.count == 3)
        screen.show(sections) {
            $0.layout = .composed()
            $0.headerFooterProvider = { section, _, _ in section?.rawValue ?? "" }
        }
        #expect(screen.headers == ["New"])
        screen.show(sections)
        #expect(screen.list.collectionView.collectionViewLayout === screen.list.driver.layout)
    }

    /// Defect 5: a layout with a header and a list without one was a crash.
    @Test func `a header without content is empty`() {
        let screen = Screen()
        screen.show([Model(cellIdentifiers: ["a"])]) { $0.layout = .composed() }
        #expect(screen.headers == ["-"])
        #expect(screen.issues.count == 1)
    }

    /// Defect 7: equal items in two sections were a crash.
    @Test func `equal items in two sections are shown, and reported`() {
        let screen = Screen()
        screen.show([
            Model(sectionIdentifier: .new, cellIdentifiers: ["a"]),
            Model(sectionIdentifier: .popular, cellIdentifiers: ["a"]),
        ])
        #expect(screen.texts == ["a", "a"])
        #expect(screen.issues.count == 1)
    }

    @Test func `the composed layout has a frame for each of six sections, in portrait and landscape`() {
        for size in [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)] {
            let screen = Screen()
            screen.host.change(size: size)
            screen.show((0..<6).map { section in Model(cellIdentifiers: (0..<9).map { "\(section).\($0)" }) }) {
                $0.layout = .composed()
                $0.headerFooterProvider = { _, _, _ in "" }
            }
            let view = screen.list.collectionView
            for section in 0..<view.numberOfSections {
                let frame = view.layoutAttributesForItem(at: IndexPath(item: 8, section: section))?.frame
                #expect(frame.map { $0.width > 0 && $0.height > 0 } ?? false)
            }
        }
    }

    @Test func `an empty list shows its placeholder`() {
        let screen = Screen()
        let label = UILabel()
        let empty = ViewContentConfiguration { label }
        screen.show([]) { $0.placeholders.empty = empty }
        #expect(label.window != nil)
        screen.show([Model(cellIdentifiers: ["a"])]) { $0.placeholders.empty = empty }
        #expect(label.window == nil)
    }

    @Test func `a list loads, is refreshed, and has menus as configured`() async {
        let screen = Screen(), wheel = UIView()
        var pages = 0, refreshes = 0, pressed: [String] = []
        func show(_ items: [String], _ state: ContentState) {
            screen.show([Model(cellIdentifiers: items)]) {
                $0.sectionLayout = { _ in ListRowLayout(height: .absolute(50)) }
                $0.placeholders.loading = ViewContentConfiguration { wheel }
                $0.contentState = state
                $0.reachEndAction = CollectionDriver.ReachEndAction { pages += 1 }
                $0.refreshAction = { refreshes += 1 }
                $0.contextMenu = { item in
                    pressed.append(item)
                    return ItemMenu { UIAction(title: item) { _ in } }
                }
            }
        }
        show([], .loading)
        #expect(wheel.window != nil)
        show(["a", "b"], .loaded)
        show(["a", "b"], .loaded)
        #expect(wheel.window == nil && pages == 1)
        screen.list.driver.refresh()
        while screen.list.driver.isRefreshing { await Task.yield() }
        #expect(refreshes == 1)
        screen.host.settle()
        let finger = screen.host.touch(at: CGPoint(x: 100, y: 75))
        screen.host.advance(by: 0.6)
        finger.lift()
        screen.host.settle()
        #expect(pressed == ["b"])
        #expect(screen.host.all(MenuRowView.self).map(\.content.title) == ["b"])
    }

    @Test func `a user rearranges the items, and the app receives their order`() {
        let screen = Screen()
        var order: [String] = []
        screen.show([Model(sectionIdentifier: .new, cellIdentifiers: ["a", "b", "c"])]) {
            $0.sectionLayout = { _ in ListRowLayout(height: .absolute(50)) }
            $0.rearrangement = { sections in
                order = sections.map { "\($0.section?.rawValue ?? "-") \($0.items.joined(separator: " "))" }
            }
        }
        let finger = screen.host.touch(at: CGPoint(x: 100, y: 25))
        screen.host.advance(by: 0.6)
        for y in [75.0, 125] {
            finger.move(to: CGPoint(x: 100, y: y))
            screen.host.settle()
        }
        finger.lift()
        screen.host.settle()
        #expect(order == ["New b c a"])
    }

    /// Defect 6: presets that take a scrolling behavior scrolled continuously all the same.
    @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .paging, .groupPagingCentered])
    func `section presets use the specified scrolling behavior`(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
        let sections: [NSCollectionLayoutSection] = [
            .listWith(scrollingBehavior: behavior), .groupedList(scrollingBehavior: behavior),
            .horizontalTiles(scrollingBehavior: behavior, groupSize: size),
            .verticalGroupTiles(scrollingBehavior: behavior, groupSize: size),
        ]
        #expect(sections.map(\.orthogonalScrollingBehavior) == Array(repeating: behavior, count: 4))
    }

    /// Defect 7: the first items flew in, and nothing could be shown without animation.
    @Test func `the first items appear without animation, later ones with the specified animation`() throws {
        let screen = Screen()
        func show(_ items: [String], animated: Bool) -> Bool {
            var configuration = List.Configuration([Model(cellIdentifiers: items)]) { item, _ in item }
            configuration.animatesChanges = animated
            screen.list.update(configuration)
            screen.host.advance(by: 0.1)
            let isAnimated = screen.list.collectionView.visibleCells.contains {
                ($0.layer.presentation()?.opacity ?? 1) < 1
            }
            screen.host.settle()
            return isAnimated
        }
        #expect(!show(["a"], animated: true))
        #expect(show(["b", "a"], animated: true))
        #expect(!show(["b", "c", "a"], animated: false))
        #expect(screen.texts == ["b", "c", "a"])
    }

    @Test func `a list is deallocated`() {
        weak var list: List?
        do {
            let screen = Screen()
            screen.show([Model(cellIdentifiers: ["a"])])
            list = screen.list
            screen.host.show(UIViewController())
        }
        #expect(list == nil)
    }
}

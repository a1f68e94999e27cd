import Collage
import CollageTesting
import Foundation
import Testing

/// Each public class of the section modules is deallocated with its last reference, and releases the objects of its
/// closures. The last test finds classes that are missing here.
@MainActor @Suite(.serialized) struct SectionLifetimeTests {
    /// A public class of a section module.
    enum Owner: String, CaseIterable {
        case driver = "CollectionDriver"
        case observation = "CollectionObservation"
        case refresh = "PullToRefresh"
        case controller = "CompositionalLayoutController"
        case composer = "Composer"
        case layout = "UICollectionViewComposableLayout"
        case section = "CompositionalLayoutableSection"
        case delegate = "CompositionalLayoutDelegate"
        case source = "CompositionalLayoutDataSource"
        case prefetching = "CompositionalLayoutDataSourcePrefetching"
        case list = "CompositionalListController"
        case cell = "HostingCell"
        case listCell = "HostingListCell"
        case supplementaryView = "HostingSupplementaryView"
        case contentHost = "ContentConfigurationHost"
        case contentSlot = "ContentSlot"
        case viewSlot = "HostedViewSlot"
    }

    @Test(arguments: Owner.allCases)
    func `an object is deallocated with the objects of its closures`(_ owner: Owner) async {
        weak var object: AnyObject?
        weak var held: NSObject?
        do {
            let stage = Stage()
            held = stage.held
            object = stage.make(owner)
            #expect(object != nil)
            // A host releases its last screen when it shows the next one.
            stage.host.show(UIViewController())
        }
        // A binding's task ends on another thread.
        for _ in 0..<1000 where held != nil { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(object == nil)
        #expect(held == nil)
    }

    @Test func `every public class and every closure that it stores is covered here`() throws {
        let sources = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/Sections"
        let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
        let here = try String(contentsOfFile: #filePath, encoding: .utf8)
        var classes: Set<String> = [], forgotten: Set<String> = []
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
            for match in text.matches(of: /(?m)^(?:public final|open) class (\w+)/) { classes.insert(String(match.1)) }
            // A stored closure's line has no brace, or one after its equals sign.
            for match in text.matches(of: /(?m)(?:public|open) var (\w+):\s+[^{=\n]*->[^{=\n]*(?:=.*)?$/)
            where !here.contains("\(match.1)") {
                forgotten.insert(String(match.1))
            }
        }
        #expect(classes == Set(Owner.allCases.map(\.rawValue)))
        #expect(forgotten == [])
    }
}

/// A screen with one of everything that can hold something.
@MainActor
private final class Stage: CompositionalLayoutProvider {
    let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
    let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
    let held = NSObject()
    var compositionalLayoutSections: [CompositionalLayoutableSection] = []
    /// Objects that UIKit doesn't retain.
    private var kept: [AnyObject] = []

    /// Makes an object, all of whose closures hold `held`, and has it at work on the screen.
    func make(_ owner: SectionLifetimeTests.Owner) -> AnyObject? {
        let made: AnyObject? =
            switch owner {
            case .driver: driver()
            case .observation: observation()
            case .refresh: refresh()
            case .controller: controller()
            case .composer: composer()
            case .layout: layout()
            case .section: section()
            case .delegate: objects().delegate
            case .source: objects().source
            case .prefetching: objects().prefetching
            case .list: list()
            case .cell: list().collectionView.visibleCells.first
            case .listCell: list(hasAccessories: true).collectionView.visibleCells.first
            case .contentHost: contents().host
            case .contentSlot: contents().slot
            case .viewSlot: viewSlot()
            case .supplementaryView:
                list().collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
            }
        if let made { kept.append(made) }
        return made
    }

    // MARK: Core

    private struct Item: CollectionItem {
        let id: Int
        var events = ItemEvents()

        func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {}
    }

    private struct Title: CollectionSupplementary {
        let held: NSObject

        func configure(view: UICollectionReusableView, for indexPath: IndexPath) {}
    }

    private var menu: ItemMenu {
        let held = held
        var menu = ItemMenu(previewAction: { _ in _ = held }) { UIAction(title: "") { _ in _ = held } }
        menu.highlight = { cell in
            _ = held
            return UITargetedPreview(view: cell)
        }
        return menu
    }

    /// Events of an item, each of which holds the object.
    private var itemEvents: ItemEvents {
        var events = ItemEvents()
        let held = held
        events.shouldHighlight = { held.isEqual(held) }
        events.didHighlight = { _ = held }
        events.didUnhighlight = { _ = held }
        events.shouldSelect = { held.isEqual(held) }
        events.didSelect = { _ = held }
        events.shouldDeselect = { held.isEqual(held) }
        events.didDeselect = { _ = held }
        events.primaryAction = { _ = held }
        events.willDisplay = { _ in _ = held }
        events.didEndDisplaying = { _ in _ = held }
        events.prefetch = { _ = held }
        events.cancelPrefetch = { _ = held }
        events.leadingSwipeActions = { held.isEqual(nil) ? UISwipeActionsConfiguration(actions: []) : nil }
        events.trailingSwipeActions = { held.isEqual(nil) ? UISwipeActionsConfiguration(actions: []) : nil }
        events.canDrag = { held.isEqual(held) }
        events.itemProvider = {
            _ = held
            return NSItemProvider()
        }
        let menu = menu
        events.contextMenu = { menu }
        return events
    }

    /// Events of a section, each of which holds the object.
    private var sectionEvents: SectionEvents {
        var events = SectionEvents()
        let held = held
        events.shouldSelect = { _ in held.isEqual(held) }
        events.didSelect = { _ in _ = held }
        events.didDeselect = { _ in _ = held }
        let menu = menu
        events.contextMenu = { _ in menu }
        events.willDisplay = { _, _ in _ = held }
        events.didEndDisplaying = { _, _ in _ = held }
        events.visibleItemsDidMove = { _, _, _ in _ = held }
        events.pageDidChange = { _ in _ = held }
        events.shouldChangeExpansion = { _, _ in held.isEqual(held) }
        events.didChangeExpansion = { _, _ in _ = held }
        events.dropTargets = [.items(of: Item.self) { _, _ in _ = held }]
        return events
    }

    private var sections: [SectionModel] {
        let held = held
        let raw = RawSectionLayout { _, environment in
            _ = held
            return GridLayout(columns: 2, height: .absolute(50)).badge(BadgePlacement()).makeSection(in: environment)
        }
        let frames = CustomFramesLayout(height: .absolute(40)) { size in
            _ = held
            return [CGRect(origin: .zero, size: size)]
        }
        let layouts: [any SectionLayout] = [raw, frames, ListRowLayout().adjusted { _ in _ = held }]
        return layouts.enumerated().map { index, layout in
            var section = SectionModel(
                id: index, layout: layout, items: (0..<3).map { Item(id: index * 10 + $0, events: itemEvents) }
            )
            .header(Title(held: held)).footer(Title(held: held)).background(UICollectionReusableView.self)
            .supplementary(.badge { _ in Title(held: held) })
            section.events = sectionEvents
            return section
        }
    }

    private func driver() -> CollectionDriver {
        let driver = CollectionDriver(collectionView: view), held = held
        driver.issueHandler = { _ in _ = held }
        driver.canReorder = { _ in held.isEqual(held) }
        driver.didReorder = { _ in _ = held }
        driver.reachEndAction = .loading { _ = held }
        driver.refreshAction = { _ = held }
        driver.placeholders.failed = { _ in
            _ = held
            return nil
        }
        driver.workingRange = WorkingRange(willEnter: { _ in _ = held }, didLeave: { _ in _ = held })
        driver.performanceHooks = PerformanceHooks(willBegin: { _, _ in _ = held }, didEnd: { _, _ in _ = held })
        driver.setGlobalSupplementaries([.header(Title(held: held), kind: "global")])
        host.show(view)
        driver.apply(sections) { _ in _ = held }
        // One update is under way and another waits when everything goes.
        driver.apply(Array(sections.prefix(2))) { _ in _ = held }
        driver.bind(to: AsyncStream<Int> { _ in }) { _ in
            _ = held
            return []
        }
        return driver
    }

    private func observation() -> AnyObject {
        let held = held, driver = driver(), sections = sections
        kept.append(driver)
        return driver.observe {
            _ = held
            return sections
        }
    }

    private func refresh() -> AnyObject {
        let held = held
        host.show(view)
        let refresh = PullToRefresh(view) { _ = held }
        refresh.refresh()
        return refresh
    }

    /// A slot, and a view that it or anybody may fill with a content of the app's.
    /// A slot whose view holds `held`.
    private func viewSlot() -> AnyObject {
        let held = held
        let slot = HostedViewSlot<AnyView>()
        let view = Text("View").onTapGesture { _ = held }
        slot.show(HostedView(AnyView(view), identity: 1), in: self.view, parent: nil)
        host.settle()
        return slot
    }

    private func contents() -> (slot: ContentSlot, host: ContentConfigurationHost) {
        let held = held, slot = ContentSlot(), host = ContentConfigurationHost()
        let content = ViewContentConfiguration {
            _ = held
            return UIView()
        }
        slot.show(content, in: view, parent: nil)
        host.configuration = content
        view.addSubview(host)
        self.host.show(view)
        kept += [slot, host]
        return (slot, host)
    }

    // MARK: The systems

    private enum ID: Int, ComposableSection, Composable, CompositionalLayoutID {
        case only

        nonisolated var id: Self { self }
        var item: UICollectionViewComposableLayout.Item { .full() }
        var group: UICollectionViewComposableLayout.Group { .grid(height: .absolute(40), numberOfItems: 2) }
        var section: UICollectionViewComposableLayout.Section { .base() }
    }

    private struct Number: ComposableItem {
        let number: Int
    }

    private struct Row: CompositionalLayoutItem {
        let id: Int

        func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {}
    }

    private func controller() -> AnyObject {
        let controller = CompositionalLayoutController(collectionView: view), held = held, menu = menu
        host.show(view)
        controller.refreshAction = { _ = held }
        controller.reachEndAction = CollectionDriver.ReachEndAction { _ = held }
        controller.apply {
            GridLayout(columns: 2, height: .absolute(50)).items(id: ID.only, badgeAt: BadgePlacement()) { _ in
                Title(held: held)
            } items: {
                Row(id: 1)
            }
            .onPageChange { _ in _ = held }
            .contextMenu { _ in menu }
            .events(sectionEvents)
        }
        return controller
    }

    private func composer() -> AnyObject {
        let held = held
        let source = UICollectionViewDiffableDataSource<ID, Number>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(UICollectionViewCell.self, for: path)
        }
        view.register(UICollectionViewCell.self)
        let composer = Composer(collectionView: view, dataSource: source)
        composer.issueHandler = { _ in _ = held }
        composer.configuration.handlers[.only] = { _, _, _ in _ = held }
        composer.compose()
        host.show(view)
        var snapshot = NSDiffableDataSourceSnapshot<ID, Number>()
        snapshot.appendSections([.only])
        snapshot.appendItems((1...3).map { Number(number: $0) })
        composer.apply(snapshot, animatingDifferences: true)
        kept.append(source)
        return composer
    }

    private func layout() -> AnyObject {
        let held = held
        let layout = UICollectionViewComposableLayout { _, environment in
            _ = held
            return ListRowLayout().makeSection(in: environment)
        }
        view.collectionViewLayout = layout
        host.show(view)
        return layout
    }

    private final class Rows: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource,
        UICompositionalLayoutableSectionDelegate, UICompositionalLayoutableSectionLayout,
        UICompositionalLayoutableSectionDataSourcePrefetching
    {
        var items = [1, 2, 3]
        let held: NSObject

        init(_ held: NSObject) {
            self.held = held
            super.init()
            dataSource = self
            delegate = self
            sectionLayout = self
            prefetchDataSource = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(UICollectionViewCell.self, for: indexPath)
        }

        func registerCell(in collectionView: UICollectionView) { collectionView.register(UICollectionViewCell.self) }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

        func sectionLayout(
            at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
        ) -> NSCollectionLayoutSection {
            ListRowLayout(height: .absolute(50)).makeSection(in: layoutEnvironment)
        }
    }

    private func section() -> CompositionalLayoutableSection {
        let section = Rows(held)
        compositionalLayoutSections = [section]
        _ = objects()
        section.update(view, withItems: [4, 5])
        return section
    }

    private func objects() -> (
        delegate: CompositionalLayoutDelegate, source: CompositionalLayoutDataSource,
        prefetching: CompositionalLayoutDataSourcePrefetching
    ) {
        let held = held
        let delegate = CompositionalLayoutDelegate(provider: self)
        let source = CompositionalLayoutDataSource(provider: self)
        let prefetching = CompositionalLayoutDataSourcePrefetching(provider: self)
        source.issueHandler = { _ in _ = held }
        if compositionalLayoutSections.isEmpty { compositionalLayoutSections = [Rows(held)] }
        view.delegate = delegate
        view.dataSource = source
        view.prefetchDataSource = prefetching
        updateCompositionalLayout(for: view)
        host.show(view)
        kept += [delegate, source, prefetching]
        return (delegate, source, prefetching)
    }

    private final class Slot: HostingSlot {
        private var content: NSObject?

        func show(_ content: NSObject, in container: UIView, parent: UIViewController?) { self.content = content }
    }

    private typealias List = CompositionalListController<GenericSectionIdentifierViewModel<Int, Int>, Slot, Slot>

    private func list(hasAccessories: Bool = false) -> List {
        let list = List(), held = held
        let sections = [GenericSectionIdentifierViewModel(sectionIdentifier: 1, cellIdentifiers: [1, 2, 3])]
        var configuration = List.Configuration(sections, cellProvider: { _, _ in held })
        configuration.headerFooterProvider = { _, _, _ in held }
        configuration.selection = { _ in _ = held }
        let menu = menu
        configuration.contextMenu = { _ in menu }
        configuration.rearrangement = { _ in _ = held }
        configuration.sectionLayout = { _ in
            _ = held
            return ListRowLayout()
        }
        configuration.refreshAction = { _ = held }
        configuration.reachEndAction = CollectionDriver.ReachEndAction { _ = held }
        configuration.prefetch = { _ in _ = held }
        configuration.cancelPrefetch = { _ in _ = held }
        configuration.positionDidChange = { _ in _ = held }
        configuration.itemsDidChange = { _ in _ = held }
        if hasAccessories {
            configuration.accessories = { _ in
                _ = held
                return []
            }
        }
        configuration.layout = .composed()
        list.update(configuration)
        host.show(list)
        kept.append(list)
        return list
    }
}

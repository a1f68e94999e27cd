import CollageTesting
import CollectionCore
import Testing

/// Sections whose items can be expanded and collapsed.
@MainActor @Suite(.serialized) struct OutlineSectionTests {
    private func identity(_ name: String) -> ItemIdentity { ItemIdentity(type: Folder.self, id: name) }

    private func folders(_ archive: [String] = ["2025", "2026"], isExpanded: Bool = false) -> SectionModel {
        SectionModel(
            id: "folders", layout: ListLayout(appearance: .sidebar),
            outline: [
                OutlineItem(Folder("Inbox")),
                OutlineItem(
                    Folder("Archive"), isExpanded: isExpanded,
                    children: archive.map { OutlineItem(Folder($0), children: [OutlineItem(Folder("\($0) May"))]) }),
            ])
    }

    private func names(on screen: DriverScreen) -> [String] {
        screen.collectionView.layoutIfNeeded()
        return screen.driver.sections.flatMap { $0.items.map { "\($0.identity.id.base)" } }
    }

    private func cell(_ name: String, on screen: DriverScreen) -> FolderCell? {
        screen.collectionView.layoutIfNeeded()
        return screen.collectionView.visibleCells.lazy.compactMap { $0 as? FolderCell }.first { $0.name == name }
    }

    @Test func `children of an item are shown while the item is expanded`() {
        let screen = DriverScreen()
        screen.show([folders()])
        #expect(names(on: screen) == ["Inbox", "Archive"])
        screen.driver.setExpanded(true, identity("Archive"), options: .unanimated)
        #expect(names(on: screen) == ["Inbox", "Archive", "2025", "2026"])
        #expect(cell("2025", on: screen) != nil)
        screen.driver.setExpanded(true, identity("2026"), options: .unanimated)
        #expect(names(on: screen) == ["Inbox", "Archive", "2025", "2026", "2026 May"])
        screen.driver.setExpanded(false, identity("Archive"), options: .unanimated)
        #expect(names(on: screen) == ["Inbox", "Archive"])
        #expect(screen.issues.isEmpty)
    }

    @Test func `hidden items keep their expansion state`() {
        let screen = DriverScreen()
        screen.show([folders(isExpanded: true)])
        screen.driver.setExpanded(true, identity("2025"), options: .unanimated)
        screen.driver.setExpanded(false, identity("Archive"), options: .unanimated)
        #expect(screen.driver.isExpanded(identity("2025")) == true)
        screen.driver.setExpanded(true, identity("Archive"), options: .unanimated)
        #expect(names(on: screen) == ["Inbox", "Archive", "2025", "2025 May", "2026"])
    }

    @Test func `expansion states follow the identity through updates, and end with the item`() {
        let screen = DriverScreen()
        screen.show([folders()])
        screen.driver.setExpanded(true, identity("Archive"), options: .unanimated)
        screen.show([.tiles("a", 1...2), folders(["2024", "2026"])])
        #expect(names(on: screen) == ["1", "2", "Inbox", "Archive", "2024", "2026"])
        screen.show([.tiles("a", 1...2)])
        #expect(screen.driver.isExpanded(identity("Archive")) == nil)
        screen.show([folders()])
        #expect(names(on: screen) == ["Inbox", "Archive"])
    }

    @Test func `cells have their outline level and expansion state`() throws {
        let screen = DriverScreen()
        screen.show([folders(isExpanded: true)])
        #expect(try #require(cell("Archive", on: screen)).isExpanded)
        #expect(try #require(cell("2025", on: screen)).indentationLevel == 1)
        screen.driver.setExpanded(false, identity("Archive"), options: .unanimated)
        #expect(try #require(cell("Archive", on: screen)).isExpanded == false)
    }

    @Test func `a user's tap on the disclosure indicator expands the item and is reported`() throws {
        let screen = DriverScreen()
        var reported: [String] = []
        var section = folders()
        section.events.didChangeExpansion = { reported.append("\($0.id.base) \($1)") }
        screen.show([section])
        try tapDisclosure("Archive", on: screen)
        #expect(names(on: screen) == ["Inbox", "Archive", "2025", "2026"])
        #expect(cell("2026", on: screen) != nil)
        try tapDisclosure("Archive", on: screen)
        #expect(names(on: screen) == ["Inbox", "Archive"])
        #expect(reported == ["Archive true", "Archive false"])
    }

    @Test func `items that the user expanded stay expanded when the app updates`() throws {
        let screen = DriverScreen()
        screen.show([folders()])
        try tapDisclosure("Archive", on: screen)
        screen.show([folders(["2024"])])
        #expect(names(on: screen) == ["Inbox", "Archive", "2024"])
        #expect(cell("2024", on: screen) != nil)
    }

    @Test func `an app can disallow expansion`() throws {
        let screen = DriverScreen()
        var section = folders()
        section.events.shouldChangeExpansion = { _, isExpanded in !isExpanded }
        screen.show([section])
        try tapDisclosure("Archive", on: screen)
        #expect(names(on: screen) == ["Inbox", "Archive"])
    }

    @Test func `content that changes below a collapsed item is correct when it's expanded`() {
        let screen = DriverScreen()
        screen.show([folders(isExpanded: true)])
        screen.driver.setExpanded(false, identity("Archive"), options: .unanimated)
        var changed = folders(isExpanded: true)
        changed.outline?[1].children[0].item = AnyCollectionItem(Folder("2025", title: "Last year"))
        screen.show([changed])
        screen.driver.setExpanded(true, identity("Archive"), options: .unanimated)
        screen.collectionView.layoutIfNeeded()
        let titles = screen.collectionView.visibleCells.compactMap { ($0 as? FolderCell)?.title }
        #expect(titles.contains("Last year"))
    }

    @Test func `a missing item is reported`() {
        let screen = DriverScreen()
        screen.show([folders()])
        #expect(!screen.driver.setExpanded(true, identity("Trash")))
        #expect(screen.issues.count == 1)
    }

    @Test func `equal ids at different levels are distinguished and reported`() {
        let screen = DriverScreen()
        let twin = OutlineItem(Folder("A"), isExpanded: true, children: [OutlineItem(Folder("A"))])
        screen.show([SectionModel(id: 0, layout: ListLayout(appearance: .plain), outline: [twin])])
        #expect(names(on: screen) == ["A", "A"])
        #expect(screen.issues.count == 1)
    }

    @Test func `a change of expansion isn't lost in an update that is compared in the background`() async {
        let screen = DriverScreen()
        screen.show([folders()])
        let options = UpdateOptions(animation: .never, comparison: .inBackground(fromItems: 0))
        var outcome: UpdateOutcome?
        screen.driver.apply([folders(["2030"])], options: options) { outcome = $0 }
        screen.driver.setExpanded(true, identity("Archive"), options: .unanimated)
        while outcome == nil { await Task.yield() }
        #expect(names(on: screen) == ["Inbox", "Archive", "2030"])
    }

    @Test func `an outline can be deeply nested`() {
        var node = OutlineItem(Folder("leaf"))
        for level in 0..<2_000 { node = OutlineItem(Folder("\(level)"), isExpanded: true, children: [node]) }
        let screen = DriverScreen()
        screen.show([SectionModel(id: 0, layout: ListRowLayout(height: .absolute(50)), outline: [node])])
        #expect(screen.driver.sections[0].items.count == 2_001)
    }

    @Test func `an item that a user drags among its siblings stays below its parent`() {
        let screen = DriverScreen()
        screen.driver.canReorder = { _ in true }
        screen.show([folders(isExpanded: true)])
        let view = screen.collectionView
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        if let target = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) {
            view.updateInteractiveMovementTargetPosition(target.center)
        }
        view.endInteractiveMovement()
        screen.host.settle()
        #expect(names(on: screen) == ["Inbox", "Archive", "2026", "2025"])
        let children = screen.driver.sections[0].outline?[1].children.map(\.item.identity.id)
        #expect(children == ["2026", "2025"])
        screen.driver.setExpanded(true, identity("2026"), options: .unanimated)
        #expect(names(on: screen) == ["Inbox", "Archive", "2026", "2026 May", "2025"])
    }

    private func tapDisclosure(_ name: String, on screen: DriverScreen) throws {
        let cell = try #require(self.cell(name, on: screen))
        screen.host.tap(cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY), to: nil))
        screen.host.settle()
    }
}

private struct Folder: CollectionItem, Equatable {
    let id: String
    var title: String

    init(_ id: String, title: String? = nil) {
        self.id = id
        self.title = title ?? id
    }

    func configure(cell: FolderCell, for indexPath: IndexPath) {
        cell.name = id
        cell.title = title
        cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
    }
}

private final class FolderCell: UICollectionViewListCell {
    var name = ""
    var title = ""
    var isExpanded: Bool { configurationState.isExpanded }
}

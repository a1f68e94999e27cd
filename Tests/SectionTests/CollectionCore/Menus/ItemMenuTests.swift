import CollageTesting
import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct ItemMenuTests {
    /// An app's own delegate, with the older form of the method or with the newer one.
    private final class Delegate: NSObject, UICollectionViewDelegate {
        var olderTitle: String?
        var newerTitle: String?

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            olderTitle.map { ItemMenu.titled($0).configuration }
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            newerTitle.map { ItemMenu.titled("\($0) of \(indexPaths.count)").configuration }
        }
    }

    private func section(_ items: [ActiveItem], menu: (([ItemIdentity]) -> ItemMenu?)? = nil) -> SectionModel {
        var section = SectionModel(id: 0, layout: ListRowLayout(height: .absolute(50)), items: items)
        section.events.contextMenu = menu
        return section
    }

    private func item(_ id: String, menu: (() -> ItemMenu?)? = nil) -> ActiveItem {
        var item = ActiveItem(id: id)
        item.events.contextMenu = menu
        return item
    }

    @Test func `a long press shows the item's own menu, whose actions are performed`() throws {
        let screen = DriverScreen()
        var shared: [String] = []
        let menu = ItemMenu(title: "Photo") {
            UIAction(title: "Share") { _ in shared.append("a") }
            if shared.isEmpty { UIAction(title: "Delete") { _ in } }
        }
        screen.show([section([item("a") { menu }], menu: { _ in .titled("section") })])
        screen.press(CGPoint(x: 100, y: 25))
        #expect(screen.menuTitles == ["Share", "Delete"])
        screen.host.tap(try #require(screen.host.first(MenuRowView.self)))
        #expect(shared == ["a"])
        #expect(screen.menuTitles == [])
    }

    @Test func `an item without a menu shows its section's menu, and then the delegate's`() {
        let screen = DriverScreen(), delegate = Delegate()
        var asked: [[AnyHashable]] = []
        screen.driver.delegate = delegate
        let items = [item("a"), item("b") { nil }]
        screen.show([
            section(
                items,
                menu: { ids in
                    asked.append(ids.map(\.id))
                    return ids.map(\.id) == ["a"] ? .titled("section") : nil
                })
        ])
        screen.press(CGPoint(x: 100, y: 25))
        #expect(screen.menuTitles == ["section"])
        screen.closeMenu()
        delegate.newerTitle = "newer"
        screen.press(CGPoint(x: 100, y: 75))
        #expect(screen.menuTitles == ["newer of 1"])
        screen.closeMenu()
        (delegate.newerTitle, delegate.olderTitle) = (nil, "older")
        screen.press(CGPoint(x: 100, y: 75))
        #expect(screen.menuTitles == ["older"])
        screen.closeMenu()
        delegate.olderTitle = nil
        screen.press(CGPoint(x: 100, y: 75))
        #expect(screen.menuTitles == [])
        #expect(asked == [["a"], ["b"], ["b"], ["b"]])
    }

    @Test func `several selected items have the menu of their section`() {
        let screen = DriverScreen()
        screen.collectionView.allowsMultipleSelection = true
        screen.show([
            section(
                ["a", "b", "c"].map { id in item(id) { .titled(id) } },
                menu: { ids in .titled("\(ids.map { "\($0.id)" })") })
        ])
        screen.driver.setSelectedItems(["a", "c"].map { ItemIdentity(type: ActiveItem.self, id: $0) })
        screen.press(CGPoint(x: 100, y: 125))
        #expect(screen.menuTitles == [#"["a", "c"]"#])
    }

    @Test func `a tap on the preview performs its action with the previewed controller`() {
        let screen = DriverScreen(), controller = UIViewController()
        var opened: [UIViewController?] = []
        controller.preferredContentSize = CGSize(width: 200, height: 100)
        let menu = ItemMenu(preview: { controller }, previewAction: { opened.append($0) }) {
            UIAction(title: "Open") { _ in }
        }
        screen.show([section([item("a") { menu }])])
        screen.press(CGPoint(x: 100, y: 25))
        #expect(controller.view.window != nil)
        screen.host.tap(controller.view)
        #expect(opened == [controller])
        #expect(controller.view.window == nil)
    }

    @Test func `an item specifies the preview of its cell, even after the cell has moved`() {
        let screen = DriverScreen()
        var lifted: [String] = []
        var menu = ItemMenu.titled("Open")
        menu.highlight = { cell in
            lifted.append((cell as? TileCell)?.text ?? "-")
            return UITargetedPreview(view: cell.contentView)
        }
        screen.show([section([item("a") { menu }])])
        screen.press(CGPoint(x: 100, y: 25))
        screen.show([section([item("b"), item("a") { menu }])])
        screen.closeMenu()
        #expect(Set(lifted) == ["a"])
        #expect(screen.menuTitles == [])
    }

    @Test func `a menu isn't retained after it's dismissed`() {
        let screen = DriverScreen()
        weak var held: NSObject?
        do {
            let object = NSObject()
            held = object
            screen.show([
                section([
                    item("a") { ItemMenu(previewAction: { _ in _ = object }) { UIAction(title: "Open") { _ in } } }
                ])
            ])
        }
        screen.press(CGPoint(x: 100, y: 25))
        screen.closeMenu()
        screen.show([section([item("b")])])
        #expect(held == nil)
    }
}

extension ItemMenu {
    /// A menu of one element.
    fileprivate static func titled(_ title: String) -> ItemMenu {
        ItemMenu { UIAction(title: title) { _ in } }
    }
}

@MainActor
extension DriverScreen {
    /// Presses a point until a menu has come.
    fileprivate func press(_ point: CGPoint) {
        let finger = host.touch(at: point)
        host.advance(by: 0.6)
        finger.lift()
        host.settle()
    }

    fileprivate var menuTitles: [String] { host.all(MenuRowView.self).map(\.content.title) }

    fileprivate func closeMenu() {
        collectionView.contextMenuInteraction?.dismissMenu()
        host.settle()
    }
}

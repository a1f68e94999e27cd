import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

@MainActor
struct ContextMenuTests {
    /// A grid whose items have menus.
    @MainActor
    private final class Screen: NSObject, UICollectionViewDelegate {
        let host: TestHost
        let view: UICollectionView
        let source = ScriptedDataSource(counts: [9])
        var events: [String] = []
        /// The items whose previews were requested.
        var lifted: [Int] = []
        var menu: ([IndexPath]) -> UIMenu? = { _ in nil }
        var preview: (() -> UIViewController?)?

        init(direction: UIUserInterfaceLayoutDirection = .leftToRight) {
            host = TestHost(
                size: CGSize(width: 390, height: 844), layoutDirection: direction, safeAreaInsets: .zero)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 130, height: 130)
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            source.register(with: view)
            source.configure = { cell, _ in cell.backgroundColor = .systemBlue }
            view.dataSource = source
            view.delegate = self
            host.show(view)
            menu = { [weak self] paths in
                UIMenu(children: [
                    UIAction(title: "Open") { _ in self?.events.append("open \(paths.map(\.item))") },
                    UIAction(title: "Off", attributes: .disabled) { _ in self?.events.append("off") },
                    UIMenu(
                        title: "More",
                        children: [
                            UIAction(title: "Delete", attributes: .destructive) { _ in self?.events.append("delete") }
                        ]),
                ])
            }
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            events.append("menu for \(indexPaths.map(\.item))")
            guard let menu = menu(indexPaths) else { return nil }
            return UIContextMenuConfiguration(previewProvider: preview, actionProvider: { _ in menu })
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            lifted.append(indexPath.item)
            return nil
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            events.append("willDisplay")
            animator?.addCompletion { [weak self] in self?.events.append("shown") }
        }

        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            events.append("willEnd")
            animator?.addCompletion { [weak self] in self?.events.append("gone") }
        }

        func collectionView(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            events.append("preview \(animator.previewViewController != nil)")
            animator.preferredCommitStyle = .pop
        }

        /// Presses a point until the menu appears.
        func press(_ point: CGPoint) {
            let finger = host.touch(at: point)
            host.advance(by: 0.6)
            finger.lift()
            host.settle()
        }

        /// The rows on screen by their titles.
        func row(_ title: String) -> MenuRowView? { host.first(MenuRowView.self) { $0.content.title == title } }
        var titles: [String] { host.all(MenuRowView.self).map(\.content.title) }
    }

    @Test func `a long press lifts the cell and shows the menu next to it`() throws {
        let screen = Screen()
        screen.press(CGPoint(x: 65, y: 65))
        #expect(screen.events == ["menu for [0]", "willDisplay", "shown"])
        #expect(screen.titles == ["Open", "Off", "More"])
        #expect(screen.view.cellForItem(at: [0, 0])?.layer.isShownElsewhere == true)
        #expect(screen.view.indexPathsForSelectedItems == [])
        let row = try #require(screen.row("Open"))
        let frame = row.convert(row.bounds, to: nil)
        #expect(frame.minY > 130 && frame.minX == 16 && frame.width == 250)
        #expect(screen.view.contextMenuInteraction?.menuAppearance == .rich)
    }

    @Test func `choosing runs the action and closes the menu; disabled elements can't be chosen`() throws {
        let screen = Screen()
        screen.press(CGPoint(x: 65, y: 65))
        screen.host.tap(try #require(screen.row("Off")))
        #expect(screen.titles.count == 3)
        screen.events = []
        screen.host.tap(try #require(screen.row("Open")))
        #expect(screen.events == ["willEnd", "open [0]", "gone"])
        #expect(screen.titles == [] && screen.view.cellForItem(at: [0, 0])?.layer.isShownElsewhere == false)
        #expect(screen.view.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test func `the finger that opened the menu may move on to a row and choose it`() throws {
        let screen = Screen()
        let finger = screen.host.touch(at: CGPoint(x: 65, y: 65))
        for _ in 0..<80 { screen.host.advance(by: 1.0 / 60) }
        let row = try #require(screen.row("Open"))
        finger.move(to: CGPoint(x: 65, y: 80))
        finger.move(to: row.convert(CGPoint(x: 100, y: 20), to: nil))
        #expect(row.isHighlighted)
        finger.lift()
        screen.host.settle()
        #expect(screen.events.contains("open [0]"))
    }

    @Test func `a tap outside the menu only closes it`() {
        let screen = Screen()
        screen.press(CGPoint(x: 65, y: 65))
        screen.host.tap(CGPoint(x: 350, y: 700))
        #expect(screen.events.suffix(2) == ["willEnd", "gone"])
        #expect(screen.titles == [] && screen.view.indexPathsForSelectedItems == [])
        screen.host.tap(CGPoint(x: 200, y: 65))
        #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test func `inner menus open over their row, whose title leads back`() throws {
        let screen = Screen()
        screen.press(CGPoint(x: 65, y: 65))
        screen.host.tap(try #require(screen.row("More")))
        #expect(screen.titles == ["Open", "Off", "More", "More", "Delete"])
        screen.host.tap(screen.host.all(MenuRowView.self)[3])
        #expect(screen.titles == ["Open", "Off", "More"])
        screen.host.tap(try #require(screen.row("More")))
        screen.host.tap(try #require(screen.row("Delete")))
        #expect(screen.events.contains("delete") && screen.titles == [])
    }

    @Test func `without a menu, a press has no effect; away from items, the delegate isn't called`() {
        let screen = Screen()
        screen.menu = { _ in nil }
        screen.press(CGPoint(x: 65, y: 65))
        screen.press(CGPoint(x: 65, y: 600))
        #expect(screen.events == ["menu for [0]", "menu for []"])
        #expect(screen.titles == [])
    }

    @Test func `a press on one of several selected items is for all of them`() {
        let screen = Screen()
        screen.view.allowsMultipleSelection = true
        for item in [1, 4] { screen.view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        screen.press(CGPoint(x: 195, y: 195))
        #expect(screen.events.first == "menu for [1, 4]")
        #expect(screen.host.all(UILabel.self).contains { $0.text == "2" }, "the badge")
        let lifted = screen.lifted
        #expect(lifted == [4, 1])
        #expect(screen.host.all(PreviewPlatter.self).count == 2)
    }

    @Test func `the preview of a pressed item shows it without the highlight`() throws {
        let screen = Screen()
        let cell = try #require(screen.view.cellForItem(at: [0, 0]))
        cell.configurationUpdateHandler = { cell, state in
            cell.backgroundColor = state.isHighlighted ? .systemRed : .systemBlue
        }
        screen.host.settle()
        let normal = try #require(cell.layer.displayNode(at: 0)?.backgroundColor)
        screen.press(CGPoint(x: 65, y: 65))
        #expect(!cell.isHighlighted)
        let platter = try #require(screen.host.first(PreviewPlatter.self))
        let colors = platter.layer.displayNode(at: screen.host.now)?.allBackgroundColors ?? []
        #expect(colors.contains(normal) && !colors.contains(UIColor.systemRed.cgColor.color))
    }

    @Test func `the preview of a pressed item shows the changes that the app made when it provided the menu`() throws {
        let screen = Screen()
        let cell = try #require(screen.view.cellForItem(at: [0, 0]))
        var color = UIColor.systemBlue
        cell.configurationUpdateHandler = { cell, _ in cell.backgroundColor = color }
        screen.host.settle()
        let menu = screen.menu
        screen.menu = { paths in
            color = .systemGreen
            cell.setNeedsUpdateConfiguration()
            return menu(paths)
        }
        screen.press(CGPoint(x: 65, y: 65))
        let platter = try #require(screen.host.first(PreviewPlatter.self))
        let colors = platter.layer.displayNode(at: screen.host.now)?.allBackgroundColors ?? []
        #expect(
            colors.contains(UIColor.systemGreen.cgColor.color) && !colors.contains(UIColor.systemBlue.cgColor.color))
    }

    @Test func `a view controller is the preview if provided, and a tap on it is reported`() {
        let screen = Screen()
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 300, height: 200)
        screen.preview = { controller }
        screen.press(CGPoint(x: 65, y: 65))
        #expect(controller.view.window != nil)
        #expect(controller.view.bounds.size == CGSize(width: 300, height: 200))
        screen.events = []
        screen.host.tap(controller.view.convert(CGPoint(x: 150, y: 100), to: nil))
        #expect(screen.events == ["preview true", "willEnd", "gone"])
        #expect(controller.view.window == nil)
    }

    @Test func `the menu can be changed and closed by the program`() {
        let screen = Screen()
        screen.press(CGPoint(x: 65, y: 65))
        screen.view.contextMenuInteraction?.updateVisibleMenu {
            $0.replacingChildren([UIAction(title: "Other") { _ in }])
        }
        screen.host.settle()
        #expect(screen.titles == ["Other"])
        screen.view.contextMenuInteraction?.dismissMenu()
        screen.host.settle()
        #expect(screen.titles == [])
    }

    @Test func `in right-to-left layouts, menus are on the right and rows begin there`() throws {
        let screen = Screen(direction: .rightToLeft)
        screen.press(CGPoint(x: 325, y: 65))
        let row = try #require(screen.row("Open"))
        #expect(row.convert(row.bounds, to: nil).maxX.rounded() == 374)
        let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.frame.maxX.rounded() == 234)
    }

    @Test func `deferred elements show a spinner until they are loaded, and are loaded once`() throws {
        let screen = Screen()
        var answer: (([UIMenuElement]) -> Void)?
        var requests = 0
        let deferred = UIDeferredMenuElement { completion in
            requests += 1
            answer = completion
        }
        screen.menu = { _ in UIMenu(children: [deferred]) }
        screen.press(CGPoint(x: 65, y: 65))
        #expect(screen.titles == ["Loading…"])
        answer?([UIAction(title: "Late") { _ in }, UIAction(title: "Later") { _ in }])
        screen.host.settle()
        #expect(screen.titles == ["Late", "Later"])
        screen.host.tap(CGPoint(x: 350, y: 700))
        screen.press(CGPoint(x: 65, y: 65))
        #expect(screen.titles == ["Late", "Later"] && requests == 1)
    }

    @Test func `a single-selection menu selects the chosen element`() throws {
        let screen = Screen()
        let actions = ["A", "B"].map { title in UIAction(title: title, state: title == "A" ? .on : .off) { _ in } }
        let menu = UIMenu(options: .singleSelection, children: actions)
        screen.menu = { _ in menu }
        screen.press(CGPoint(x: 65, y: 65))
        screen.host.tap(try #require(screen.row("B")))
        #expect(menu.selectedElements == [actions[1]])
    }

    @Test func `hidden elements are omitted, and inline menus are in the menu with their title`() {
        let screen = Screen()
        screen.menu = { _ in
            UIMenu(children: [
                UIAction(title: "Hidden", attributes: .hidden) { _ in },
                UIMenu(title: "Group", options: .displayInline, children: [UIAction(title: "In") { _ in }]),
                UIAction(title: "Out") { _ in },
            ])
        }
        screen.press(CGPoint(x: 65, y: 65))
        #expect(screen.titles == ["In", "Out"])
        #expect(screen.host.all(UILabel.self).contains { $0.text == "Group" })
    }

    @Test func `views with an interaction show their delegate's menu, which is freed with its handlers afterwards`() {
        weak var kept: NSObject?
        weak var freed: UIView?
        do {
            let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
            let view = UIView(frame: .zero)
            let object = NSObject()
            kept = object
            freed = view
            let delegate = MenuDelegate { UIMenu(children: [UIAction(title: "Do") { _ in _ = object }]) }
            let interaction = UIContextMenuInteraction(delegate: delegate)
            view.addInteraction(interaction)
            #expect(interaction.view === view && view.interactions.count == 1)
            host.show(view)
            let finger = host.touch(at: CGPoint(x: 100, y: 100))
            host.advance(by: 0.6)
            finger.lift()
            host.settle()
            #expect(host.all(MenuRowView.self).count == 1)
            host.tap(CGPoint(x: 5, y: 5))
            #expect(host.all(MenuRowView.self).isEmpty)
            view.removeInteraction(interaction)
            #expect(interaction.view == nil && view.gestureRecognizers?.isEmpty ?? true)
            view.removeFromSuperview()
        }
        #expect(kept == nil && freed == nil)
    }

    /// An object that shows the menu of a view, with a preview of that view when the menu closes.
    private final class PreviewingDelegate: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? { interaction.view.map { UITargetedPreview(view: $0) } }
    }

    @Test func `a menu closes after its view has left the window, without a preview`() throws {
        let host = TestHost(), controller = UIViewController(), delegate = PreviewingDelegate()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        controller.view.addSubview(view)
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        let finger = host.touch(at: view.convert(CGPoint(x: 50, y: 50), to: nil))
        host.advance(by: 0.6)
        finger.lift()
        host.settle()
        #expect(host.choiceTitles == ["A"])
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        try host.choose("A")
        #expect(host.choiceTitles.isEmpty && interaction.menuAppearance == .unknown)
    }

    @Test func `a menu of a collection view closes after the view has left the window`() throws {
        let screen = Screen(), host = screen.host
        screen.press(CGPoint(x: 65, y: 65))
        #expect(screen.titles == ["Open", "Off", "More"])
        screen.view.removeFromSuperview()
        host.settle()
        try host.choose("Open")
        #expect(screen.titles.isEmpty && screen.events.last == "gone")
    }
}

/// Returns the same menu everywhere.
private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    private let make: () -> UIMenu

    init(_ make: @escaping () -> UIMenu) {
        self.make = make
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in self.make() })
    }
}

extension DisplayNode {
    fileprivate var allBackgroundColors: [Color] {
        [backgroundColor].compactMap { $0 } + children.flatMap(\.allBackgroundColors)
    }
}

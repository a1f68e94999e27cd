import CollageTesting
import Testing

@MainActor
struct ButtonMenuTests {
    private func show(_ button: UIButton, at frame: CGRect) -> TestHost {
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        let view = UIView(frame: .zero)
        host.show(view)
        button.frame = frame
        view.addSubview(button)
        host.settle()
        return host
    }

    private func titles(_ host: TestHost) -> [String] { host.all(MenuRowView.self).map(\.content.title) }

    @Test func `a tap shows the menu as the primary action, below the button and without a preview`() throws {
        let button = UIButton(type: .system)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("tapped") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in events.append("one") }])
        button.showsMenuAsPrimaryAction = true
        let host = show(button, at: CGRect(x: 20, y: 40, width: 100, height: 40))
        host.tap(button)
        #expect(titles(host) == ["One"] && events == ["menu"])
        let row = try #require(host.first(MenuRowView.self))
        let frame = row.convert(row.bounds, to: nil)
        #expect(frame.minY == 80 + 10 && frame.minX == 20)
        host.tap(row)
        #expect(events == ["menu", "one"] && titles(host) == [])
    }

    @Test func `the discoverability title of an action is the hint of its row`() {
        let button = UIButton(type: .system)
        button.menu = UIMenu(
            children: [UIAction(title: "Archive", discoverabilityTitle: "Moves the message to the archive") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let host = show(button, at: CGRect(x: 20, y: 40, width: 100, height: 40))
        host.tap(button)
        host.settle()
        #expect(host.elements.first { $0.label == "Archive" }?.hint == "Moves the message to the archive")
    }

    @Test func `without a primary action menu, a tap performs the action, and a long press shows the menu`() {
        let button = UIButton(type: .system)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        let host = show(button, at: CGRect(x: 20, y: 40, width: 100, height: 40))
        host.tap(button)
        #expect(taps == 1 && titles(host) == [])
        let finger = host.touch(at: CGPoint(x: 60, y: 60))
        host.advance(by: 0.6)
        finger.lift()
        host.settle()
        #expect(taps == 1 && titles(host) == ["One"])
    }

    @Test func `above the button, the first element is the lowest unless the order is fixed`() throws {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: ["A", "B", "C"].map { UIAction(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        let host = show(button, at: CGRect(x: 20, y: 540, width: 100, height: 40))
        host.tap(button)
        #expect(titles(host) == ["C", "B", "A"])
        host.tap(CGPoint(x: 380, y: 10))
        button.preferredMenuElementOrder = .fixed
        host.tap(button)
        #expect(titles(host) == ["A", "B", "C"])
    }

    @Test func `a button that tracks its selection shows the selected element and selects the chosen one`() throws {
        let button = UIButton(type: .system)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: ["A", "B"].map { UIAction(title: $0) { _ in } })
        #expect(button.currentTitle == "A")
        let host = show(button, at: CGRect(x: 20, y: 40, width: 100, height: 40))
        host.tap(button)
        #expect(host.all(MenuRowView.self).map(\.content.mark) == [.on, .off])
        host.tap(try #require(host.first(MenuRowView.self) { $0.content.title == "B" }))
        #expect(button.currentTitle == "B")
        #expect(button.menu?.selectedElements.map(\.title) == ["B"])
    }

    @Test func `a bar button item without an action shows its menu at a tap`() {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", menu: UIMenu(children: [UIAction(title: "Name") { _ in }]))
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        host.show(UINavigationController(rootViewController: controller))
        host.tap(CGPoint(x: 360, y: 22))
        #expect(titles(host) == ["Name"])
    }
}

import CollageTesting
import Testing

@MainActor final class UINavigationBarTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    lazy var root = UIViewController()
    lazy var navigation = UINavigationController(rootViewController: root)

    private func label(_ text: String) -> UILabel? {
        host.first(UILabel.self) { $0.text == text }
    }

    private func frame(of view: UIView?) -> CGRect {
        view.map { $0.convert($0.bounds, to: nil) } ?? .null
    }

    @Test func `a button has the title and the image of its action, unless others are set`() {
        let image = UIImage(systemName: "star")
        let item = UIBarButtonItem(primaryAction: UIAction(title: "End", image: image) { _ in })
        #expect(item.title == "End" && item.image === image)
        let other = UIBarButtonItem(title: "Stop", primaryAction: UIAction(title: "End") { _ in })
        #expect(other.title == "Stop")
        other.primaryAction = UIAction(title: "Go") { _ in }
        #expect(other.title == "Go")
    }

    @Test func `a bar that an app positions with constraints has the height of its row`() {
        let bar = UINavigationBar(), below = UIView()
        var taps = 0
        let item = UINavigationItem(title: "Item")
        item.rightBarButtonItem = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in taps += 1 })
        bar.items = [item]
        for view in [bar, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
            below.topAnchor.constraint(equalTo: bar.bottomAnchor),
        ])
        host.show(root)
        #expect(bar.frame.height == bar.sizeThatFits(.zero).height && bar.frame.height >= 44)
        #expect(below.frame.minY == bar.frame.maxY)
        let button = frame(of: label("Save"))
        host.tap(CGPoint(x: button.midX, y: button.midY))
        #expect(taps == 1)
    }

    @Test func `the title is in the middle`() {
        root.title = "Fruit"
        host.show(navigation)
        let frame = frame(of: label("Fruit"))
        #expect(abs(frame.midX - 195) <= 0.5)
        #expect(abs(frame.midY - (47 + 22)) <= 0.5)
        #expect(label("Fruit")?.font == .systemFont(ofSize: 17, weight: .semibold))
        root.navigationItem.title = "Other"
        host.settle()
        #expect(label("Fruit") == nil && label("Other") != nil)
    }

    @Test func `a large title is below the row`() {
        root.title = "Fruit"
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        let large = host.first(UILabel.self) { $0.text == "Fruit" && $0.font.pointSize == 34 }
        #expect(frame(of: large).minX == 16 && frame(of: large).minY == 47 + 44 + 3)
        #expect(host.first(UILabel.self) { $0.text == "Fruit" && $0.font.pointSize == 17 } == nil)
    }

    @Test func `items are at their sides and perform their actions`() {
        var log: [String] = []
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Left", primaryAction: UIAction { _ in log.append("left") })
        root.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in log.append("done") }),
            UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in log.append("edit") }),
        ]
        host.show(navigation)
        #expect(frame(of: label("Left")).minX == 16)
        #expect(abs(frame(of: label("Done")).maxX - 374) <= 0.5)
        #expect(frame(of: label("Edit")).maxX < frame(of: label("Done")).minX)
        #expect(label("Done")?.font == .systemFont(ofSize: 17, weight: .semibold))
        for title in ["Left", "Done", "Edit"] {
            let frame = frame(of: label(title))
            host.tap(CGPoint(x: frame.midX, y: frame.midY))
        }
        #expect(log == ["left", "done", "edit"])
        root.navigationItem.leftBarButtonItem?.isEnabled = false
        host.settle()
        let left = frame(of: label("Left"))
        host.tap(CGPoint(x: left.midX, y: left.midY))
        #expect(log.count == 3)
    }

    @Test func `the back button pops the controller`() {
        root.title = "Fruit"
        host.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        host.settle()
        let back = frame(of: label("Fruit"))
        #expect(back.minX > 8 && back.minX < 40)
        host.tap(CGPoint(x: 14, y: 69))
        #expect(navigation.topViewController === root)
    }

    @Test func `a back title that is too long is replaced by Back`() {
        root.title = "A title that is far too long for the button that leads back to it"
        host.show(navigation)
        let detail = UIViewController()
        navigation.pushViewController(detail, animated: false)
        host.settle()
        #expect(label("Back") != nil)
        root.navigationItem.backButtonDisplayMode = .minimal
        host.settle()
        #expect(label("Back") == nil)
        detail.navigationItem.hidesBackButton = true
        host.settle()
        host.tap(CGPoint(x: 14, y: 69))
        #expect(navigation.topViewController === detail)
    }

    @Test func `in right-to-left layouts, everything is mirrored`() {
        host = TestHost(layoutDirection: .rightToLeft)
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: nil)
        host.show(navigation)
        #expect(abs(frame(of: label("Left")).maxX - 374) <= 0.5)
    }

    @Test func `a custom view keeps its size`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        host.show(navigation)
        #expect(frame(of: view) == CGRect(x: 344, y: 59, width: 30, height: 20))
    }

    @Test func `spaces are instances of the receiving class`() {
        final class Item: UIBarButtonItem {}
        #expect(type(of: Item.fixedSpace(7)) == Item.self && Item.fixedSpace(7).width == 7)
        #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    }

    @Test func `a bar is released with its controllers`() {
        weak var gone: UINavigationController?
        weak var goneItem: UIBarButtonItem?
        do {
            let root = UIViewController()
            let controller = UINavigationController(rootViewController: root)
            let item = UIBarButtonItem(title: "T", primaryAction: UIAction { _ in })
            root.navigationItem.rightBarButtonItem = item
            controller.navigationBar.standardAppearance.configureWithOpaqueBackground()
            host.show(controller)
            controller.pushViewController(UIViewController(), animated: true)
            host.settle()
            (gone, goneItem) = (controller, item)
            host.window.rootViewController = nil
        }
        #expect(gone == nil && goneItem == nil)
    }
}

import CollageTesting
import Testing

@MainActor struct TintColorTests {
    private final class Notified: UIView {
        var colors: [UIColor] = []
        override func tintColorDidChange() { colors.append(tintColor) }
    }

    @Test func `a view that joins a tree with another tint is notified, and so are its subviews`() {
        let root = UIView(), container = UIView(), view = Notified(), own = Notified()
        own.tintColor = .systemGreen
        own.colors = []
        container.addSubview(view)
        container.addSubview(own)
        #expect(view.colors.isEmpty)
        root.tintColor = .systemRed
        root.addSubview(container)
        #expect(view.colors == [.systemRed])
        #expect(own.colors.isEmpty)
    }

    @Test func `a view that joins a tree with the same tint isn't notified`() {
        let root = UIView(), view = Notified(), other = UIView()
        root.addSubview(view)
        root.tintColor = .systemRed
        view.colors = []
        other.tintColor = .systemRed
        other.addSubview(view)
        #expect(view.colors.isEmpty)
    }

    @Test func `a view that joins a dimmed tree is gray`() {
        let root = UIView(), view = Notified()
        root.tintAdjustmentMode = .dimmed
        root.addSubview(view)
        #expect(view.colors == [.systemGray])
    }

    @Test func `bar buttons have the tint of the window from the first frame`() throws {
        let host = TestHost(.iPhone16)
        host.window.tintColor = .systemPink
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: nil)
        host.show(UINavigationController(rootViewController: screen))
        let first = try host.snapshot(.text)
        host.settle()
        #expect(try host.snapshot(.text) == first)
        let tabs = UITabBarController()
        let tab = UIViewController()
        tab.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
        tabs.viewControllers = [tab]
        host.show(tabs)
        let dump = try host.snapshot(.text)
        host.run { host.window.tintColor = .systemPink }
        host.settle()
        #expect(try host.snapshot(.text) == dump)
    }
}

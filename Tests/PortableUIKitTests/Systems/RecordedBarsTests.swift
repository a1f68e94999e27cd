import CollageTesting
import struct CollageTesting.Device
import Testing
@_spi(Collage) import PortableUIKit

/// Bars on iOS 18.5 and iOS 26.2, read from the reference images of cashapp/AccessibilitySnapshot, and recorded on
/// iOS 26.1 by Vercantez/openuikit.
@MainActor @Suite(.device) struct RecordedBarsTests {
    private func host(_ system: Device.System, on device: Device = .iPhone16Pro) -> TestHost {
        TestHost(device.running(system), text: .fonts)
    }

    /// Shows two pushed controllers.
    private func showStack(in host: TestHost) -> UINavigationController {
        let first = UIViewController(), second = UIViewController()
        first.title = "First"
        second.title = "Second"
        let navigation = UINavigationController(rootViewController: first)
        host.show(navigation)
        navigation.pushViewController(second, animated: false)
        host.settle()
        return navigation
    }

    @Test func `on iOS 26, the back button is a circle, and the title is in the center`() throws {
        let host = host(.iOS26)
        let navigation = showStack(in: host)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        let back = try host.element(labeled: "First").frame
        #expect(back == CGRect(x: 16, y: 62, width: 44, height: 44))
        let title = try host.element(labeled: "Second").frame
        #expect(abs(title.minX - 170.67) <= 1 && abs(title.width - 60.33) <= 1)
        #expect(abs(title.minY - 73.67) <= 0.5 && abs(title.height - 20.67) <= 0.5)
    }

    @Test func `on iOS 18, the back button has the title and begins at the side`() throws {
        let host = host(.iOS18)
        _ = showStack(in: host)
        let back = try host.element(labeled: "First").frame
        #expect(back.minX == 0 && abs(back.minY - 56.33) < 0.01 && back.height == 44)
    }

    @Test func `on iOS 26, a bar begins 10 points below the top of a screen without a safe area`() {
        let phone = Device("small", size: CGSize(width: 375, height: 667), scale: 2, system: .iOS26)
        let host = TestHost(phone)
        let scrolled = UITableViewController()
        let navigation = UINavigationController(rootViewController: scrolled)
        navigation.navigationBar.prefersLargeTitles = true
        scrolled.title = "Title"
        host.show(navigation)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 375, height: 106))
        #expect(scrolled.tableView.adjustedContentInset.top == 116)
    }

    @Test func `neighboring images share a capsule, and titles have their own`() throws {
        let host = host(.iOS26)
        let controller = UIViewController()
        let images = ["plus", "trash"].map { UIBarButtonItem(image: UIImage(systemName: $0)) }
        for (item, label) in zip(images, ["Add", "Delete"]) { item.accessibilityLabel = label }
        controller.navigationItem.rightBarButtonItems = images + [UIBarButtonItem(title: "Edit")]
        host.show(UINavigationController(rootViewController: controller))
        let bar = try #require(controller.navigationController?.navigationBar)
        let glass = views(of: UIVisualEffectView.self, in: bar).filter { $0.effect is UIGlassEffect }
        let frames = glass.map { $0.convert($0.bounds, to: bar) }.sorted { $0.minX < $1.minX }
        #expect(frames.count == 2)
        #expect(frames.allSatisfy { $0.minY == 0 && $0.height == 44 })
        #expect(frames.last?.maxX == 402 - 16 && frames.last?.width == 88)
        #expect(frames.first?.maxX == (frames.last?.minX ?? 0) - 12)
    }

    @Test func `a prominent button has the tint color, and clear glass while it's disabled`() throws {
        let host = host(.iOS26)
        let controller = UIViewController()
        let save = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = save
        host.show(UINavigationController(rootViewController: controller))
        func glass() throws -> UIGlassEffect {
            let bar = try #require(controller.navigationController?.navigationBar)
            return try #require(
                views(of: UIVisualEffectView.self, in: bar).compactMap { $0.effect as? UIGlassEffect }.first)
        }
        let label = try #require(host.first(UILabel.self) { $0.text == "Save" })
        #expect(try glass().tintColor == controller.view.tintColor && label.textColor == .white)
        save.isEnabled = false
        host.settle()
        let disabled = try #require(host.first(UILabel.self) { $0.text == "Save" })
        #expect(try glass().tintColor == nil && disabled.textColor == .tertiaryLabel)
    }

    @Test func `the capsules of buttons cast the shadow of glass`() throws {
        let host = host(.iOS26)
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        let glass = try #require(
            views(of: UIVisualEffectView.self, in: navigation.navigationBar).first { $0.effect is UIGlassEffect })
        let shadow = try #require(glass.layer.displayNode(at: host.now)?.children.first?.shadow)
        #expect(abs(shadow.color.alpha - 0.085) < 0.001 && shadow.radius == 22 && shadow.offset.height == 8)
    }

    @Test func `the tabs of iOS 26 are on a platter above the bottom`() throws {
        let host = host(.iOS26)
        let tabs = UITabBarController()
        tabs.viewControllers = (1...4).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
            return controller
        }
        tabs.viewControllers?[0].tabBarItem.badgeValue = "1"
        host.show(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 874 - 83, width: 402, height: 83))
        #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 83)
        let glass = try #require(views(of: UIVisualEffectView.self, in: tabs.tabBar).first { !$0.isHidden })
        #expect(glass.frame.height == 62 && abs(glass.frame.width - 359.75) <= 1)
    }

    @Test func `six tabs overlap in a bar of iOS 26`() throws {
        let host = host(.iOS26)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 402, height: 83))
        bar.items = (1...6).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
        host.show(bar)
        let frames = bar.subviews.filter { $0 is UIControl }.map(\.frame)
        #expect(frames.count == 6)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.minX - $0.minX - 55.6) <= 0.5 })
        #expect(abs(402 - (frames.last?.maxX ?? 0) - 25) <= 0.5)
    }

    @Test func `four tabs overlap less, because each of them is wider`() {
        let host = host(.iOS26)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 402, height: 83))
        bar.items = (1...4).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
        host.show(bar)
        let frames = bar.subviews.filter { $0 is UIControl }.map(\.frame)
        #expect(frames.count == 4)
        for (frame, x) in zip(frames, [25, 109.667, 194.333, 279]) {
            #expect(abs(frame.minX - x) <= 0.5 && abs(frame.width - 98) <= 0.5)
        }
    }

    @Test(arguments: [
        (Device.System.iOS18, CGFloat(25), true), (.iOS18, 27, false), (.iOS26, 36, true), (.iOS26, 37, false),
    ])
    func `a large title closes after half of its row on iOS 18, and after 36 points on iOS 26`(
        system: Device.System, distance: CGFloat, isOpen: Bool
    ) {
        let host = host(system)
        let scrolled = UITableViewController()
        let navigation = UINavigationController(rootViewController: scrolled)
        navigation.navigationBar.prefersLargeTitles = true
        scrolled.title = "Title"
        scrolled.tableView.rowHeight = 100
        scrolled.tableView.contentInset.bottom = 1000
        host.show(navigation)
        let start = scrolled.tableView.contentOffset.y
        // A drag begins after 10 points.
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 590 - distance))
        host.settle()
        #expect(abs(scrolled.tableView.contentOffset.y - start - (isOpen ? 0 : 52)) < 0.4)
    }

    @Test(arguments: [(Device.System.iOS18, true), (.iOS26, false)])
    func `on iOS 26, the small title appears when the large one has disappeared`(system: Device.System, isShown: Bool)
        throws
    {
        let host = host(system)
        let scrolled = UITableViewController()
        let navigation = UINavigationController(rootViewController: scrolled)
        navigation.navigationBar.prefersLargeTitles = true
        scrolled.title = "Title"
        scrolled.tableView.contentInset.bottom = 1000
        host.show(navigation)
        let title = try #require(
            views(of: UILabel.self, in: navigation.navigationBar).first {
                $0.text == "Title" && $0.font.pointSize == 17
            })
        scrolled.tableView.contentOffset.y += 45
        host.settle()
        #expect((title.alpha == 1) == isShown)
        scrolled.tableView.contentOffset.y += 10
        host.settle()
        #expect(title.alpha == 1)
    }

    @Test(arguments: [
        (Device.System.iOS18, UIContentSizeCategory.accessibilityLarge, CGFloat(17)), (.iOS26, .large, 17),
        (.iOS26, .extraExtraLarge, 21), (.iOS26, .accessibilityLarge, 21), (.iOS26, .small, 17),
    ])
    func `titles of buttons grow to 21 points on iOS 26, and their capsules stay 44 points high`(
        system: Device.System, category: UIContentSizeCategory, size: CGFloat
    ) throws {
        let host = host(system)
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        host.show(UINavigationController(rootViewController: controller))
        host.change(contentSizeCategory: category)
        host.settle()
        let label = try #require(host.first(UILabel.self) { $0.text == "Edit" })
        #expect(label.font.pointSize == size)
        #expect(label.superview?.bounds.height == 44)
        #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.5)
    }

    @Test(arguments: [(Device.System.iOS18, CGFloat(44), CGFloat(50)), (.iOS26, 48, 44)])
    func `toolbars have the recorded height on phones and tablets`(
        system: Device.System, phone: CGFloat, pad: CGFloat
    ) throws {
        for (device, height) in [(Device.iPhone16, phone), (.iPad, pad)] {
            let host = host(system, on: device)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            bar.items = [UIBarButtonItem(title: "One"), .flexibleSpace(), UIBarButtonItem(title: "Two")]
            host.show(UIView(frame: .zero))
            host.window.addSubview(bar)
            bar.frame.size.height = bar.sizeThatFits(bar.bounds.size).height
            host.settle()
            #expect(bar.bounds.height == height)
            let glass = views(of: UIVisualEffectView.self, in: bar).filter { $0.effect is UIGlassEffect }
            #expect(glass.count == (system == .iOS26 ? 2 : 0))
            #expect(glass.allSatisfy { $0.frame.height == height && $0.frame.minY == 0 })
        }
    }

    private func views<View: UIView>(of type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + views(of: type, in: $0) }
    }
}

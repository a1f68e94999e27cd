import CollageTesting
import struct CollageTesting.Device
import Testing
@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

/// Minimized bars, accessories, and separate tabs. iOS 26 has them on glass, iOS 18 ignores them.
@MainActor @Suite(.device) struct TabBarSystemTests {
    private final class Feed: UIViewController {
        let scroll = UIScrollView(frame: .zero)

        override func loadView() {
            scroll.contentSize = CGSize(width: 390, height: 3000)
            view = scroll
        }
    }

    private func host(_ system: Device.System = .iOS26) -> TestHost {
        TestHost(Device.iPhone16Pro.running(system), text: .fonts)
    }

    private func tab(_ name: String, _ controller: UIViewController = UIViewController()) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in controller }
    }

    /// Shows four tabs, the first of which scrolls.
    private func show(
        in host: TestHost, searches: Bool = false, _ behavior: UITabBarController.MinimizeBehavior = .automatic
    ) -> (UITabBarController, Feed) {
        let feed = Feed()
        var tabs = [tab("A", feed), tab("B"), tab("C"), tab("D")]
        if searches { tabs.append(UISearchTab { _ in UIViewController() }) }
        let controller = UITabBarController(tabs: tabs)
        controller.tabBarMinimizeBehavior = behavior
        host.show(controller)
        return (controller, feed)
    }

    @Test(arguments: [Device.System.iOS18, .iOS26])
    func `tabs of a bar stay in the safe area after it changes`(system: Device.System) {
        let host = host(system), controller = UIViewController(), bar = UITabBar()
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: 49)
        controller.view.addSubview(bar)
        host.show(controller)
        func frames() -> [CGRect] { bar.subviews.filter { $0 is UIControl }.map(\.frame) }
        let fresh = frames()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 40)
        host.settle()
        #expect(frames() != fresh)
        controller.additionalSafeAreaInsets = .zero
        host.settle()
        #expect(frames() == fresh && fresh.count == 2)
    }

    private func drag(_ host: TestHost, from start: CGFloat, to end: CGFloat) {
        host.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end))
        host.settle()
    }

    private func glass(_ controller: UITabBarController) -> CGRect { controller.tabBar.platter.glass.frame }

    // MARK: Separate tabs

    @Test func `a search tab is a circle at the trailing side, and the platter is at the leading side`() {
        let host = host()
        let (controller, _) = show(in: host, searches: true)
        let circle = controller.tabBar.platter.separateGlass
        #expect(circle.frame == CGRect(x: 402 - 21 - 62, y: 0, width: 62, height: 62) && !circle.isHidden)
        #expect(glass(controller) == CGRect(x: 21, y: 0, width: 290, height: 62))
        let tabs = host.all(TabButton.self)
        #expect(tabs.count == 5 && tabs[4].frame == circle.frame.insetBy(dx: 4, dy: 4))
        #expect(tabs.prefix(4).allSatisfy { glass(controller).contains($0.frame) })
        host.tap(tabs[4])
        #expect(controller.selectedTab is UISearchTab)
        #expect(controller.tabBar.platter.selection.frame == tabs[4].frame)
    }

    @Test func `in right-to-left layouts, the circle is at the left`() {
        let host = host()
        host.change(layoutDirection: .rightToLeft)
        let (controller, _) = show(in: host, searches: true)
        #expect(controller.tabBar.platter.separateGlass.frame.minX == 21)
        #expect(abs(glass(controller).maxX - 381) < 0.01)
        let tabs = host.all(TabButton.self)
        #expect(tabs[0].frame.minX > tabs[3].frame.minX)
    }

    @Test func `a prominent tab is separate from the others, instead of the search tab`() {
        let host = host()
        let (controller, _) = show(in: host, searches: true)
        controller.prominentTabIdentifier = "B"
        host.settle()
        let tabs = host.all(TabButton.self)
        #expect(tabs[1].frame.minX == 402 - 21 - 62 + 4 && tabs[4].frame.maxX < tabs[1].frame.minX)
        #expect(tabs[1].arrangement == .imageOnPlatter && tabs[4].arrangement == .onPlatter)
    }

    @Test func `on iOS 18, a search tab is one of the tabs`() {
        let host = host(.iOS18)
        let (controller, _) = show(in: host, searches: true)
        #expect(controller.tabBar.platter.separateGlass.isHidden)
        let tabs = host.all(TabButton.self)
        #expect(tabs.count == 5 && tabs.allSatisfy { abs($0.frame.width - tabs[0].frame.width) < 0.4 })
    }

    // MARK: Minimization

    @Test func `a bar isn't minimized by default`() {
        let host = host()
        let (controller, feed) = show(in: host)
        drag(host, from: 700, to: 300)
        #expect(feed.scroll.contentOffset.y > 100 && glass(controller).width > 300)
    }

    @Test func `scrolling down minimizes the bar to its selected tab, and scrolling up restores it`() {
        let host = host()
        let (controller, feed) = show(in: host, searches: true, .onScrollDown)
        let bottom = feed.view.safeAreaInsets.bottom
        drag(host, from: 700, to: 300)
        #expect(glass(controller) == CGRect(x: 21, y: 14, width: 48, height: 48))
        #expect(controller.tabBar.platter.separateGlass.frame == CGRect(x: 402 - 69, y: 14, width: 48, height: 48))
        let tabs = controller.tabBar.subviews.compactMap { $0 as? TabButton }
        #expect(tabs.map(\.alpha) == [1, 0, 0, 0, 1])
        #expect(feed.view.safeAreaInsets.bottom == bottom)
        drag(host, from: 300, to: 500)
        #expect(glass(controller).width == 290 && tabs.allSatisfy { $0.alpha == 1 })
    }

    @Test func `a bar can be minimized by scrolling up`() {
        let host = host()
        let (controller, _) = show(in: host, .onScrollUp)
        drag(host, from: 700, to: 300)
        #expect(glass(controller).width > 300)
        drag(host, from: 300, to: 450)
        #expect(glass(controller).width == 48)
    }

    @Test func `a tap on a minimized bar restores it, without another selection`() throws {
        let host = host()
        let (controller, _) = show(in: host, .onScrollDown)
        drag(host, from: 700, to: 300)
        host.tap(try #require(host.first(TabButton.self)))
        host.settle()
        #expect(glass(controller).width > 300 && controller.selectedIndex == 0)
    }

    @Test func `selecting another tab restores the bar`() {
        let host = host()
        let (controller, _) = show(in: host, .onScrollDown)
        drag(host, from: 700, to: 300)
        controller.selectedIndex = 1
        host.settle()
        #expect(glass(controller).width > 300)
    }

    @Test func `scrolling to the top restores the bar, and bouncing doesn't minimize it`() {
        let host = host()
        let (controller, feed) = show(in: host, .onScrollDown)
        drag(host, from: 300, to: 700)
        #expect(glass(controller).width > 300)
        drag(host, from: 700, to: 300)
        #expect(glass(controller).width == 48)
        feed.scroll.setContentOffset(CGPoint(x: 0, y: -feed.scroll.adjustedContentInset.top), animated: true)
        host.settle()
        #expect(glass(controller).width > 300)
    }

    @Test func `bouncing at the end of the content doesn't restore the bar`() {
        let host = host()
        let (controller, feed) = show(in: host, .onScrollDown)
        feed.scroll.contentSize.height = 1000
        drag(host, from: 700, to: 200)
        drag(host, from: 700, to: 200)
        #expect(glass(controller).width == 48)
    }

    @Test func `a minimized bar is restored when its behavior changes, and the bar of iOS 18 isn't minimized`() {
        let host = host()
        let (controller, _) = show(in: host, .onScrollDown)
        drag(host, from: 700, to: 300)
        controller.tabBarMinimizeBehavior = .never
        host.settle()
        #expect(glass(controller).width > 300)
        let older = self.host(.iOS18)
        let (tabs, _) = show(in: older, .onScrollDown)
        let before = older.all(TabButton.self).map(\.frame)
        drag(older, from: 700, to: 300)
        #expect(older.all(TabButton.self).map(\.frame) == before && tabs.tabBar.platter.glass.isHidden)
    }

    @Test func `a controller that minimizes its bar is deallocated`() {
        weak var gone: UITabBarController?
        let host = host()
        do {
            let (controller, _) = show(in: host, .onScrollDown)
            drag(host, from: 700, to: 300)
            gone = controller
        }
        host.show(UIViewController())
        #expect(gone == nil)
    }

    // MARK: Accessories

    @Test func `an accessory is in a capsule of glass above the platter, and in line with a minimized bar`() {
        let host = host()
        let (controller, feed) = show(in: host, searches: true, .onScrollDown)
        let bottom = feed.view.safeAreaInsets.bottom
        let player = UIView(frame: .zero)
        controller.bottomAccessory = UITabAccessory(contentView: player)
        host.settle()
        func frame() -> CGRect { player.convert(player.bounds, to: controller.tabBar) }
        #expect(frame() == CGRect(x: 21, y: -56, width: 360, height: 48))
        let glass = host.all(UIVisualEffectView.self).first { player.isDescendant(of: $0) }
        #expect(glass?.effect is UIGlassEffect && glass?.contentView.layer.cornerRadius == 24)
        #expect(player.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(feed.view.safeAreaInsets.bottom == bottom + 56)
        drag(host, from: 600, to: 200)
        #expect(frame() == CGRect(x: 77, y: 14, width: 402 - 77 - 77, height: 48))
        #expect(player.traitCollection.tabAccessoryEnvironment == .inline)
        drag(host, from: 200, to: 400)
        #expect(frame().minY == -56 && player.traitCollection.tabAccessoryEnvironment == .regular)
        controller.bottomAccessory = nil
        host.settle()
        #expect(player.superview == nil && host.all(UIVisualEffectView.self).allSatisfy { $0 !== glass })
    }

    @Test func `on iOS 18, an accessory has the width of the screen and no glass`() {
        let host = host(.iOS18)
        let (controller, _) = show(in: host)
        let player = UIView(frame: .zero)
        controller.bottomAccessory = UITabAccessory(contentView: player)
        host.settle()
        #expect(player.superview === controller.view && player.frame.width == 402)
        #expect(player.frame.maxY == controller.tabBar.frame.minY)
    }
}

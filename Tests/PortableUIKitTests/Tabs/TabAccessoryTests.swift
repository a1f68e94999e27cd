import CollageTesting
import Testing

@MainActor struct TabAccessoryTests {
    private let host = TestHost()
    private let tabs = UITabBarController()
    private let screen = UIViewController()

    init() {
        tabs.viewControllers = [screen]
        host.show(tabs)
    }

    @Test func `the accessory is above the bar, and the content's safe area excludes it`() {
        let bottom = screen.view.safeAreaInsets.bottom
        let player = UIView()
        host.run { tabs.bottomAccessory = UITabAccessory(contentView: player) }
        host.settle()
        #expect(player.frame.maxY == tabs.tabBar.frame.minY && player.frame.width == tabs.view.bounds.width)
        #expect(screen.view.safeAreaInsets.bottom == bottom + player.frame.height)
        #expect(player.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(screen.traitCollection.tabAccessoryEnvironment == .unspecified)
        host.run { tabs.setBottomAccessory(nil, animated: true) }
        host.settle()
        #expect(player.superview == nil && screen.view.safeAreaInsets.bottom == bottom)
    }

    @Test func `the guide of the content ends where the bar and the accessory begin`() {
        let guide = tabs.contentLayoutGuide
        host.settle()
        #expect(guide.layoutFrame.maxY == tabs.tabBar.frame.minY)
        let player = UIView()
        host.run { tabs.bottomAccessory = UITabAccessory(contentView: player) }
        host.settle()
        #expect(guide.layoutFrame.maxY == player.frame.minY && tabs.contentLayoutGuide === guide)
        #expect(tabs.tabBarMinimizeBehavior == .automatic)
    }

    @Test func `a removed accessory has no environment`() {
        let player = UIView()
        host.run { tabs.bottomAccessory = UITabAccessory(contentView: player) }
        host.settle()
        host.run { tabs.bottomAccessory = nil }
        host.settle()
        #expect(player.traitCollection.tabAccessoryEnvironment == .unspecified)
    }
}

import CollageTesting
import Testing

@MainActor final class UITabBarControllerTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let log = CallLog()

    @Test func `the selected controller is shown above the bar`() {
        let first = LoggedController("first", log)
        let second = LoggedController("second", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        host.show(tabs)
        #expect(tabs.selectedViewController === first && first.tabBarController === tabs)
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(!second.isViewLoaded)
        _ = log.take()
        tabs.selectedIndex = 1
        host.settle()
        #expect(second.view.window != nil && first.view.window == nil)
        #expect(
            log.take().filter { $0.contains("ppear") }.sorted() == [
                "first didDisappear", "first willDisappear", "second didAppear", "second isAppearing",
                "second willAppear",
            ])
        tabs.selectedIndex = 9
        #expect(tabs.selectedIndex == 1)
    }

    /// Classes from before iOS 18 override only these two initializers.
    @Test func `a class that overrides the older initializers inherits the one without parameters`() {
        final class Tabs: UITabBarController {
            var isFromName = false

            override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
                super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
                isFromName = true
            }

            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        #expect(Tabs().isFromName)
    }

    @Test func `a push can hide the bar`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        host.show(tabs)
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        host.settle()
        #expect(tabs.tabBar.isHidden)
        #expect(detail.view.safeAreaInsets.bottom == 34)
    }

    private func shownTitles(_ tabs: UITabBarController) -> [String] {
        host.settle()
        return host.all(UILabel.self).filter { $0.isDescendant(of: tabs.tabBar) }.compactMap(\.text)
    }

    @Test func `the bar follows items that are set later`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        host.show(tabs)
        for (controller, title) in zip(tabs.viewControllers ?? [], ["Home", "More"]) {
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        }
        #expect(shownTitles(tabs) == ["Home", "More"])
        #expect(tabs.tabBar.selectedItem?.title == "Home")
        host.tap(CGPoint(x: 300, y: 785))
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "More")
    }

    @Test func `a navigation controller shows the item of its root`() {
        let home = UIViewController()
        home.title = "Home"
        let search = UIViewController()
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [home, search, UIViewController()].map(UINavigationController.init(rootViewController:))
        tabs.viewControllers?[2].tabBarItem.image = UIImage(systemName: "gear")
        tabs.viewControllers?[2].title = "Settings"
        host.show(tabs)
        #expect(shownTitles(tabs) == ["Home", "Search", "Settings"])
        #expect(tabs.tabBar.items?[2].image != nil)
        home.title = "Start"
        #expect(shownTitles(tabs) == ["Start", "Search", "Settings"])
        home.tabBarItem = UITabBarItem(title: "Begin", image: nil, tag: 0)
        #expect(shownTitles(tabs) == ["Begin", "Search", "Settings"])
        home.navigationController?.pushViewController(UIViewController(), animated: false)
        #expect(shownTitles(tabs) == ["Begin", "Search", "Settings"])
        let other = UIViewController()
        other.title = "Other"
        search.navigationController?.viewControllers = [other]
        #expect(shownTitles(tabs) == ["Begin", "Other", "Settings"])
    }

    @Test func `a navigation controller's own tab bar item replaces its root's`() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        host.show(tabs)
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        root.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
        #expect(shownTitles(tabs) == ["Own"])
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var log: [Int] = []
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            tabBarController.viewControllers?.last !== viewController
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.append(tabBarController.selectedIndex)
        }
    }

    @Test func `a tap selects a tab if the delegate agrees`() {
        let delegate = Delegate()
        let tabs = UITabBarController()
        tabs.delegate = delegate
        tabs.viewControllers = (0..<3).map { index in
            let controller = UIViewController()
            controller.title = "Tab \(index)"
            return controller
        }
        host.show(tabs)
        #expect(host.first(UILabel.self) { $0.text == "Tab 2" }?.font.pointSize == 10)
        host.tap(CGPoint(x: 195, y: 785))
        #expect(tabs.selectedIndex == 1)
        host.tap(CGPoint(x: 380, y: 785))
        #expect(tabs.selectedIndex == 1 && delegate.log == [1])
    }

    @Test func `content ends at an opaque bar, unless the controller extends it`() {
        let host = TestHost(), tabs = UITabBarController(), screen = UIViewController()
        tabs.viewControllers = [screen]
        host.show(tabs)
        #expect(screen.view.frame.height == tabs.view.bounds.height)
        tabs.tabBar.isTranslucent = false
        host.settle()
        #expect(screen.view.frame.maxY == tabs.tabBar.frame.minY && screen.view.safeAreaInsets.bottom == 0)
        screen.extendedLayoutIncludesOpaqueBars = true
        host.settle()
        #expect(screen.view.frame.height == tabs.view.bounds.height)
    }
}

import CollageTesting
import Testing

@MainActor @Suite final class UITabBarControllerTests {
    /// Made in the test, not before: other tests may run in between, and there is one clock.
    lazy var host = TestHost()
    let log = CallLog()

    @Test func theSelectedControllerIsShownAboveTheBar() {
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

    @Test func aPushMayHideTheBar() {
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

    @Test func aTapSelectsATabIfTheDelegateAgrees() {
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
}

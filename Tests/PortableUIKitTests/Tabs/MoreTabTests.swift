import CollageTesting
import PortableUIKitCore
import Testing

import struct CollageTesting.Device

/// The More tab of tab bar controllers with more than five view controllers.
@MainActor @Suite(.device) struct MoreTabTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var selected: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            selected.append(viewController.tabBarItem.title ?? "")
        }
    }

    private func screen(_ name: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = name
        controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), tag: 0)
        return controller
    }

    private func makeTabs(_ count: Int = 6) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...count).map { screen("Screen \($0)") }
        return tabs
    }

    private func titles(_ tabs: UITabBarController) -> [String?]? { tabs.tabBar.items?.map(\.title) }

    @Test func `five view controllers have a tab each, and of six, two are in the More tab`() {
        let host = TestHost()
        let tabs = makeTabs(5)
        host.show(tabs)
        #expect(titles(tabs) == (1...5).map { "Screen \($0)" })
        tabs.viewControllers?.append(screen("Screen 6"))
        #expect(titles(tabs) == ["Screen 1", "Screen 2", "Screen 3", "Screen 4", "More"])
        #expect(tabs.viewControllers?.count == 6 && tabs.selectedIndex == 0)
    }

    @Test func `the list pushes a view controller, which can be popped`() throws {
        let host = TestHost()
        let tabs = makeTabs(), delegate = Delegate()
        tabs.delegate = delegate
        host.show(tabs)
        host.tap(label: "More")
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
        #expect(host.shows("Screen 5") && host.shows("Screen 6") && delegate.selected == ["More"])
        #expect(tabs.moreNavigationController.tabBarController === tabs)
        #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
        host.tap(label: "Screen 6")
        let last = try #require(tabs.viewControllers?.last)
        #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === last && last.view.window != nil)
        #expect(last.navigationController === tabs.moreNavigationController && last.tabBarController === tabs)
        #expect(tabs.moreNavigationController.navigationBar.topItem?.title == "Screen 6")
        #expect(delegate.selected == ["More"])
        tabs.moreNavigationController.popViewController(animated: true)
        host.settle()
        #expect(tabs.selectedIndex == NSNotFound && last.parent === tabs && last.view.window == nil)
    }

    @Test func `the More tab keeps its screen while another one is selected, and a second tap returns to the list`() {
        let host = TestHost()
        let tabs = makeTabs()
        host.show(tabs)
        host.tap(label: "More")
        host.tap(label: "Screen 5")
        host.tap(label: "Screen 2")
        #expect(tabs.selectedIndex == 1)
        host.tap(label: "More")
        #expect(tabs.selectedIndex == 4)
        host.tap(label: "More")
        #expect(tabs.selectedIndex == NSNotFound && host.shows("Screen 6"))
    }

    @Test func `the program selects view controllers and the list of the More tab`() {
        let host = TestHost()
        let tabs = makeTabs()
        tabs.selectedIndex = 5
        host.show(tabs)
        #expect(tabs.selectedViewController?.view.window != nil && tabs.selectedIndex == 5)
        #expect(tabs.moreNavigationController.viewControllers.count == 2)
        tabs.selectedIndex = 4
        host.settle()
        #expect(tabs.moreNavigationController.topViewController === tabs.viewControllers?[4])
        tabs.selectedViewController = tabs.moreNavigationController
        host.settle()
        #expect(tabs.moreNavigationController.viewControllers.count == 1 && tabs.selectedIndex == NSNotFound)
        tabs.selectedIndex = 0
        host.settle()
        #expect(tabs.viewControllers?[0].view.window != nil && tabs.viewControllers?[5].parent === tabs)
    }

    @Test func `a navigation controller in the list has one bar, which leads back`() throws {
        let host = TestHost()
        let tabs = makeTabs()
        let root = UIViewController(), detail = UIViewController()
        root.title = "Root"
        detail.title = "Detail"
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Nested", image: nil, tag: 0)
        tabs.viewControllers?.append(navigation)
        host.show(tabs)
        host.tap(label: "More")
        host.tap(label: "Nested")
        let outer = tabs.moreNavigationController
        #expect(outer.isNavigationBarHidden && navigation.navigationBar.items?.map(\.title) == ["More", "Root"])
        #expect(root.view.safeAreaInsets.top == 91 && root.navigationController === navigation)
        navigation.pushViewController(detail, animated: true)
        host.settle()
        #expect(navigation.navigationBar.items?.map(\.title) == ["More", "Root", "Detail"])
        host.tap(label: "Root")
        #expect(navigation.viewControllers == [root])
        host.tap(label: "More")
        host.settle()
        #expect(outer.viewControllers.count == 1 && !outer.isNavigationBarHidden && navigation.parent === tabs)
        #expect(navigation.navigationBar.items == [root.navigationItem])
    }

    @Test func `a back button leads from a nested navigation controller to the list, and so does a swipe`() {
        let host = TestHost()
        let tabs = makeTabs()
        let navigation = UINavigationController(rootViewController: screen("Nested"))
        tabs.viewControllers?.append(navigation)
        tabs.selectedIndex = 6
        host.show(tabs)
        host.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
        host.settle()
        #expect(tabs.selectedIndex == NSNotFound && navigation.view.window == nil)
    }

    @Test func `the list shows changed titles`() throws {
        let host = TestHost()
        let tabs = makeTabs()
        tabs.selectedIndex = 5
        host.show(tabs)
        tabs.viewControllers?[5].tabBarItem.title = "Renamed"
        tabs.viewControllers?[4].tabBarItem.title = "Other"
        tabs.selectedViewController = tabs.moreNavigationController
        host.settle()
        #expect(host.shows("Renamed") && host.shows("Other"))
    }

    @Test func `a wide screen has no More tab`() {
        let host = TestHost(.iPadMini)
        let tabs = makeTabs()
        tabs.selectedIndex = 5
        host.show(tabs)
        #expect(titles(tabs)?.count == 6 && tabs.selectedIndex == 5 && tabs.selectedViewController?.parent === tabs)
    }

    @Test func `the More tab is added and removed with the size class`() {
        let host = TestHost()
        let tabs = makeTabs()
        tabs.selectedIndex = 5
        host.show(tabs)
        tabs.traitOverrides.horizontalSizeClass = .regular
        host.settle()
        #expect(titles(tabs)?.count == 6 && tabs.selectedIndex == 5)
        #expect(tabs.viewControllers?[5].parent === tabs && tabs.viewControllers?[5].view.window != nil)
        tabs.traitOverrides.horizontalSizeClass = .compact
        host.settle()
        #expect(titles(tabs)?.last == "More" && tabs.moreNavigationController.viewControllers.count == 2)
        #expect(tabs.viewControllers?[5].view.window != nil)
    }

    @Test func `other view controllers replace those in the More tab`() {
        let host = TestHost()
        let tabs = makeTabs(7)
        tabs.selectedIndex = 6
        host.show(tabs)
        let old = tabs.viewControllers?.last
        tabs.viewControllers?.removeLast()
        host.settle()
        #expect(old?.parent == nil && tabs.selectedIndex == 0)
        #expect(tabs.moreNavigationController.viewControllers.count == 1)
        tabs.viewControllers?.removeLast()
        host.settle()
        #expect(titles(tabs)?.last == "Screen 5")
    }

    @Test func `tabs of iOS 18 have a More tab, too`() {
        let host = TestHost()
        let tabs = UITabBarController(
            tabs: (1...7).map { number in
                UITab(title: "Tab \(number)", image: nil, identifier: "\(number)") { _ in screen("Tab \(number)") }
            })
        host.show(tabs)
        #expect(titles(tabs) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        host.tap(label: "More")
        host.tap(label: "Tab 6")
        #expect(tabs.selectedTab?.identifier == "6" && tabs.selectedIndex == 5)
        #expect(tabs.moreNavigationController.topViewController?.title == "Tab 6")
        tabs.selectedTab = tabs.tabs[1]
        host.settle()
        #expect(tabs.tabs[1].viewController?.view.window != nil && tabs.selectedIndex == 1)
    }

    @Test func `a tab bar controller with a More tab is deallocated`() {
        weak var tabs: UITabBarController?
        do {
            let host = TestHost()
            let made = makeTabs()
            made.selectedIndex = 5
            host.show(made)
            tabs = made
        }
        #expect(tabs == nil)
    }
}

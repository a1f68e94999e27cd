import CollageTesting
import Testing

@MainActor final class TabSelectionTests {
    lazy var host = TestHost()

    @Test func `a narrow screen shows the outer tabs at the bottom, and makes controllers when they are shown`() {
        let tabs = TabFixture()
        #expect(tabs.made.names.isEmpty && tabs.controller.selectedTab === tabs.home)
        host.show(tabs.controller)
        #expect(tabs.controller.tabBar.items?.map(\.title) == ["Home", "Library", "Settings", "Search"])
        #expect(tabs.made.names == ["Home"] && tabs.shown == "Home" && tabs.controller.selectedIndex == 0)
        #expect(tabs.home.viewController?.tab === tabs.home && tabs.home.tabBarController === tabs.controller)
        #expect(tabs.home.viewController?.view.safeAreaInsets.bottom == 83)
        host.tap(label: "Settings")
        #expect(tabs.made.names == ["Home", "Settings"] && tabs.log == ["Home > Settings"])
        #expect(tabs.controller.selectedIndex == 2 && tabs.controller.selectedTab === tabs.settings)
        #expect(tabs.home.viewController?.view.window == nil && tabs.settings.viewController?.view.window != nil)
        tabs.refused = "home"
        host.tap(label: "Home")
        #expect(tabs.controller.selectedTab === tabs.settings && tabs.log.count == 1)
        tabs.controller.selectedTab = tabs.search
        #expect(tabs.shown == "Search" && tabs.log.count == 1 && tabs.controller.selectedIndex == 3)
        tabs.controller.selectedIndex = 0
        #expect(tabs.shown == "Home")
        tabs.controller.selectedViewController = tabs.settings.viewController
        #expect(tabs.controller.selectedTab === tabs.settings)
    }

    @Test func `the bar shows the tabs' titles and images, and whether they are hidden or selected`() {
        let tabs = TabFixture()
        host.show(tabs.controller)
        tabs.home.title = "Start"
        tabs.home.badgeValue = "3"
        tabs.settings.isHidden = true
        host.settle()
        #expect(tabs.controller.tabBar.items?.map(\.title) == ["Start", "Library", "Search"])
        #expect(host.shows("Start") && tabs.controller.tabBar.items?.first?.badgeValue == "3")
        tabs.library.preferredPlacement = .sidebarOnly
        #expect(tabs.controller.tabBar.items?.map(\.title) == ["Start", "Search"])
        tabs.controller.compactTabIdentifiers = ["songs", "home"]
        #expect(tabs.controller.tabBar.items?.map(\.title) == ["Songs", "Start"])
        #expect(tabs.controller.selectedIndex == 1)
        tabs.controller.setTabs([tabs.search], animated: false)
        #expect(tabs.controller.selectedTab === tabs.search && tabs.home.tabBarController == nil)
        #expect(tabs.home.viewController?.parent == nil && tabs.controller.tab(forIdentifier: "home") == nil)
    }

    @Test func `a tab of a group is found, selected, and remembered by its group`() {
        let tabs = TabFixture()
        host.show(tabs.controller)
        #expect(tabs.controller.tab(forIdentifier: "songs") === tabs.songs && tabs.songs.parent === tabs.library)
        #expect(tabs.library.tab(forIdentifier: "albums") === tabs.albums)
        #expect(tabs.songs.tabBarController === tabs.controller && tabs.library.selectedChild == nil)
        host.tap(label: "Library")
        #expect(tabs.shown == "Library" && tabs.controller.selectedTab === tabs.library)
        tabs.controller.selectedTab = tabs.songs
        #expect(tabs.shown == "Songs" && tabs.library.selectedChild === tabs.songs)
        #expect(tabs.controller.selectedIndex == 1)
        host.tap(label: "Home")
        host.tap(label: "Library")
        #expect(tabs.shown == "Songs" && tabs.log.last == "Home > Songs")
        host.tap(label: "Library")
        #expect(tabs.shown == "Library" && tabs.log.last == "Songs > Library")
        tabs.library.selectedChild = tabs.albums
        #expect(tabs.shown == "Albums" && tabs.controller.selectedTab === tabs.albums)
        tabs.library.children = [tabs.songs]
        #expect(tabs.albums.parent == nil && tabs.controller.selectedTab?.tabBarController === tabs.controller)
    }

    @Test func `a group without a controller shows a child, the first or the one that it names`() {
        let tabs = TabFixture(groupHasController: false)
        host.show(tabs.controller)
        host.tap(label: "Library")
        #expect(tabs.shown == "Albums")
        tabs.controller.selectedTab = tabs.home
        tabs.library.selectedChild = nil
        tabs.library.defaultChildIdentifier = "songs"
        tabs.controller.selectedTab = tabs.library
        #expect(tabs.shown == "Songs")
        tabs.library.displayOrderIdentifiers = ["songs", "nobody's"]
        #expect(tabs.library.displayOrder == [tabs.songs, tabs.albums])
    }

    @Test func `a group fills its navigation controller, and follows a user who navigates back`() {
        let tabs = TabFixture()
        let navigation = UINavigationController()
        tabs.library.managingNavigationController = navigation
        host.show(tabs.controller)
        #expect(tabs.songs.managingTabGroup === tabs.library && tabs.home.managingTabGroup == nil)
        tabs.controller.selectedTab = tabs.songs
        host.settle()
        #expect(tabs.controller.selectedViewController === navigation && navigation.view.window != nil)
        #expect(navigation.viewControllers.map(\.title) == ["Library", "Songs"])
        navigation.popViewController(animated: true)
        host.settle()
        #expect(tabs.controller.selectedTab === tabs.library && tabs.log == ["Songs > Library"])
        #expect(tabs.library.selectedChild == nil)
        // Pushing another controller doesn't change the selection.
        tabs.controller.selectedTab = tabs.albums
        host.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        #expect(tabs.controller.selectedTab === tabs.albums && navigation.viewControllers.count == 3)
    }

    @Test func `the delegate can omit controllers from a group's navigation`() {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
                proposedViewControllers: [UIViewController]
            ) -> [UIViewController] { tab.identifier == "library" ? [] : proposedViewControllers }
        }
        let tabs = TabFixture(), delegate = Delegate(), navigation = UINavigationController()
        tabs.controller.delegate = delegate
        tabs.library.managingNavigationController = navigation
        host.show(tabs.controller)
        tabs.controller.selectedTab = tabs.songs
        host.settle()
        #expect(navigation.viewControllers.map(\.title) == ["Songs"])
        #expect(tabs.controller.selectedTab === tabs.songs)
    }

    @Test func `controllers that are set replace tabs, and vice versa`() {
        let tabs = TabFixture(), other = UIViewController()
        host.show(tabs.controller)
        tabs.controller.viewControllers = [other]
        host.settle()
        #expect(tabs.controller.tabs.isEmpty && tabs.controller.selectedTab == nil && other.view.window != nil)
        #expect(tabs.home.viewController?.parent == nil && tabs.controller.tabBar.items?.count == 1)
        tabs.controller.tabs = [tabs.home]
        host.settle()
        #expect(other.parent == nil && tabs.shown == "Home" && tabs.controller.viewControllers?.count == 1)
    }

    @Test func `tabs retain neither their controller nor each other, and release the objects of their providers`() {
        weak var controller: UITabBarController?
        weak var held: NSObject?
        do {
            let object = NSObject()
            held = object
            let child = UITab(title: "", image: nil, identifier: "child", viewControllerProvider: nil)
            let tabs = UITabBarController(tabs: [
                UITabGroup(title: "", image: nil, identifier: "group", children: [child]) { _ in
                    _ = object
                    return UIViewController()
                }
            ])
            _ = tabs.selectedViewController?.view
            _ = tabs.sidebar
            controller = tabs
        }
        #expect(controller == nil && held == nil)
    }
}

import CollageTesting
import Testing

@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@testable import PortableUIKit

@MainActor final class TabSidebarTests {
    lazy var host = TestHost(.iPadPro11.landscape)

    @Test func `the tabs are at the top, pinned ones last, and a tap selects one`() {
        let tabs = TabFixture()
        tabs.controller.setTabs([tabs.search, tabs.home, tabs.library, tabs.settings], animated: false)
        tabs.settings.preferredPlacement = .fixed
        host.show(tabs.controller)
        let bar = host.first(TopTabBar.self)
        #expect(tabs.controller.tabBar.isHidden && bar != nil)
        let labels = host.session.accessibleElements().map(\.label)
        #expect(
            labels.filter { ["Settings", "Home", "Library", "Search", "Songs"].contains($0) }
                == ["Settings", "Home", "Library", "Search"])
        #expect(tabs.controller.selectedTab === tabs.home)
        host.tap(label: "Settings")
        #expect(tabs.shown == "Settings" && tabs.log == ["Home > Settings"])
        let view = tabs.settings.viewController?.view
        #expect(view?.safeAreaInsets.top == 24 + 50 && view?.frame.width == 1194)
        #expect(!host.shows("Show Sidebar") && tabs.controller.sidebar.isHidden)
        tabs.songs.preferredPlacement = .default
        host.settle()
        host.tap(label: "Songs")
        #expect(tabs.shown == "Songs")
        tabs.controller.setTabBarHidden(true, animated: false)
        host.settle()
        #expect(tabs.songs.viewController?.view.safeAreaInsets.top == 24)
    }

    @Test func `the sidebar is next to the contents, and a button replaces it with the bar`() {
        let tabs = TabFixture()
        tabs.controller.mode = .tabSidebar
        host.show(tabs.controller)
        host.settle()
        let view = tabs.home.viewController?.view
        #expect(
            !tabs.controller.sidebar.isHidden && view?.superview?.frame == CGRect(x: 320, y: 0, width: 874, height: 834)
        )
        #expect(host.shows("Songs") && host.shows("Library") && view?.safeAreaInsets.top == 24)
        host.tap(label: "Songs")
        #expect(tabs.shown == "Songs" && tabs.log == ["Home > Songs"])
        let rows = host.first(TabSidebarView.self)?.collectionView
        let selected = rows?.indexPathsForSelectedItems?.first.flatMap { rows?.cellForItem(at: $0) }
        #expect((selected?.contentConfiguration as? UIListContentConfiguration)?.text == "Songs")
        host.tap(label: "Hide Sidebar")
        #expect(tabs.controller.sidebar.isHidden && !host.shows("Songs") && host.shows("Library"))
        #expect(tabs.songs.viewController?.view.superview?.frame.width == 1194)
        host.tap(label: "Home")
        #expect(tabs.shown == "Home")
        host.tap(label: "Show Sidebar")
        #expect(!tabs.controller.sidebar.isHidden && host.shows("Songs"))
        tabs.controller.mode = .tabBar
        host.settle()
        #expect(tabs.controller.sidebar.isHidden && !host.shows("Songs"))
    }

    @Test func `a group's section collapses and expands, and its actions are performed`() {
        var done = 0
        let tabs = TabFixture()
        tabs.controller.mode = .tabSidebar
        tabs.library.sidebarActions = [UIAction(title: "Add Playlist") { _ in done += 1 }]
        host.show(tabs.controller)
        host.settle()
        host.tap(label: "Add Playlist")
        #expect(done == 1 && tabs.shown == "Home")
        host.tap(label: "Library")
        #expect(!host.shows("Songs") && tabs.shown == "Home")
        tabs.songs.title = "Tracks"
        host.tap(label: "Library")
        #expect(host.shows("Tracks"))
        tabs.library.sidebarAppearance = .inline
        host.settle()
        #expect(!host.shows("Library") && host.shows("Tracks"))
        tabs.songs.isHidden = true
        host.settle()
        #expect(!host.shows("Tracks"))
    }

    @Test func `in portrait, the sidebar covers the contents, and a tap outside hides it`() {
        host = TestHost(.iPadPro11)
        let tabs = TabFixture()
        tabs.controller.mode = .tabSidebar
        host.show(tabs.controller)
        #expect(tabs.controller.sidebar.isHidden)
        host.tap(label: "Show Sidebar")
        #expect(host.shows("Songs") && tabs.home.viewController?.view.superview?.frame.width == 834)
        host.tap(CGPoint(x: 700, y: 600))
        host.settle()
        #expect(tabs.controller.sidebar.isHidden && !host.shows("Songs"))
        tabs.controller.sidebar.preferredLayout = .tile
        tabs.controller.sidebar.isHidden = false
        host.settle()
        #expect(tabs.home.viewController?.view.superview?.frame == CGRect(x: 320, y: 0, width: 514, height: 1194))
    }

    @Test
    func `in right-to-left layouts, the sidebar is on the right, and in a narrow window the bar is at the bottom`() {
        host.change(layoutDirection: .rightToLeft)
        let tabs = TabFixture()
        tabs.controller.mode = .tabSidebar
        host.show(tabs.controller)
        host.settle()
        #expect(tabs.home.viewController?.view.superview?.frame == CGRect(x: 0, y: 0, width: 874, height: 834))
        #expect(host.first(TabSidebarView.self)?.frame.minX == 874)
        tabs.controller.selectedTab = tabs.songs
        host = TestHost(.iPadPro11.landscape, variant: Variant(horizontalSizeClass: .compact))
        host.show(tabs.controller)
        #expect(!tabs.controller.tabBar.isHidden && host.first(TabSidebarView.self) == nil)
        #expect(tabs.shown == "Songs" && tabs.controller.tabBar.selectedItem?.title == "Library")
    }

    /// Configures the rows, and records its calls.
    private final class Delegate: NSObject, UITabBarController.Sidebar.Delegate {
        var log: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating
        ) {
            log.append("hidden \(sidebar.isHidden)")
            animator.addCompletion { [weak self] in self?.log.append("over") }
        }

        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem {
            let item = UITabSidebarItem(request: request)
            if case .tab(let tab) = request.content, tab.identifier == "home" {
                var content = item.defaultContentConfiguration()
                content.text = "My Home"
                item.contentConfiguration = content
                item.accessories = [.label(text: "new")]
            }
            return item
        }

        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
        ) {
            guard case .tab(let tab) = item.content, item.configurationState.isSelected else { return }
            if log.last != "selected \(tab.title)" { log.append("selected \(tab.title)") }
        }

        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
        ) { log.append("gone \(tab.title)") }

        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Pin \(tab.title)") { _ in }])
            })
        }

        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            trailingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
            ])
        }
    }

    @Test func `the sidebar's delegate configures rows, and is notified of events`() throws {
        let tabs = TabFixture(), delegate = Delegate()
        tabs.controller.mode = .tabSidebar
        let sidebar = tabs.controller.sidebar
        sidebar.delegate = delegate
        host.show(tabs.controller)
        host.settle()
        for text in ["My Home", "new"] { #expect(host.first(UILabel.self) { $0.text == text } != nil, "\(text)") }
        #expect(delegate.log.contains("selected Home"))
        host.tap(label: "Albums")
        #expect(delegate.log.last == "selected Albums")
        let settings = try #require(host.session.accessibleElements().first { $0.label == "Settings" }).frame
        let finger = host.touch(at: CGPoint(x: settings.minX + 50, y: settings.minY + 10))
        host.advance(by: 0.7)
        finger.lift()
        host.settle()
        #expect(host.shows("Pin Settings"))
        host.tap(CGPoint(x: 1000, y: 700))
        host.settle()
        delegate.log = []
        sidebar.isHidden = true
        #expect(delegate.log == ["hidden true"])
        host.settle()
        #expect(delegate.log.contains("over"))
    }

    @Test func `headers, footers, a bottom bar, and a menu are around the tabs`() {
        let tabs = TabFixture(), sidebar = tabs.controller.sidebar
        tabs.controller.mode = .tabSidebar
        var header = UIListContentConfiguration.cell()
        header.text = "Welcome"
        sidebar.headerContentConfiguration = header
        var footer = UIListContentConfiguration.cell()
        footer.text = "Version 1"
        sidebar.footerContentConfiguration = footer
        let bottom = UILabel()
        bottom.text = "Offline"
        sidebar.bottomBarView = bottom
        sidebar.navigationOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "Sort") { _ in }]) }
        host.show(tabs.controller)
        host.settle()
        for label in ["Welcome", "Version 1", "Offline", "More"] { #expect(host.shows(label), "\(label)") }
        let labels = host.session.accessibleElements().compactMap(\.label)
        #expect(labels.firstIndex(of: "Welcome") ?? 9 < labels.firstIndex(of: "Home") ?? 0)
        #expect(labels.firstIndex(of: "Version 1") ?? 0 > labels.firstIndex(of: "Settings") ?? 99)
        host.tap(label: "More")
        #expect(host.shows("Sort"))
        sidebar.bottomBarView = nil
        sidebar.headerContentConfiguration = nil
        host.settle()
        #expect(!host.shows("Welcome") && bottom.superview == nil)
    }
}

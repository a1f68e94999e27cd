import CollageTesting
import Testing

@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

@MainActor final class TabUpdateTests {
    private final class Listener: NSObject, UITabBarController.Sidebar.Delegate {
        var availability: [Bool] = []
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarAvailabilityDidChange sidebar: UITabBarController.Sidebar
        ) {
            availability.append(sidebar.isAvailable)
        }
    }

    @Test func `changes in a batch update the bars once`() {
        let host = TestHost()
        let tabs = TabFixture()
        host.show(tabs.controller)
        tabs.controller.performBatchUpdates {
            tabs.home.isHidden = true
            tabs.settings.isHidden = true
            #expect(tabs.controller.tabBar.items?.count == 4)
        }
        #expect(tabs.controller.tabBar.items?.count == 2)
    }

    @Test func `a tab can have a different image while it's selected`() {
        let tab = UITab(title: "Home", image: nil, identifier: "home", viewControllerProvider: nil)
        let image = UIImage(systemName: "house.fill")
        tab.selectedImage = image
        #expect(tab.selectedImage === image && tab.barItem.selectedImage === image)
    }

    @Test func `the sidebar has a preferred placement, and reports its availability`() {
        let host = TestHost(.iPadPro11.landscape)
        let tabs = TabFixture(), listener = Listener()
        tabs.controller.sidebar.delegate = listener
        host.show(tabs.controller)
        #expect(!tabs.controller.sidebar.isAvailable && listener.availability.isEmpty)
        tabs.controller.mode = .tabSidebar
        host.settle()
        #expect(listener.availability == [true] && !tabs.controller.sidebar.isHidden)
        tabs.controller.sidebar.preferredPlacement = .tabBar
        host.settle()
        #expect(tabs.controller.sidebar.isHidden)
        tabs.controller.sidebar.isHidden = false
        #expect(!tabs.controller.sidebar.isHidden)
    }

    @Test func `a group can be initially collapsed`() {
        let host = TestHost(.iPadPro11.landscape)
        let tabs = TabFixture()
        tabs.library.isCollapsedByDefault = true
        tabs.controller.mode = .tabSidebar
        host.show(tabs.controller)
        host.settle()
        #expect(host.shows("Library") && !host.shows("Songs"))
    }
}

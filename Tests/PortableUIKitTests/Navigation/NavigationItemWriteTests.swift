import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

/// Navigation items that are written while views are laid out.
@MainActor struct NavigationItemWriteTests {
    private final class Screen: UIViewController {
        private(set) var layouts = 0
        private let backItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            navigationItem.title = "Inbox"
            navigationItem.subtitle = "3 unread"
            navigationItem.largeTitle = "All messages"
            navigationItem.backBarButtonItem = backItem
        }
    }

    @Test func `values that don't change in a layout don't request another one`() {
        let host = TestHost(), screen = Screen()
        host.show(UINavigationController(rootViewController: screen))
        host.settle()
        let layouts = screen.layouts
        #expect(layouts < 8)
        screen.view.setNeedsLayout()
        host.settle()
        #expect(screen.layouts == layouts + 1)
    }
}

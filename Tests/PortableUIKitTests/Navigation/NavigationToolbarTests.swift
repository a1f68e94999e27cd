import CollageTesting
import Foundation
import Testing

@MainActor final class NavigationToolbarTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()

    private func screen(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.toolbarItems = [UIBarButtonItem(title: title + " item", primaryAction: nil)]
        return controller
    }

    private func isShown(_ text: String) -> Bool {
        host.first(UILabel.self) { $0.text == text }.map { $0.window != nil } ?? false
    }

    @Test func `the toolbar shows the items of the controller on top`() {
        let root = screen("Root")
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.isToolbarHidden)
        host.show(navigation)
        #expect(root.view.safeAreaInsets.bottom == 34 && !isShown("Root item"))
        navigation.setToolbarHidden(false, animated: true)
        host.settle()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
        #expect(root.view.safeAreaInsets.bottom == 78 && isShown("Root item"))
        navigation.pushViewController(screen("Second"), animated: true)
        host.settle()
        #expect(isShown("Second item") && !isShown("Root item"))
        navigation.topViewController?.setToolbarItems(
            [UIBarButtonItem(title: "Other", primaryAction: nil)], animated: true)
        host.settle()
        #expect(isShown("Other") && !isShown("Second item"))
        navigation.popViewController(animated: true)
        host.settle()
        #expect(isShown("Root item"))
        navigation.setToolbarHidden(true, animated: true)
        host.settle()
        #expect(navigation.toolbar.isHidden && root.view.safeAreaInsets.bottom == 34)
    }

    @Test func `a controller that hides the bottom bar has no toolbar`() {
        let root = screen("Root"), second = screen("Second")
        second.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        host.show(navigation)
        navigation.pushViewController(second, animated: true)
        host.advance(by: 0.1)
        #expect(!navigation.toolbar.isHidden)
        host.settle()
        #expect(navigation.toolbar.isHidden && second.view.safeAreaInsets.bottom == 34)
        #expect(!navigation.isToolbarHidden)
        navigation.popViewController(animated: true)
        host.settle()
        #expect(!navigation.toolbar.isHidden && root.view.safeAreaInsets.bottom == 78)
    }

    @Test func `the toolbar is above a tab bar`() {
        let root = screen("Root")
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        host.show(tabs)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 717, width: 390, height: 44))
        #expect(root.view.safeAreaInsets.bottom == 127)
    }

    @Test func `an opaque toolbar ends the view`() {
        let root = screen("Root")
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        navigation.toolbar.isTranslucent = false
        host.show(navigation)
        #expect(root.view.frame.maxY == 766)
        root.extendedLayoutIncludesOpaqueBars = true
        host.settle()
        #expect(root.view.frame.maxY == 844)
    }

    @Test func `the toolbar's appearance follows the end of the content`() {
        let rows = RowsController("Rows")
        rows.toolbarItems = [UIBarButtonItem(title: "Item", primaryAction: nil)]
        let navigation = UINavigationController(rootViewController: rows)
        navigation.isToolbarHidden = false
        host.show(navigation)
        #expect(!navigation.toolbar.isAtScrollEdge)
        rows.scrollView.contentOffset.y = 3000 - 844 + 78
        host.settle()
        #expect(navigation.toolbar.isAtScrollEdge)
    }

    @Test func `a tap hides the bars and shows them again`() {
        let navigation = UINavigationController(rootViewController: screen("Root"))
        navigation.isToolbarHidden = false
        navigation.hidesBarsOnTap = true
        host.show(navigation)
        host.tap(CGPoint(x: 195, y: 400))
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        host.tap(CGPoint(x: 195, y: 400))
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        navigation.hidesBarsOnTap = false
        host.tap(CGPoint(x: 195, y: 400))
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `a hidden toolbar stays hidden`() {
        let navigation = UINavigationController(rootViewController: screen("Root"))
        navigation.hidesBarsOnTap = true
        host.show(navigation)
        host.tap(CGPoint(x: 195, y: 400))
        host.tap(CGPoint(x: 195, y: 400))
        #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    }

    @Test func `an upward swipe hides the bars`() {
        let rows = RowsController("Rows")
        let navigation = UINavigationController(rootViewController: rows)
        navigation.hidesBarsOnSwipe = true
        host.show(navigation)
        host.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400))
        #expect(navigation.isNavigationBarHidden && rows.scrollView.contentOffset.y > 0)
        host.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 600))
        #expect(!navigation.isNavigationBarHidden)
        #expect(navigation.barHideOnSwipeGestureRecognizer.view != nil)
        #expect(!navigation.barHideOnTapGestureRecognizer.isEnabled)
    }

    @Test func `bars are hidden where the height is compact`() {
        let navigation = UINavigationController(rootViewController: screen("Root"))
        navigation.isToolbarHidden = false
        navigation.hidesBarsWhenVerticallyCompact = true
        host.show(navigation)
        #expect(!navigation.isNavigationBarHidden)
        host.rotate()
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        host.tap(CGPoint(x: 400, y: 200))
        #expect(!navigation.isNavigationBarHidden)
        host.rotate()
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func `bars are hidden when the keyboard appears`() {
        let root = screen("Root")
        let field = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        root.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: root)
        navigation.hidesBarsWhenKeyboardAppears = true
        host.change(showsKeyboard: true)
        host.show(navigation)
        field.becomeFirstResponder()
        host.settle()
        #expect(navigation.isNavigationBarHidden)
        field.resignFirstResponder()
        host.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    private final class Bar: UIToolbar {}

    @Test func `the toolbar can have a custom class`() {
        let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: Bar.self)
        #expect(navigation.toolbar is Bar)
    }

    @Test func `a swipe that pops a controller restores the items`() {
        let navigation = UINavigationController(rootViewController: screen("Root"))
        navigation.isToolbarHidden = false
        host.show(navigation)
        navigation.pushViewController(screen("Second"), animated: false)
        host.settle()
        host.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 80, y: 400))
        #expect(navigation.viewControllers.count == 2 && isShown("Second item") && !isShown("Root item"))
        host.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400))
        #expect(isShown("Root item") && !isShown("Second item"))
    }
}

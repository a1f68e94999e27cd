import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) @testable import PortableUIKit

@MainActor struct UnwindTests {
    private class Page: UIViewController {
        var accepts = true
        func home(_ segue: UIStoryboardSegue) {}
        static let home = Selector("home:", Page.home)

        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, sender: Any?
        ) -> Bool {
            super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) && accepts
        }
    }

    private func target(from source: UIViewController) -> UIViewController? {
        UnwindRoute.target(
            for: UIStoryboardUnwindSegueSource(source: source, unwindAction: Page.home, sender: nil))
    }

    @Test func `the nearest controller of a stack that has the action and doesn't object is found`() {
        let root = Page(), middle = Page(), top = UIViewController()
        let navigation = UINavigationController()
        navigation.setViewControllers([root, middle, top], animated: false)
        #expect(target(from: top) === middle)
        middle.accepts = false
        #expect(target(from: top) === root)
        root.accepts = false
        #expect(target(from: top) == nil)
    }

    @Test func `a container returns the children that allow unwinding, and the child that contains the source`() {
        let first = Page(), second = Page(), source = UIViewController(), box = UIViewController()
        box.addChild(source)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, box, second]
        let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: Page.home, sender: nil)
        #expect(tabs.childContaining(origin) === box)
        #expect(tabs.allowedChildrenForUnwinding(from: origin) == [first, second])
        tabs.selectedIndex = 2
        #expect(tabs.allowedChildrenForUnwinding(from: origin) == [second, first])
        #expect(target(from: source) === second)
    }

    @Test func `a presented controller unwinds into the controllers that presented it`() {
        let host = TestHost()
        let root = Page(), top = UIViewController(), sheet = UIViewController()
        let navigation = UINavigationController()
        navigation.setViewControllers([root, top], animated: false)
        host.show(navigation)
        top.present(sheet, animated: false)
        #expect(target(from: sheet) === root)
    }

    @Test func `containers show the child that a segue leads to`() {
        let host = TestHost()
        let root = UIViewController(), top = UIViewController(), other = UIViewController()
        let navigation = UINavigationController()
        navigation.setViewControllers([root, top], animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [other, navigation]
        host.show(tabs)
        let segue = UIStoryboardSegue(identifier: nil, source: top, destination: root)
        tabs.unwind(for: segue, towards: navigation)
        navigation.unwind(for: segue, towards: root)
        host.settle()
        #expect(tabs.selectedViewController === navigation && navigation.topViewController === root)
    }
}

import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor final class AdaptivePresentationTests {
    lazy var host = TestHost()
    let below = UIViewController()
    let above = UIViewController()

    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var styles: [UIModalPresentationStyle] = []
        var hasCoordinator = false
        let navigation = UINavigationController()

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            navigation.viewControllers = [controller.presentedViewController]
            return navigation
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            styles.append(style)
            hasCoordinator = transitionCoordinator != nil
        }
    }

    @Test func `the delegate can replace the controller of a popover that becomes a sheet`() throws {
        host.show(below)
        let delegate = Delegate()
        above.modalPresentationStyle = .popover
        above.popoverPresentationController?.delegate = delegate
        above.popoverPresentationController?.sourceView = below.view
        host.run { below.present(above, animated: true) }
        host.settle()
        #expect(below.presentedViewController === delegate.navigation && above.parent === delegate.navigation)
        #expect(delegate.styles == [.pageSheet] && delegate.hasCoordinator)
        #expect(above.view.window != nil)
        host.run { below.dismiss(animated: true) }
        host.settle()
        #expect(below.presentedViewController == nil && delegate.navigation.presentingViewController == nil)
    }

    @Test func `each dismissal during a dismissal calls its completion once`() {
        host.show(below)
        host.run { below.present(above, animated: false) }
        host.settle()
        var calls: [Int] = []
        host.run {
            below.dismiss(animated: true) { calls.append(1) }
            below.dismiss(animated: true) { calls.append(2) }
            above.dismiss(animated: true) { calls.append(3) }
        }
        #expect(calls.isEmpty)
        host.settle()
        #expect(calls == [1, 2, 3])
    }

    /// Records the calls of the container.
    private final class Presentation: UIPresentationController {
        var calls: [String] = []
        var coversScreen = true
        override var shouldPresentInFullscreen: Bool { coversScreen }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if previousTraitCollection != nil { calls.append("traits") }
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("size \(Int(size.width))")
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            calls.append("will \(newCollection.userInterfaceStyle == .dark)")
        }
    }

    private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
        var coversScreen = true
        var presentation: Presentation?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            presentation = Presentation(presentedViewController: presented, presenting: presenting)
            presentation?.coversScreen = coversScreen
            return presentation
        }
    }

    private final class Screen: UIViewController {
        var calls: [String] = []
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            calls.append("\(traitCollection.userInterfaceStyle == .dark) \(newCollection.userInterfaceStyle == .dark)")
        }
    }

    @Test func `a presentation controller is notified of changes of size and traits`() throws {
        let screen = Screen(), transitioning = Transitioning()
        host.show(screen)
        above.modalPresentationStyle = .custom
        above.transitioningDelegate = transitioning
        host.run { screen.present(above, animated: false) }
        host.settle()
        let presentation = try #require(transitioning.presentation)
        presentation.calls = []
        host.change(style: .dark)
        #expect(presentation.calls == ["will true", "traits"] && screen.calls == ["false true"])
        host.change(size: CGSize(width: 844, height: 390))
        #expect(presentation.calls.contains("size 844"))
        host.run { presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light) }
        #expect(
            above.traitCollection.userInterfaceStyle == .light && screen.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a custom presentation that doesn't cover the screen covers its context`() {
        let container = UIViewController(), transitioning = Transitioning()
        host.show(container)
        container.addChild(below)
        below.view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        container.view.addSubview(below.view)
        below.definesPresentationContext = true
        transitioning.coversScreen = false
        above.modalPresentationStyle = .custom
        above.transitioningDelegate = transitioning
        host.run { below.present(above, animated: false) }
        host.settle()
        #expect(above.presentingViewController === below)
        #expect(above.view.convert(above.view.bounds, to: nil) == below.view.frame)
    }

    @Test func `a popover passes touches to its passthrough views, and can cover its source`() throws {
        let host = TestHost(size: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
        host.show(below)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        below.view.addSubview(button)
        above.modalPresentationStyle = .popover
        let popover = try #require(above.popoverPresentationController)
        popover.sourceView = button
        popover.passthroughViews = [button]
        host.run { below.present(above, animated: false) }
        host.settle()
        host.tap(button)
        #expect(taps == 1 && below.presentedViewController === above)
        let anchor = CGRect(x: 0, y: 200, width: 500, height: 100), room = CGRect(x: 0, y: 0, width: 500, height: 500)
        let size = CGSize(width: 100, height: 400)
        let shrunk = PopoverPlacement(size, at: anchor, in: room, permitted: .up)
        #expect(shrunk.frame.height == 200 && shrunk.frame.minY == 300)
        let covering = PopoverPlacement(size, at: anchor, in: room, permitted: .up, canOverlap: true)
        #expect(covering.frame.height == 413 && covering.frame.maxY == 500)
    }
}

import CollageTesting
import Testing

@testable import PortableUIKit

/// Callbacks that change the value that they report. Each ends with a message instead of a stack overflow, and
/// callbacks that settle aren't limited.
@MainActor struct CallbackLoopTests {
    private let host = TestHost(size: CGSize(width: 390, height: 844))

    /// A controller that performs closures in the callbacks of its view's insets.
    private final class InsetController: UIViewController {
        var onSafeArea: (InsetController) -> Void = { _ in }
        var onMargins: (InsetController) -> Void = { _ in }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            onSafeArea(self)
        }

        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            onMargins(self)
        }
    }

    /// A view that performs closures in its callbacks.
    private final class CallbackView: UIView {
        var onMargins: (CallbackView) -> Void = { _ in }
        var onSafeArea: (CallbackView) -> Void = { _ in }
        var onTint: (CallbackView) -> Void = { _ in }
        var onTraits: (CallbackView) -> Void = { _ in }

        override func layoutMarginsDidChange() { onMargins(self) }
        override func safeAreaInsetsDidChange() { onSafeArea(self) }
        override func tintColorDidChange() { onTint(self) }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { onTraits(self) }
    }

    /// Expects a message for each change that begins a loop. Showing a screen is several changes.
    private func expectMessage(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, in body: () -> Void
    ) {
        let messages = Diagnostics.capture(body)
        #expect((1...3).contains(messages.count), sourceLocation: sourceLocation)
        #expect(
            messages.allSatisfy { $0.contains("doesn't settle") && $0.contains(name) }, sourceLocation: sourceLocation)
    }

    // MARK: Insets

    @Test func `a safe area that grows whenever it changes is stopped, and its value is consistent`() {
        let controller = InsetController()
        controller.onSafeArea = { $0.additionalSafeAreaInsets.top += 1 }
        expectMessage("viewSafeAreaInsetsDidChange") {
            host.show(controller)
            host.settle()
        }
        let inherited = host.window.safeAreaInsets.top
        #expect(controller.view.safeAreaInsets.top == inherited + controller.additionalSafeAreaInsets.top)
    }

    @Test func `margins that grow whenever they change are stopped`() {
        let view = CallbackView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        view.onMargins = { $0.layoutMargins.left += 1 }
        expectMessage("layoutMarginsDidChange") { view.layoutMargins.left = 20 }
        let controller = InsetController()
        controller.onMargins = { $0.view.layoutMargins.left += 1 }
        expectMessage("viewLayoutMarginsDidChange") { host.show(controller) }
    }

    @Test func `a view that moves whenever its safe area changes is stopped`() {
        let controller = UIViewController(), view = CallbackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.additionalSafeAreaInsets.top = 50
        view.onSafeArea = { $0.frame.origin.y = $0.frame.minY == 0 ? 10 : 0 }
        expectMessage("safeAreaInsetsDidChange") {
            host.show(controller)
            controller.view.addSubview(view)
        }
    }

    @Test func `a callback that adjusts a value until it fits isn't limited`() {
        let controller = InsetController()
        controller.onSafeArea = { if $0.view.safeAreaInsets.top < 60 { $0.additionalSafeAreaInsets.top += 10 } }
        let messages = Diagnostics.capture { host.show(controller) }
        #expect(messages.isEmpty && controller.view.safeAreaInsets.top >= 60)
    }

    // MARK: Scrolling

    private final class Scrolling: NSObject, UIScrollViewDelegate {
        var calls = 0
        var onScroll: (UIScrollView) -> Void = { _ in }
        var onZoom: (UIScrollView) -> Void = { _ in }
        var zoomed: UIView?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            calls += 1
            onScroll(scrollView)
        }

        func scrollViewDidZoom(_ scrollView: UIScrollView) { onZoom(scrollView) }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    private func scrollView(_ delegate: Scrolling) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 3_000)
        view.delegate = delegate
        return view
    }

    @Test func `an offset that changes with each change is stopped`() {
        let delegate = Scrolling(), view = scrollView(delegate)
        delegate.onScroll = { $0.contentOffset.y = $0.contentOffset.y == 1 ? 2 : 1 }
        expectMessage("scrollViewDidScroll") { view.contentOffset.y = 5 }
        #expect(view.contentOffset.y == 1 || view.contentOffset.y == 2)
    }

    @Test func `a delegate that changes the zoom scale on each change is stopped`() {
        let delegate = Scrolling(), view = scrollView(delegate)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(content)
        delegate.zoomed = content
        view.maximumZoomScale = 4
        delegate.onZoom = { $0.zoomScale = $0.zoomScale == 2 ? 3 : 2 }
        expectMessage("scrollViewDidZoom") { view.zoomScale = 1.5 }
    }

    @Test(arguments: [3, 7, 0.3, 1 / 7.0, 1.1] as [CGFloat])
    func `two scroll views follow each other without a message`(factor: CGFloat) {
        let first = Scrolling(), second = Scrolling()
        let rear = scrollView(first), front = scrollView(second)
        first.onScroll = { front.contentOffset.y = $0.contentOffset.y / factor }
        second.onScroll = { rear.contentOffset.y = $0.contentOffset.y * factor }
        let messages = Diagnostics.capture {
            for step in 1...200 {
                rear.contentOffset.y = CGFloat(step) * 1.7
                #expect(abs(front.contentOffset.y - rear.contentOffset.y / factor) < 0.001)
            }
        }
        #expect(messages.isEmpty && first.calls <= 400 && second.calls <= 400)
    }

    @Test func `two scroll views that disagree are stopped`() {
        let first = Scrolling(), second = Scrolling()
        let rear = scrollView(first), front = scrollView(second)
        first.onScroll = { front.contentOffset.y = $0.contentOffset.y + 1 }
        second.onScroll = { rear.contentOffset.y = $0.contentOffset.y + 1 }
        expectMessage("scrollViewDidScroll") { rear.contentOffset.y = 5 }
    }

    // MARK: Tint colors and traits

    @Test func `setting an equal tint color notifies no view`() {
        let view = CallbackView(), child = CallbackView()
        var calls = 0
        view.addSubview(child)
        child.onTint = { _ in calls += 1 }
        view.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        view.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        #expect(calls == 1)
        view.onTint = { $0.tintColor = .systemRed }
        let messages = Diagnostics.capture { view.tintColor = .systemBlue }
        #expect(messages.isEmpty && view.tintColor == .systemRed)
    }

    @Test func `a view that moves to a superview with an equal tint color isn't notified`() {
        let old = UIView(), new = UIView(), child = CallbackView()
        old.tintColor = UIColor(white: 0.5, alpha: 1)
        new.tintColor = UIColor(white: 0.5, alpha: 1)
        old.addSubview(child)
        child.onTint = { _ in Issue.record("notified of an equal color") }
        new.addSubview(child)
    }

    @Test func `a tint color that changes with each change is stopped`() {
        let view = CallbackView()
        view.onTint = { $0.tintColor = $0.tintColor == .systemRed ? .systemBlue : .systemRed }
        expectMessage("tintColorDidChange") { view.tintColor = .systemGreen }
    }

    @Test func `traits that change with each change are stopped`() {
        let view = CallbackView()
        host.window.addSubview(view)
        view.onTraits = {
            $0.traitOverrides.layoutDirection =
                $0.traitCollection.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        }
        expectMessage("traitCollectionDidChange") { view.traitOverrides.layoutDirection = .rightToLeft }
    }

    @Test func `trait handlers that cause their own change are stopped`() {
        let controller = UIViewController()
        host.show(controller)
        controller.registerForTraitChanges([UITraitLayoutDirection.self]) { (changed: UIViewController, _) in
            changed.traitOverrides.layoutDirection =
                changed.traitCollection.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        }
        expectMessage("traitCollectionDidChange") { controller.traitOverrides.layoutDirection = .rightToLeft }
    }

    // MARK: Observers

    @Test func `an observed property that its observer changes is stopped`() {
        let view = UIView()
        let observation = view.observe(\.frame) { view, _ in
            MainActor.assumeIsolated { view.frame.origin.x += 1 }
        }
        expectMessage("observer") { view.frame.origin.x = 5 }
        observation.invalidate()
    }
}

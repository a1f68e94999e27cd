import CollageTesting
import PortableUIKit
import Testing

/// The transitions that view controllers prefer.
@MainActor @Suite(.device) struct PreferredTransitionTests {
    private let host = TestHost(.iPhone16Pro)
    private let first = UIViewController(), second = UIViewController()
    private let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 60))

    private func showFirst(inStack: Bool) {
        first.view.backgroundColor = .white
        second.view.backgroundColor = .blue
        first.view.addSubview(source)
        host.show(inStack ? UINavigationController(rootViewController: first) : first)
    }

    /// Returns the visible frame of the second view controller's view.
    private var frame: CGRect { second.view.convert(second.view.bounds, to: nil) }

    @Test func `a pushed view grows from its source, and shrinks to it`() {
        showFirst(inStack: true)
        var contexts: [UIViewController.Transition.ZoomSourceViewProviderContext] = []
        second.preferredTransition = .zoom { context in
            contexts.append(context)
            return source
        }
        let bounds = host.window.bounds
        host.run { first.navigationController?.pushViewController(second, animated: true) }
        host.advance(by: 0.02)
        #expect(second.view.layer.presentation()?.affineTransform().a ?? 1 < 0.9)
        host.settle()
        #expect(frame == bounds && second.view.transform == .identity && second.view.alpha == 1)
        host.run { _ = first.navigationController?.popViewController(animated: true) }
        host.settle()
        #expect(first.navigationController?.topViewController === first && second.view.superview == nil)
        #expect(second.view.transform == .identity)
        #expect(contexts.count == 2)
        #expect(contexts.allSatisfy { $0.sourceViewController === first && $0.zoomedViewController === second })
    }

    @Test func `a presented view grows from its source`() {
        showFirst(inStack: false)
        second.modalPresentationStyle = .fullScreen
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = .red
        var aligned: [UIView] = []
        options.alignmentRectProvider = { context in
            aligned.append(context.sourceView)
            return CGRect(x: 0, y: 0, width: 200, height: 120)
        }
        second.preferredTransition = .zoom(options: options) { _ in source }
        host.run { first.present(second, animated: true) }
        host.settle()
        #expect(frame == host.window.bounds && aligned == [source])
        host.run { first.dismiss(animated: true) }
        host.settle()
        #expect(first.presentedViewController == nil && second.view.transform == .identity)
    }

    @Test func `without a source, the view fades`() {
        showFirst(inStack: true)
        second.preferredTransition = .zoom { _ in nil }
        host.run { first.navigationController?.pushViewController(second, animated: true) }
        host.advance(by: 0.1)
        #expect(second.view.layer.presentation()?.opacity ?? 1 < 1)
        host.settle()
        #expect(second.view.alpha == 1)
    }

    @Test func `a view can grow from a bar button item`() {
        showFirst(inStack: true)
        let item = UIBarButtonItem(title: "Add")
        first.navigationItem.rightBarButtonItem = item
        host.settle()
        var calls = 0
        second.preferredTransition = .zoom { (_) -> UIBarButtonItem? in
            calls += 1
            return item
        }
        host.run { first.navigationController?.pushViewController(second, animated: true) }
        host.settle()
        #expect(calls == 1 && frame == host.window.bounds)
    }

    @Test func `the preferred style replaces the transition style`() {
        showFirst(inStack: false)
        second.modalPresentationStyle = .fullScreen
        second.preferredTransition = .crossDissolve
        host.run { first.present(second, animated: true) }
        host.advance(by: 0.1)
        #expect(frame == host.window.bounds && second.view.layer.presentation()?.opacity ?? 1 < 1)
        host.settle()
        second.preferredTransition = .coverVertical
        host.run { first.dismiss(animated: true) }
        host.settle()
        #expect(first.presentedViewController == nil)
    }

    @Test func `a closure decides whether the user can swipe back`() {
        showFirst(inStack: true)
        let options = UIViewController.Transition.ZoomOptions()
        var allows = false
        options.interactiveDismissShouldBegin = { context in
            #expect(context.willBegin)
            return allows
        }
        second.preferredTransition = .zoom(options: options) { _ in source }
        host.run { first.navigationController?.pushViewController(second, animated: false) }
        func swipe() {
            host.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 350, y: 500))
            host.settle()
        }
        swipe()
        #expect(first.navigationController?.topViewController === second)
        allows = true
        swipe()
        #expect(first.navigationController?.topViewController === first)
    }
}

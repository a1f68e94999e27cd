import CollageTesting
import Testing

@testable import PortableUIKit

/// The anchor point moves a view's frame, so everything that depends on the frame follows.
@MainActor struct AnchorPointTests {
    private let host = TestHost(size: CGSize(width: 390, height: 844))

    /// The ways to set a view's anchor point.
    private nonisolated static let setters: [@MainActor @Sendable (UIView, CGPoint) -> Void] = [
        { $0.anchorPoint = $1 }, { $0.layer.anchorPoint = $1 },
    ]

    private func controller() -> UIViewController {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 50
        host.show(controller)
        return controller
    }

    @Test(arguments: setters.indices)
    func `the safe area follows the anchor point`(setter: Int) {
        let controller = controller(), view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        controller.view.addSubview(view)
        let top = controller.view.safeAreaInsets.top
        #expect(view.safeAreaInsets.top == top)
        Self.setters[setter](view, CGPoint(x: 0.5, y: 0.4))
        #expect(view.frame.minY == 20 && view.safeAreaInsets.top == top - 20)
        Self.setters[setter](view, CGPoint(x: 0.5, y: 0))
        #expect(view.frame.minY == 100 && view.safeAreaInsets.top == max(top - 100, 0))
    }

    @Test(arguments: setters.indices)
    func `constraints determine the center of a view regardless of its anchor point`(setter: Int) {
        let controller = controller(), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 60),
        ])
        host.settle()
        let frame = CGRect(x: 20, y: 100, width: 80, height: 60)
        #expect(view.frame == frame)
        Self.setters[setter](view, .zero)
        #expect(view.frame.origin == CGPoint(x: 60, y: 130))
        view.superview?.setNeedsLayout()
        host.settle()
        #expect(view.frame.origin == CGPoint(x: 60, y: 130) && view.center == CGPoint(x: 60, y: 130))
    }

    @Test func `a transform moves neither constrained views nor the safe area`() {
        let controller = controller(), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 60),
        ])
        host.settle()
        let insets = view.safeAreaInsets
        view.transform = CGAffineTransform(translationX: 0, y: 200)
        host.settle()
        #expect(view.center == CGPoint(x: 40, y: 30) && view.safeAreaInsets == insets)
        #expect(view.frame.minY == 200)
    }

    @Test func `a view follows the position and the bounds of its layer`() {
        let controller = controller(), view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let child = UIView(frame: view.bounds)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child)
        controller.view.addSubview(view)
        let top = controller.view.safeAreaInsets.top
        view.layer.position.y += 10
        #expect(view.safeAreaInsets.top == top - 10 && child.safeAreaInsets.top == top - 10)
        view.layer.bounds.size.height = 180
        #expect(view.frame.minY == 20 && child.frame.height == 180 && view.safeAreaInsets.top == top - 20)
        view.layer.frame = CGRect(x: 0, y: 5, width: 50, height: 60)
        #expect(child.frame.size == CGSize(width: 50, height: 60) && view.safeAreaInsets.top == top - 5)
    }

    @Test func `a scroll view follows the bounds of its layer`() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var calls = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
        }
        let delegate = Delegate(), view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1_000)
        view.delegate = delegate
        view.layer.bounds.origin.y = 30
        #expect(delegate.calls == 1 && view.contentOffset.y == 30)
        view.contentOffset.y = 40
        #expect(delegate.calls == 2)
    }

    @Test func `observers are notified of anchor points and transforms`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        var changes = 0
        let observations = [
            view.observe(\.anchorPoint) { _, _ in changes += 1 },
            view.observe(\.transform) { _, _ in changes += 1 },
        ]
        view.layer.anchorPoint = .zero
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(changes == 2)
        for observation in observations { observation.invalidate() }
    }
}

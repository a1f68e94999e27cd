import CollageTesting
import Foundation

/// A reference view of 300 by 400 points on a device, with an animator whose clock a test advances.
@MainActor
final class DynamicStage {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let animator: UIDynamicAnimator

    init() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        host.settle()
        animator = UIDynamicAnimator(referenceView: view)
    }

    /// Adds a view to the reference view.
    func add<View: UIView>(_ item: View, x: CGFloat = 150, y: CGFloat = 100, size: CGFloat = 100) -> View {
        item.frame = CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size)
        view.addSubview(item)
        return item
    }

    /// Adds a view of 100 by 100 points to the reference view.
    func box(x: CGFloat = 150, y: CGFloat = 100, size: CGFloat = 100) -> UIView {
        add(UIView(), x: x, y: y, size: size)
    }

    /// Advances the clock in frames of 1/60 s.
    func run(_ seconds: Double, _ each: () -> Void = {}) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            host.advance(by: 1.0 / 60)
            each()
        }
    }

    /// Adds the bounds of the reference view as a boundary.
    @discardableResult
    func addWalls(_ items: [any UIDynamicItem]) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        return collision
    }

    func add(_ behavior: UIDynamicBehavior) { animator.addBehavior(behavior) }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

/// An object that runs animations with the changes of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations that run with the animations of the pointer.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that's called after the animations. Its parameter indicates whether they finished.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The animations of a delegate when the pointer enters or leaves a region.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private static let duration = 0.2

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Makes the change of the pointer, and runs the animations if there are any.
    func run(_ change: () -> Void) {
        change()
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [animations] in
            for animate in animations { animate() }
        } completion: { [completions] finished in
            for complete in completions { complete(finished) }
        }
    }
}

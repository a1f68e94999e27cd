/// The default behavior of spring-loaded interactions: they're possible at every point of their view.
final class SpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// The view flashes twice before it is pressed.
package final class SpringLoadingFlash: NSObject, UISpringLoadedInteractionEffect {
    /// The duration of the animation, in seconds. It isn't recorded.
    package static let duration = 0.5
    private static let faintness: CGFloat = 0.4
    /// The view that flashes, with how opaque it was.
    private var flashing: (view: UIView, alpha: CGFloat)?

    package func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        end()
        guard context.state == .activating, let view = context.targetView else { return }
        let alpha = view.alpha
        flashing = (view, alpha)
        UIView.animateKeyframes(withDuration: Self.duration, delay: 0) {
            for turn in 0..<4 {
                UIView.addKeyframe(withRelativeStartTime: Double(turn) / 4, relativeDuration: 0.25) {
                    view.alpha = turn.isMultiple(of: 2) ? alpha * Self.faintness : alpha
                }
            }
        }
    }

    /// Restores the view's appearance.
    private func end() {
        guard let (view, alpha) = flashing else { return }
        flashing = nil
        UIView.performWithoutAnimation { view.alpha = alpha }
    }
}

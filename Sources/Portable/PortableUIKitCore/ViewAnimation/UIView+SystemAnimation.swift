import Foundation

extension UIView {
    /// An animation of the system for a group of views.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade out.
        case delete = 0
    }

    /// The duration of the system's animations, in seconds, and the scale of deleted views. They aren't recorded.
    private enum SystemAnimationMetrics {
        static let duration = 0.25
        static let smallestScale: CGFloat = 0.1
    }

    /// Performs a system animation on views and then removes them from their superviews. Their appearance is restored
    /// afterward.
    /// - Parameters:
    ///   - animation: The animation.
    ///   - views: The views.
    ///   - options: The options of the animation.
    ///   - parallelAnimations: Other changes that are animated with it.
    ///   - completion: A closure that's called with a Boolean value that indicates whether the animation ran to its
    ///     end.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
        animate(
            withDuration: SystemAnimationMetrics.duration, delay: 0, options: options,
            animations: {
                for look in looks {
                    let scale = SystemAnimationMetrics.smallestScale
                    look.view.transform = look.transform.scaledBy(x: scale, y: scale)
                    look.view.alpha = 0
                }
                parallelAnimations?()
            },
            completion: { finished in
                for look in looks {
                    look.view.removeFromSuperview()
                    look.view.transform = look.transform
                    look.view.alpha = look.alpha
                }
                completion?(finished)
            })
    }
}

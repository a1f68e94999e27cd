import Foundation

extension Animation {
    /// A spring animation of half a second without a bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
    /// A spring animation for interactive changes.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15, dampingFraction: 0.86) }
    /// A spring animation of half a second without a bounce.
    public static var smooth: Animation { smooth() }
    /// A spring animation of half a second with a small bounce.
    public static var snappy: Animation { snappy() }
    /// A spring animation of half a second with a bounce.
    public static var bouncy: Animation { bouncy() }
    /// A spring animation of half a second without a bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// Returns a spring animation. A new target keeps the current velocity, regardless of `blendDuration`.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring))
    }

    /// Returns a spring animation with a perceptual duration and a bounce. A bounce of 0 doesn't bounce; 1 is the
    /// maximum.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// Returns a spring animation with a response in seconds and a damping fraction. A fraction of 1 doesn't bounce.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns a spring animation for interactive changes.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// Returns a spring animation for interactive changes, with a perceptual duration and a bounce.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// Returns a spring animation without a bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// Returns a spring animation with a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// Returns a spring animation with a bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// Returns a spring animation with an initial velocity, relative to the distance per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(SpringAnimation(spring, initialVelocity: initialVelocity))
    }

    /// Returns a spring animation with physical properties.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// Returns a spring animation with a perceptual duration and a bounce.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
}

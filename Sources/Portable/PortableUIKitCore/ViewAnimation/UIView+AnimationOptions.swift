extension UIView {
    /// The options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews inside the animation, so that their changes are also animated.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Delivers touches to views while they're animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts animations from the current state. Animations always do this.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays each repetition in reverse, too.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Ignores the duration of an outer animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Ignores the curve of an outer animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Shows the live content of both views in a transition instead of images.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows views in a transition instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Ignores all options of an outer animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Starts and ends slowly, which is the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Progresses at a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Rotates the view around its vertical axis in a transition, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Rotates the view around its vertical axis in a transition, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls the old content up like a page in a transition. It's shown as a move upward.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls the new content down like a page in a transition. It's shown as a move downward.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Cross-fades between the contents in a transition.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Rotates the view around its horizontal axis in a transition, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Rotates the view around its horizontal axis in a transition, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Uses the system's default frame rate.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// Prefers 60 frames per second. This is a hint.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Prefers 30 frames per second. This is a hint.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// Performs pending updates of traits, properties, and layout before and after the animation closure runs, so
        /// that only changes of the closure are animated. Nested animation closures do the same.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)

        /// The raw value of the curve of keyboards, which has no name.
        private static let keyboardCurve: UInt = 7

        /// - Parameter duration: The duration, in seconds.
        package func timingCurve(duration: Double) -> TimingCurve {
            let curve = (rawValue >> 16) & 0xF
            if curve == Self.keyboardCurve { return .spring(SpringCurve(duration: duration, dampingRatio: 1)) }
            return (UIView.AnimationCurve(rawValue: Int(curve)) ?? .easeInOut).timingCurve
        }
    }

    /// The curves of animations.
    public enum AnimationCurve: Int, Sendable {
        /// The animation starts and ends slowly.
        case easeInOut = 0
        /// The animation starts slowly.
        case easeIn = 1
        /// The animation ends slowly.
        case easeOut = 2
        /// The animation progresses at a constant speed.
        case linear = 3

        package var timingCurve: TimingCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}

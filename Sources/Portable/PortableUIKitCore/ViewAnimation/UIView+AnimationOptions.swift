extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out inside the animation, so that their changes are animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches are delivered to views while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Animations start from the current state. They always do.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation is played again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each repetition also plays in reverse.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// An outer animation's duration is not taken over.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// An outer animation's curve is not taken over.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A transition shows the live content of both views instead of images.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition hides and shows views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Nothing is taken over from an outer animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A transition turns the view about its vertical axis, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition turns the view about its vertical axis, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition curls the old content up like a page; shown as a move upward.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition curls the new content down like a page; shown as a move downward.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition cross-fades between the contents.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition turns the view about its horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition turns the view about its horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// The rate of frames is the system's choice.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// Up to 60 frames a second; a hint.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Up to 30 frames a second; a hint.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// Pending updates (traits, properties and layout) are made before the animation closure begins and before it ends, so
        /// that the changes of each side belong to it. Animation closures inside do the same.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)

        /// The raw value of the curve of keyboards, which has no name.
        private static let keyboardCurve: UInt = 7

        /// - Parameter duration: In seconds.
        package func timingCurve(duration: Double) -> TimingCurve {
            let curve = (rawValue >> 16) & 0xF
            if curve == Self.keyboardCurve { return .spring(SpringCurve(duration: duration, dampingRatio: 1)) }
            return (UIView.AnimationCurve(rawValue: Int(curve)) ?? .easeInOut).timingCurve
        }
    }

    /// The curves of animations.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Even.
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

import Foundation

extension UIView {
    /// Animates changes one after another.
    ///
    /// - Parameters:
    ///   - duration: The total duration, in seconds; with 0 or less, changes are immediate.
    ///   - delay: The delay, in seconds.
    ///   - options: How values are interpolated between keyframes, and the timing of the entire animation, which is
    ///     ease in and out unless the options contain a curve of `UIView.AnimationOptions`.
    ///   - animations: A closure that calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`. Changes
    ///     outside of keyframes last for the total duration.
    ///   - completion: A closure that's called with a Boolean value that indicates whether the animation ran to its
    ///     end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let options = UIView.AnimationOptions(rawValue: options.rawValue), mode = options.calculationMode
        var context = context(
            duration: duration, delay: delay, curve: options.timingCurve(duration: duration), options: options,
            completion: completion)
        let isAnimated = AnimationContext.isEnabled && context.duration > 0
        let recorder = KeyframeRecorder(mode: mode)
        context.keyframes = (recorder, 0...1)
        AnimationContext.with(isAnimated ? context : nil, animations)
        recorder.start(in: context, at: context.group.now)
        start(context)
    }

    /// Adds a keyframe to a keyframe animation. Outside of one, the changes are immediate.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start, from 0 to 1 of the total duration.
    ///   - frameDuration: The duration, from 0 to 1 of the total duration; a longer keyframe ends with the animation.
    ///   - animations: A closure that is called immediately.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        let start = min(max(frameStartTime.zeroIfNaN, 0), 1)
        let end = min(start + max(frameDuration.zeroIfNaN, 0), 1)
        AnimationContext.altered({ $0.keyframes = $0.keyframes.map { ($0.recorder, start...end) } }, animations)
    }

    /// The options of a keyframe animation.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews inside the animation, so that their changes are also animated.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Delivers touches to views while they're animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts animations from the current state. Animations always do this.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Plays each repetition in reverse, too.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Ignores the duration of an outer animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Ignores all options of an outer animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Interpolates linearly between keyframes, which is the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Changes values abruptly at the ends of their keyframes.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Changes values at a constant speed, and ignores the times of the keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates with a curve through all keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates with a curve through all keyframes, and ignores their times.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}

extension UIView.AnimationOptions {
    /// The interpolation between keyframes.
    fileprivate var calculationMode: ValueTrack.Mode {
        switch (rawValue >> 10) & 0xF {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}

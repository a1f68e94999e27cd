import Foundation

// The older API for animations: changes between two calls are animated.

extension UIView {
    /// The transitions between the previous and the new content of a view.
    public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none = 0
        /// A rotation around the vertical axis, from left to right. It has no perspective.
        case flipFromLeft = 1
        /// A rotation around the vertical axis, from right to left.
        case flipFromRight = 2
        /// The old content curls up like a page. It's shown as a move upward.
        case curlUp = 3
        /// The new content curls down like a page. It's shown as a move downward.
        case curlDown = 4

        /// The corresponding transition of the layer, or `nil` for none.
        fileprivate var kind: ContentTransition.Kind? {
            switch self {
            case .none: nil
            case .flipFromLeft, .flipFromRight: .flip(.horizontal)
            case .curlUp: .reveal(.bottom)
            case .curlDown: .moveIn(.top)
            }
        }
    }

    /// Begins a block of animations: changes of views until ``commitAnimations()`` are animated for 0.2 seconds with
    /// ease in and out, by default. Blocks can be nested; each has its own settings.
    /// - Parameters:
    ///   - animationID: A name that is passed to the delegate.
    ///   - context: A pointer that is passed to the delegate.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(name: animationID, context: context)
        DeviceScope.current(for: .animation).openBlocks.blocks.append(block)
    }

    /// Ends the innermost block and starts its animations. Does nothing without a block.
    public class func commitAnimations() {
        DeviceScope.current(for: .animation).openBlocks.blocks.popLast()?.commit()
    }

    /// Sets the object that is notified when the block's animations start and stop, with the selectors of
    /// ``setAnimationWillStart(_:)`` and ``setAnimationDidStop(_:)``. It's retained until they stop. The default is
    /// `nil`. Like all settings of blocks, it has no effect outside of a block.
    public class func setAnimationDelegate(_ delegate: Any?) {
        animationBlock?.delegate = delegate.map { $0 as AnyObject }
    }

    /// Sets the selector that the delegate receives when the animations start, after the delay. Its method receives the
    /// name and the context. The default is `nil`.
    public class func setAnimationWillStart(_ selector: Selector?) {
        animationBlock?.willStart = selector
    }

    /// Sets the selector that the delegate receives when the animations have stopped. Its method receives the name, an
    /// `NSNumber` that indicates whether they ran to their end, and the context. The default is `nil`.
    public class func setAnimationDidStop(_ selector: Selector?) {
        animationBlock?.didStop = selector
    }

    /// Sets the duration of subsequent changes in the block, in seconds. With 0 or less, changes are immediate.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        animationBlock?.animation.duration = max(duration.zeroIfNaN, 0) * animationSlowness
    }

    /// Sets the delay of subsequent changes in the block, in seconds. Negative values count as 0.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        animationBlock?.animation.delay = max(delay.zeroIfNaN, 0) * animationSlowness
    }

    /// Sets the start date of subsequent changes in the block. A date in the past starts them immediately.
    public class func setAnimationStart(_ startDate: Date) {
        animationBlock?.animation.delay = max(startDate.timeIntervalSinceNow, 0)
    }

    /// Sets the timing curve of subsequent changes in the block. The default is `.easeInOut`.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        animationBlock?.animation.curve = curve.timingCurve
    }

    /// Sets the number of repetitions of subsequent changes in the block. With a fraction, the last one is partial. The
    /// default is 1. Values of 0 or less have the same effect.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        animationBlock?.animation.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
    }

    /// Sets whether repetitions of subsequent changes in the block also play in reverse. The default is `false`.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        animationBlock?.animation.autoreverses = repeatAutoreverses
    }

    /// Sets whether animations start from the current state.
    ///
    /// Differs from UIKit: they always do, so the method has no effect.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    /// Animates a transition, within the block's duration, from the current content of a view to its content when the
    /// block is committed.
    ///
    /// Differs from UIKit: curls are shown as moves, and the images of both states are always kept.
    /// - Parameters:
    ///   - transition: The kind of transition.
    ///   - view: The view whose content changes. If it isn't in a window, it changes immediately.
    ///   - cache: A Boolean value that indicates whether the view's images are kept.
    public class func setAnimationTransition(
        _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
    ) {
        guard let kind = transition.kind else { return }
        animationBlock?.addTransition(kind, of: view)
    }

    private class var animationBlock: AnimationBlock? { DeviceScope.current(for: .animation).openBlocks.blocks.last }

    private class var animationSlowness: Double { DeviceContext.current.screen.environment.animationSlowness }
}

extension DeviceScope {
    @MainActor
    fileprivate final class ActiveAnimationBlocks {
        /// The open blocks, the innermost last.
        var blocks: [AnimationBlock] = []
    }

    /// The animation blocks that were begun in a scope and not committed.
    fileprivate var openBlocks: ActiveAnimationBlocks { state(of: .animationBlocks, ActiveAnimationBlocks.init) }
}

import Foundation

// The older form of animations: what changes between two calls is animated.

extension UIView {
    /// A transition from what a view shows to what a block of animations makes of it.
    public enum AnimationTransition: Int, Sendable {
        /// None.
        case none = 0
        /// A rotation around the vertical axis, from the left. Without perspective, it looks like one from the right.
        case flipFromLeft = 1
        /// A turn about the vertical axis, from the right.
        case flipFromRight = 2
        /// The old content curls up like a page; shown as a move upward.
        case curlUp = 3
        /// The new content curls down like a page; shown as a move downward.
        case curlDown = 4

        /// The transition of the layer.
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
    /// ease in and out, unless the block has other settings. Blocks can be nested; each has its own settings.
    /// - Parameters:
    ///   - animationID: A name that is passed to the delegate.
    ///   - context: A pointer that is passed to the delegate.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(name: animationID, context: context)
        DeviceScope.current(for: .animation).openBlocks.blocks.append(block)
    }

    /// Ends the innermost block of animations and lets what changed in it run. Without a block nothing happens.
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

    /// How long what changes from now on in the block waits, in seconds; less than 0 counts as 0.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        animationBlock?.animation.delay = max(delay.zeroIfNaN, 0) * animationSlowness
    }

    /// When what changes from now on in the block starts; dates in the past are now.
    public class func setAnimationStart(_ startDate: Date) {
        animationBlock?.animation.delay = max(startDate.timeIntervalSinceNow, 0)
    }

    /// How fast what changes from now on in the block is at its start and end; ease in and out by default.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        animationBlock?.animation.curve = curve.timingCurve
    }

    /// How often what changes from now on in the block is played; fractions end in the middle. 1 by default, which 0 and
    /// less stand for too.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        animationBlock?.animation.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
    }

    /// Sets whether repetitions of subsequent changes in the block also play in reverse; `false` by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        animationBlock?.animation.autoreverses = repeatAutoreverses
    }

    /// Sets whether animations start from the current state. They always do, so it has no effect.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    /// Animates a transition, within the block's duration, from the current content of a view to its content when the
    /// block is committed.
    ///
    /// Differs from UIKit: curls are shown as moves, and the images of both states are kept in any case.
    /// - Parameters:
    ///   - transition: The kind of transition.
    ///   - view: The view whose content changes. If it isn't in a window, it changes immediately.
    ///   - cache: Whether the view's images are kept.
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
    fileprivate final class OpenBlocks {
        /// The innermost last.
        var blocks: [AnimationBlock] = []
    }

    /// The animation blocks that were begun in a scope and not committed.
    fileprivate var openBlocks: OpenBlocks { state(of: .animationBlocks, OpenBlocks.init) }
}

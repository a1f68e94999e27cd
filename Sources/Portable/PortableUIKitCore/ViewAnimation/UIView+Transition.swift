import Foundation
import LayoutGeometry

extension UIView {
    /// Animates a transition from the current content of a view to its content after the changes.
    ///
    /// Differs from UIKit: curls are shown as moves, and the images of both states are kept, with and without
    /// `allowAnimatedContent`.
    ///
    /// - Parameters:
    ///   - view: The view whose content changes.
    ///   - duration: The duration, in seconds.
    ///   - options: The kind of transition; without one, only changes of properties are animated.
    ///   - animations: A closure that changes the view, called immediately.
    ///   - completion: A closure that's called with a Boolean value that indicates whether the transition ran to its
    ///     end.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let context = context(
            duration: duration, delay: 0, curve: options.timingCurve(duration: duration), options: options,
            completion: nil)
        if let kind = options.contentTransition, AnimationContext.isEnabled, context.duration > 0, view.window != nil {
            view.layer.beginContentTransition(kind, duration: context.duration, curve: context.curve, from: 0, to: 1)
        }
        run(
            duration: duration, delay: 0, curve: options.timingCurve(duration: duration), options: options,
            animations: animations ?? {}, completion: completion,
            takesWholeTime: options.contentTransition != nil)
    }

    /// Replaces a view with another one in its superview. With `showHideTransitionViews`, hides the first view and
    /// shows the second one instead.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(true)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                performWithoutAnimation {
                    if options.contains(.showHideTransitionViews) {
                        fromView.isHidden = true
                        toView.isHidden = false
                    } else {
                        container.insertSubview(toView, aboveSubview: fromView)
                        fromView.removeFromSuperview()
                    }
                    container.layoutIfNeeded()
                }
            }, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The transition that the options specify, or `nil` for none.
    fileprivate var contentTransition: ContentTransition.Kind? {
        switch (rawValue >> 20) & 0xF {
        case 1, 2: .flip(.horizontal)
        case 3: .reveal(.bottom)
        case 4: .moveIn(.top)
        case 5: .dissolve
        case 6, 7: .flip(.vertical)
        default: nil
        }
    }
}

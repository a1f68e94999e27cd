/// Methods that report when an animator pauses and resumes. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Tells the delegate that the animator is about to start, or to resume after a pause.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Tells the delegate that the animator has paused, because all items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// The insets of a scroll view's content, in points, by source.
struct ScrollInsets {
    /// The inset that the app has set.
    var content = UIEdgeInsets.zero
    var adjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// The inset from all sources.
    var adjusted = UIEdgeInsets.zero
    /// The part of the inset that results from the safe area.
    var system = UIEdgeInsets.zero
    /// The inset at the top for an active refresh control.
    var refresh: CGFloat = 0
    /// The part of the app's bottom inset that's for the keyboard.
    var keyboard: CGFloat = 0
    var avoidsKeyboard = false
    /// A Boolean value that indicates whether the bar above changes its height because the content scrolls.
    var isCollapsingBar = false
    /// A Boolean value that indicates whether the offset changes because the safe area did.
    var isFollowing = false
    /// The number of changes of the adjusted inset that are in progress, each inside the one before.
    var depth = 0
    /// The maximum number of nested changes. Bars require two or three changes.
    static let maximumDepth = 24

    /// Returns the offset that keeps content at its beginning after the inset has changed.
    ///
    /// - Parameters:
    ///   - offset: The current offset.
    ///   - old: The inset before the change.
    ///   - oldSystem: The part of the previous inset that resulted from the safe area.
    ///   - new: The inset after the change.
    static func offset(
        following offset: CGPoint, from old: UIEdgeInsets, system oldSystem: UIEdgeInsets, to new: UIEdgeInsets
    ) -> CGPoint {
        var offset = offset
        // An offset of 0 is the beginning of content that no bar has covered yet.
        if offset.y <= -old.top || (oldSystem.top == 0 && offset.y <= 0) { offset.y = -new.top }
        if offset.x <= -old.left || (oldSystem.left == 0 && offset.x <= 0) { offset.x = -new.left }
        return offset
    }
}

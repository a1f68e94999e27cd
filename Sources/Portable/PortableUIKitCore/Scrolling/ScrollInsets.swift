/// The room around the content of a scroll view, in points, and its parts.
struct ScrollInsets {
    /// The room that the app has set.
    var content = UIEdgeInsets.zero
    var adjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// The room from all sources.
    var adjusted = UIEdgeInsets.zero
    /// The part of the room that came from the safe area.
    var system = UIEdgeInsets.zero
    /// The room above the content for a refresh control at work.
    var refresh: CGFloat = 0
    /// The part of the app's room at the bottom that is for the keyboard.
    var keyboard: CGFloat = 0
    var avoidsKeyboard = false
    /// A Boolean value that indicates whether the bar above changes its height because the content scrolls.
    var isCollapsingBar = false
    /// A Boolean value that indicates whether the offset changes because the safe area did.
    var isFollowing = false
    /// The number of changes of the adjusted inset that are in progress, each inside the one before.
    var depth = 0
    /// Bars need two or three changes to come to rest.
    static let maximumDepth = 24

    /// Returns the offset that keeps content at its beginning after the room has changed.
    ///
    /// - Parameters:
    ///   - offset: The current offset.
    ///   - old: The room before the change.
    ///   - oldSystem: The part of it that came from the safe area.
    ///   - new: The room after the change.
    static func offset(
        following offset: CGPoint, from old: UIEdgeInsets, system oldSystem: UIEdgeInsets, to new: UIEdgeInsets
    ) -> CGPoint {
        var offset = offset
        // An offset of 0 is the beginning of content that nothing has covered yet.
        if offset.y <= -old.top || (oldSystem.top == 0 && offset.y <= 0) { offset.y = -new.top }
        if offset.x <= -old.left || (oldSystem.left == 0 && offset.x <= 0) { offset.x = -new.left }
        return offset
    }
}

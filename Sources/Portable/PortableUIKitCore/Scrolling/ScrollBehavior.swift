/// The settings that decide how a scroll view responds to the user.
struct ScrollBehavior {
    /// The settings of one axis.
    struct Axis {
        var bounces = true
        var alwaysBounces = false
        var transfersToParent = true
    }

    var horizontal = Axis()
    var vertical = Axis()
    var isEnabled = true
    var isDirectionalLockEnabled = false
    var isPagingEnabled = false
    var decelerationRate = UIScrollView.DecelerationRate.normal
    var scrollsToTop = true
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
    var allowsKeyboardScrolling = true
    var delaysContentTouches = true
    var canCancelContentTouches = true
    /// The effects at the edges, or `nil` until one is used.
    var edgeEffects: ScrollEdgeEffects?
}

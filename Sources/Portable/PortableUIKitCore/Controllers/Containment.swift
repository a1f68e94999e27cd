/// The state of a view controller as a child.
struct Containment {
    /// The insets covered by the container's bars, which aren't part of the superview's safe area.
    var safeAreaInsets: UIEdgeInsets = .zero
    /// A Boolean value that indicates whether a navigation controller shows its hidden toolbar for this controller.
    var showsToolbar = false
}

/// The state of a view controller as a child.
struct Containment {
    /// The insets covered by the container's bars, which aren't part of the superview's safe area.
    var safeAreaInsets: UIEdgeInsets = .zero
    /// Whether a navigation controller shows its toolbar for the controller although it is hidden.
    var showsToolbar = false
}

/// What a controller and its container have agreed on.
struct Containment {
    /// What the container's bars cover of the view, which its superview doesn't know.
    var safeAreaInsets: UIEdgeInsets = .zero
    /// Whether a navigation controller shows its toolbar for the controller although it is hidden.
    var showsToolbar = false
}

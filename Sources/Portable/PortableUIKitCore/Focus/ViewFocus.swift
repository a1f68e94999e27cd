/// The state of a view for keyboard focus.
@MainActor
struct ViewFocus {
    /// The default effect, shared by all views.
    private static let halo = UIFocusHaloEffect()

    var effect: UIFocusEffect? = ViewFocus.halo
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
}

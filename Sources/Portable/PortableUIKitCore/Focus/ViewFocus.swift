/// The state of a view for keyboard focus.
@MainActor
struct ViewFocus {
    /// The line that all views share until they have another.
    private static let halo = UIFocusHaloEffect()

    var effect: UIFocusEffect? = ViewFocus.halo
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
}

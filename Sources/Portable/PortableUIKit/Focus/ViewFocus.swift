/// What a view keeps for the focus of the keyboard.
@MainActor
struct ViewFocus {
    var effect: UIFocusEffect? = UIFocusHaloEffect()
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
}

/// What offers actions to those who can't see the screen, beside what the application says: a row that opens, or that
/// would be swiped.
@MainActor
package protocol AccessibilityActing: UIResponder {
    /// What can be done beside activating it.
    var actionsForReading: [UIAccessibilityCustomAction] { get }

    /// Whether what belongs to it is shown; nil where nothing can be opened.
    var isExpandedForReading: Bool? { get }
}

extension UIResponder {
    /// What can be done with it beside activating it: what the application says, and what the system knows.
    package var allAccessibilityActions: [UIAccessibilityCustomAction] {
        let own = accessibilityCustomActions ?? []
        // What the application offers under the name of a swipe's action is the same.
        let names = Set(own.map(\.name))
        let offered = (self as? any AccessibilityActing)?.actionsForReading ?? []
        return own + offered.filter { !names.contains($0.name) }
    }

    /// Whether what belongs to it is shown; nil where nothing can be opened.
    package var isAccessibilityExpanded: Bool? { (self as? any AccessibilityActing)?.isExpandedForReading }
}

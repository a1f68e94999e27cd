/// A responder that offers accessibility actions in addition to the app's: a row that can be expanded or swiped, for
/// example.
@MainActor
package protocol AccessibilityActing: UIResponder {
    /// The actions in addition to activation.
    var actionsForReading: [UIAccessibilityCustomAction] { get }

    /// Whether what belongs to it is shown; nil where nothing can be opened.
    var isExpandedForReading: Bool? { get }
}

extension UIResponder {
    /// The actions in addition to activation: the app's custom actions, then the ones that UIKit adds.
    package var allAccessibilityActions: [UIAccessibilityCustomAction] {
        let own = accessibilityCustomActions ?? []
        // A custom action of the app replaces the swipe action of the same name.
        let names = Set(own.map(\.name))
        let offered = (self as? any AccessibilityActing)?.actionsForReading ?? []
        return own + offered.filter { !names.contains($0.name) }
    }

    /// Whether what belongs to it is shown; nil where nothing can be opened.
    package var isAccessibilityExpanded: Bool? { (self as? any AccessibilityActing)?.isExpandedForReading }
}

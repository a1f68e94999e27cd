/// A responder that offers accessibility actions in addition to the app's, such as a row that can be expanded or
/// swiped.
@MainActor
package protocol AccessibilityActing: UIResponder {
    /// The accessibility actions in addition to activation.
    var actionsForReading: [UIAccessibilityCustomAction] { get }

    /// A Boolean value that indicates whether the responder is expanded, or `nil` if it can't be expanded.
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

    /// A Boolean value that indicates whether the responder is expanded, or `nil` if it can't be expanded.
    package var isAccessibilityExpanded: Bool? { (self as? any AccessibilityActing)?.isExpandedForReading }
}

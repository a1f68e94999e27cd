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
        return (own + offered.filter { !names.contains($0.name) }).groupedByCategory
    }

    /// A Boolean value that indicates whether the responder is expanded, or `nil` if it can't be expanded.
    package var isAccessibilityExpanded: Bool? {
        switch accessibilityExpandedStatus {
        case .unsupported: (self as? any AccessibilityActing)?.isExpandedForReading
        case .expanded: true
        case .collapsed: false
        }
    }

    /// The rotors of the responder and of its containers, from the inside out.
    package var allAccessibilityRotors: [UIAccessibilityCustomRotor] {
        sequence(first: self, next: \.next).flatMap { $0.accessibilityCustomRotors ?? [] }
    }
}

extension [UIAccessibilityCustomAction] {
    /// The actions without a category, followed by the actions of each category, in the order of their first actions.
    @MainActor fileprivate var groupedByCategory: Self {
        var categories: [String?] = [nil]
        for action in self where !categories.contains(action.category) { categories.append(action.category) }
        return categories.flatMap { category in filter { $0.category == category } }
    }
}

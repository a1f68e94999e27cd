import DisplayList

/// A responder that is one of several elements that belong together, such as a tab.
@MainActor
package protocol AccessibilityGrouping: UIResponder {
    /// The responder's position among the elements, or `nil` if it isn't in a group.
    var accessibilityGroup: AccessibleElement.Group? { get }
}

import DisplayList

/// A responder that is one of several elements that belong together, such as a tab.
@MainActor
package protocol AccessibilityGrouping: UIResponder {
    /// The responder's place among the elements; `nil` outside of them.
    var accessibilityGroup: AccessibleElement.Group? { get }
}

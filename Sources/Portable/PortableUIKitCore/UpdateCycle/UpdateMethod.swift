/// A method of the update cycle whose reads are tracked.
package enum UpdateMethod: Sendable {
    /// The method `updateProperties()`.
    case properties
    /// The methods `updateConstraints()` and `updateViewConstraints()`.
    case constraints
    /// The methods `layoutSubviews()` and `viewWillLayoutSubviews()`.
    case layout
    /// The method `viewDidLayoutSubviews()`.
    case layoutCompletion
    /// The method `draw(_:)`. A change of traits always draws a view again.
    case display
    /// The method `updateConfiguration(using:)`, configuration update handlers, and the update of the
    /// content-unavailable view.
    case configuration
}

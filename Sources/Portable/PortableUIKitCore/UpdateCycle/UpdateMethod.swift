/// A method of the update cycle whose reads are tracked.
package enum UpdateMethod: Sendable {
    /// `updateProperties()`.
    case properties
    /// `updateConstraints()` and `updateViewConstraints()`.
    case constraints
    /// `layoutSubviews()` and `viewWillLayoutSubviews()`.
    case layout
    /// `viewDidLayoutSubviews()`.
    case layoutCompletion
    /// `draw(_:)`. A change of traits always draws a view again.
    case display
    /// `updateConfiguration(using:)`, configuration update handlers, and the update of the content-unavailable view.
    case configuration
}

/// The updates of a button that it performs before it's measured or laid out.
struct ButtonUpdates {
    /// A Boolean value that indicates whether the configuration must be updated for the button's state.
    var needsConfiguration = true
    /// A Boolean value that indicates whether the labels and the image views don't show the current content yet.
    var needsViews = true
    /// A Boolean value that indicates whether the updates are being performed.
    var isUpdating = false
}

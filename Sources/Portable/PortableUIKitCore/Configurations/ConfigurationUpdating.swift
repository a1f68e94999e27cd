/// A view with a configuration: a cell, a button, or a table header or footer.
@MainActor
package protocol ConfigurationUpdating: UIView {
    /// Schedules an update of the configuration for the next layout.
    func setNeedsUpdateConfiguration()
}

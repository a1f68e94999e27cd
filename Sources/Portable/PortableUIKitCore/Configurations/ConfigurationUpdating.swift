/// A view that has a configuration: a cell, a button, or a header or footer of a table.
@MainActor
package protocol ConfigurationUpdating: UIView {
    /// Has the configuration brought up to date before the next layout.
    func setNeedsUpdateConfiguration()
}

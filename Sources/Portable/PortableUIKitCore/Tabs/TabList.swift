/// A sidebar: a view with the list of tabs next to the content.
@MainActor
package protocol TabList: UIView {
    /// Reloads the list of tabs.
    func reload(animated: Bool)

    /// Called after a change of a tab's appearance.
    func reconfigure(_ tab: UITab)

    /// Selects a tab, or none.
    func select(_ tab: UITab?)
}

/// A sidebar: a view with the list of tabs next to the content.
@MainActor
package protocol TabList: UIView {
    /// Reloads the list of tabs.
    func reload(animated: Bool)

    /// A tab looks otherwise.
    func reconfigure(_ tab: UITab)

    /// Another tab is selected, or none.
    func select(_ tab: UITab?)
}

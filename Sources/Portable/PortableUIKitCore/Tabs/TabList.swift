/// A view that lists the tabs of a controller beside its contents: the sidebar.
@MainActor
package protocol TabList: UIView {
    /// Shows the tabs anew.
    func reload(animated: Bool)

    /// A tab looks otherwise.
    func reconfigure(_ tab: UITab)

    /// Another tab is selected, or none.
    func select(_ tab: UITab?)
}

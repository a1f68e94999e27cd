/// The sidebar of a tab bar controller. The module above the collection views implements it.
@MainActor
package protocol TabSidebarPresenting: AnyObject {
    /// A Boolean value that indicates whether the sidebar is hidden.
    var isHidden: Bool { get set }
    /// The width of the sidebar, in points.
    var width: CGFloat { get }
    /// A Boolean value that indicates whether the sidebar covers the content instead of being next to it.
    var overlapsContent: Bool { get }

    /// Creates the view of the sidebar.
    func makeView(for controller: UITabBarController) -> any TabList
    /// Notifies the sidebar's delegate that the sidebar became available or unavailable.
    func availabilityDidChange(of controller: UITabBarController)
    /// Notifies the sidebar's delegate before the sidebar appears or disappears.
    func visibilityWillChange(of controller: UITabBarController, animator: MenuAnimator)
}

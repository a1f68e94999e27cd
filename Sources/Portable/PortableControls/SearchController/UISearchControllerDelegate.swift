/// Methods that respond to the beginning and end of a search. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the search began and the search controller is visible.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the search ended and the search controller was removed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Asks the delegate to present the controller. If the search isn't active afterward, the controller is presented
    /// in the default way.
    func presentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the placement of the search bar will change.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Tells the delegate that the placement of the search bar changed.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Does nothing. This is the default implementation.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing. This is the default implementation.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing. This is the default implementation.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing. This is the default implementation.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing, so that the controller is presented in the default way. This is the default implementation.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing. This is the default implementation.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing. This is the default implementation.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

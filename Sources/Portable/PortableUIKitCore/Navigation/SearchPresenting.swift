/// A controller that searches the content of another controller: `UISearchController`, whose module is above this one.
@MainActor
package protocol SearchPresenting: UIViewController {
    /// The search bar, which a navigation bar can show.
    var navigationSearchBar: any NavigationSearchBar { get }
    /// The text to search for.
    var searchText: String? { get }
    /// A Boolean value that indicates whether a search is in progress.
    var isActive: Bool { get set }
    /// A Boolean value that indicates whether the content is dimmed.
    var isObscuring: Bool { get }
    /// A Boolean value that indicates whether an active search replaces the row with the title.
    var hidesNavigationBarDuringPresentation: Bool { get set }
    /// The navigation item that contains the search bar.
    var placeInBar: UINavigationItem? { get set }

    /// Called before the search bar moves.
    func placementWillChange(to placement: UINavigationItem.SearchBarPlacement)
    /// Called after the search bar has moved.
    func placementDidChange(from placement: UINavigationItem.SearchBarPlacement)
    /// Starts a search of the content of a controller.
    func begin(over owner: UIViewController?, animated: Bool, completion: (() -> Void)?)
    /// Ends the search and clears its text.
    func end(animated: Bool, completion: (() -> Void)?)
    /// Moves the view of the search over the content of its owner.
    func cover(_ owner: UIView)
}

/// A search bar as navigation bars use it.
@MainActor
package protocol NavigationSearchBar: UIView {
    /// A Boolean value that indicates whether a navigation bar shows the search bar.
    var isInNavigationBar: Bool { get set }
    /// A Boolean value that indicates whether the search bar can have a scope bar.
    var hasScopeTitles: Bool { get }
    /// The y-coordinate of the middle of the field.
    var fieldCenter: CGFloat { get }
    /// The height of the search bar in a navigation bar, in points.
    var heightInNavigationBar: CGFloat { get }
}

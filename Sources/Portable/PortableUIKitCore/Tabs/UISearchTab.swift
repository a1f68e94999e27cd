/// The tab of an app's search, with the system's magnifying glass, at the end of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a search tab with the system's title and image.
    ///
    /// - Parameter viewControllerProvider: A closure that creates the view controller when it's first needed.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)?) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }

    /// Creates a search tab with another title and image.
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    /// A Boolean value that indicates whether selecting the tab begins the search of its navigation item's search controller.
    /// The default is `false`.
    open var automaticallyActivatesSearch = false

    /// Begins the search of the tab's view controller, after the user has selected the tab.
    func activateSearch(in controller: UIViewController?) {
        let shown = (controller as? UINavigationController)?.topViewController ?? controller
        guard automaticallyActivatesSearch, let shown, let search = shown.navigationItem.search, !search.isActive else {
            return
        }
        shown.loadViewIfNeeded()
        search.begin(over: shown, animated: true, completion: nil)
    }

    override var placement: Placement { preferredPlacement == .automatic ? .pinned : preferredPlacement }
}

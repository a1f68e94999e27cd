/// The tab of an app's search, which the system knows how to show: with a magnifying glass, at the end of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// The search.
    ///
    /// - Parameter viewControllerProvider: Makes the controller when it is first needed.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)?) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }

    /// The search with another text and picture.
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    /// Whether selecting the tab begins the search; false by default.
    ///
    /// Differs from UIKit: the search begins with a tap on its field.
    open var automaticallyActivatesSearch = false

    override var placement: Placement { preferredPlacement == .automatic ? .pinned : preferredPlacement }
}

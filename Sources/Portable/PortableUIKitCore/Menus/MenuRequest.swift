/// A menu to show, its source, and the closures that are called while it's on screen.
@MainActor
package struct MenuRequest {
    /// Where the menu comes from.
    package enum Source {
        /// A view is lifted, and all behind it dimmed.
        case preview(UITargetedPreview)
        /// The menu opens next to a rectangle of a view, in the view's coordinates.
        case rectangle(CGRect, in: UIView)
    }

    var menu: UIMenu?
    var source: Source
    var previewController: UIViewController?
    var badge: Int?
    /// A Boolean value that indicates whether the first element is the nearest to the source.
    var isByPriority = false
    package weak var sender: AnyObject?

    /// Called before the menu comes, before it goes and when it is gone.
    var willDisplay: (MenuAnimator) -> Void = { _ in }
    var willEnd: (MenuAnimator) -> Void = { _ in }
    var didEnd: () -> Void = {}
    /// Where the preview goes; nil: back to where it came from.
    var dismissalPreview: () -> UITargetedPreview? = { nil }
    /// Called when the preview is tapped; nil if that does nothing but close the menu.
    var willCommitPreview: ((MenuAnimator) -> Void)?
    /// Called when another element of a menu is marked that marks just one.
    package var didChangeSelection: ((UIMenu) -> Void)?
}

extension MenuRequest {
    /// Creates a request with defaults for everything but the menu and its source.
    package init(menu: UIMenu, from source: Source) {
        self.init(menu: menu, source: source)
    }
}

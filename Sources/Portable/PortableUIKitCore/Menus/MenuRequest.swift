/// A menu to show, its source, and the closures that are called while it's on screen.
@MainActor
package struct MenuRequest {
    /// The source of a menu.
    package enum Source {
        /// A view that's lifted while everything behind it is dimmed.
        case preview(UITargetedPreview)
        /// The menu opens next to a rectangle of a view, in the view's coordinates.
        case rectangle(CGRect, in: UIView)
    }

    var menu: UIMenu?
    var source: Source
    var previewController: UIViewController?
    /// The previews of additional items, which are lifted behind the source.
    var secondaryPreviews: [UITargetedPreview] = []
    var badge: Int?
    /// A Boolean value that indicates whether the first element is the nearest to the source.
    var isByPriority = false
    package weak var sender: AnyObject?

    /// Closures that are called before the menu appears, before it closes, and after it has closed.
    var willDisplay: (MenuAnimator) -> Void = { _ in }
    var willEnd: (MenuAnimator) -> Void = { _ in }
    var didEnd: () -> Void = {}
    /// A closure that returns the target of the preview when the menu closes, or `nil` if the preview returns to its
    /// source.
    var dismissalPreview: () -> UITargetedPreview? = { nil }
    /// A closure that's called when the user taps the preview. If it's `nil`, the tap only closes the menu.
    var willCommitPreview: ((MenuAnimator) -> Void)?
    /// A closure that's called when the selection of a menu with single selection has changed.
    package var didChangeSelection: ((UIMenu) -> Void)?
}

extension MenuRequest {
    /// Creates a request with default values for all properties except the menu and its source.
    package init(menu: UIMenu, from source: Source) {
        self.init(menu: menu, source: source)
    }
}

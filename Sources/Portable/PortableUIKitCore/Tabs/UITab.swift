import Foundation

/// A place in an app that a tab bar and its sidebar lead to.
///
/// Its controller is made when it is first needed. ``UITabBarController/tabs`` takes tabs; a ``UITabGroup`` holds others.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab stands that may stand in the bar or the sidebar.
    public enum Placement: Int, Sendable {
        /// As `default` for tabs that no group holds, as `optional` for others.
        case automatic = 0
        /// In the bar, from which a person may take it.
        case `default` = 1
        /// In the sidebar, from which a person may put it into the bar.
        case optional = 2
        /// In the bar, in which a person may move it.
        case movable = 3
        /// At the end of the bar.
        case pinned = 4
        /// At the beginning of the bar.
        case fixed = 5
        /// In the sidebar alone.
        case sidebarOnly = 6
    }

    /// What tells the tab from all others of its controller.
    public let identifier: String

    private let provider: ((UITab) -> UIViewController)?
    private var loadedController: UIViewController?
    private weak var owner: UITabBarController?
    /// What stands for the tab in a ``UITabBar``.
    let barItem = UITabBarItem()

    /// A tab.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - image: The picture.
    ///   - identifier: What tells the tab from all others of its controller.
    ///   - viewControllerProvider: Makes the controller when it is first needed; nil only for tabs in groups, which show
    ///     the group's.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        self.identifier = identifier
        self.title = title
        self.image = image
        provider = viewControllerProvider
        super.init()
        updateBarItem()
    }

    /// The text.
    open var title: String {
        didSet { if oldValue != title { looksDidChange() } }
    }
    /// The picture; nil by default.
    open var image: UIImage? {
        didSet { if oldValue !== image { looksDidChange() } }
    }
    /// A smaller text, which the sidebar shows; nil by default.
    open var subtitle: String? {
        didSet { if oldValue != subtitle { looksDidChange() } }
    }
    /// A text in a badge, such as a number; nil by default.
    open var badgeValue: String? {
        didSet { if oldValue != badgeValue { looksDidChange() } }
    }
    /// Where the tab stands; automatic by default.
    open var preferredPlacement = Placement.automatic {
        didSet { if oldValue != preferredPlacement { arrangementDidChange() } }
    }
    /// Anything of the developer's; nil by default.
    open var userInfo: Any?
    /// Whether the tab is shown nowhere; false by default. One that is selected stays so.
    open var isHidden = false {
        didSet { if oldValue != isHidden { arrangementDidChange() } }
    }
    /// Whether the tab is hidden when a person undoes all customization; false by default.
    ///
    /// Differs from UIKit: nothing follows from it, for persons don't customize the sidebar here.
    open var isHiddenByDefault = false
    /// Whether a person may hide the tab; false by default.
    ///
    /// Differs from UIKit: nothing follows from it, for persons don't customize the sidebar here.
    open var allowsHiding = false
    /// Whether a drag that is held over the tab is as a tap; false by default.
    open var isSpringLoaded = false {
        didSet { if oldValue != isSpringLoaded { looksDidChange() } }
    }

    /// The group that holds the tab; nil for others.
    open internal(set) weak var parent: UITabGroup?

    /// The controller that shows the tab, or the group that holds it; nil while there is none.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

    /// The outermost group around the tab, or the tab itself, that manages a navigation controller; nil if none does.
    open var managingTabGroup: UITabGroup? {
        path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }

    /// The controller of the tab, made at the first call; nil for one without a provider.
    open var viewController: UIViewController? {
        if let loadedController { return loadedController }
        guard let controller = provider?(self) else { return nil }
        loadedController = controller
        controller.tab = self
        return controller
    }

    // MARK: Module

    /// Whether there is a controller, or can be.
    var hasController: Bool { loadedController != nil || provider != nil }
    /// The controller if it was made.
    var viewControllerIfLoaded: UIViewController? { loadedController }

    /// The groups around the tab from the outermost on, and the tab.
    package var path: [UITab] { (parent?.path ?? []) + [self] }

    /// The tab with all in it, from the top on.
    var descendants: [UITab] { [self] }

    /// Where the tab stands if nothing else was said.
    var placement: Placement {
        guard preferredPlacement == .automatic else { return preferredPlacement }
        return parent == nil ? .default : .optional
    }

    /// What is shown when the tab is selected.
    var target: UITab { self }

    /// Whether neither the tab nor a group around it is hidden.
    var isReachable: Bool { path.allSatisfy { !$0.isHidden } }

    func join(_ controller: UITabBarController?) {
        owner = controller
    }

    private func updateBarItem() {
        barItem.title = title
        barItem.image = image
        barItem.badgeValue = badgeValue
    }

    private func looksDidChange() {
        updateBarItem()
        tabBarController?.tabLooksDidChange(self)
    }

    func arrangementDidChange() {
        tabBarController?.tabsDidChange()
    }
}

extension UITab: UISpringLoadedInteractionSupporting {}

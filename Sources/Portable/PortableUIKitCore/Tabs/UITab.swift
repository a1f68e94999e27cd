import Foundation

/// A section of an app that's selected in a tab bar or its sidebar.
///
/// The tab creates its view controller when it's first needed. Set tabs with ``UITabBarController/tabs``. A
/// ``UITabGroup`` contains other tabs.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The placements of a tab in the bar and the sidebar.
    public enum Placement: Int, Sendable {
        /// The same as `default` for tabs that aren't in a group, and as `optional` for others.
        case automatic = 0
        /// The tab is in the bar. The user can remove it.
        case `default` = 1
        /// The tab is in the sidebar. The user can add it to the bar.
        case optional = 2
        /// The tab is in the bar. The user can move it.
        case movable = 3
        /// The tab is at the end of the bar.
        case pinned = 4
        /// The tab is at the beginning of the bar.
        case fixed = 5
        /// The tab is only in the sidebar.
        case sidebarOnly = 6
    }

    /// The identifier of the tab, which is unique in its tab bar controller.
    public let identifier: String

    private let provider: ((UITab) -> UIViewController)?
    private var loadedController: UIViewController?
    private weak var owner: UITabBarController?
    /// The item that represents the tab in a ``UITabBar``.
    let barItem = UITabBarItem()

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier, which is unique in the tab bar controller.
    ///   - viewControllerProvider: A closure that creates the view controller when it's first needed. It can only be
    ///     `nil` for tabs in groups, which show the group's view controller.
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

    /// The title.
    open var title: String {
        didSet { if !oldValue.hasSameScalars(as: title) { appearanceDidChange() } }
    }
    /// The image. The default is `nil`.
    open var image: UIImage? {
        didSet { if oldValue !== image { appearanceDidChange() } }
    }
    /// The image while the tab is selected. The default is `nil`, which means `image`.
    open var selectedImage: UIImage? {
        get { barItem.selectedImage }
        set {
            barItem.selectedImage = newValue
            appearanceDidChange()
        }
    }
    /// Smaller text that the sidebar shows. The default is `nil`.
    open var subtitle: String? {
        didSet { if !oldValue.hasSameScalars(as: subtitle) { appearanceDidChange() } }
    }
    /// The text of the badge, such as a number. The default is `nil`.
    open var badgeValue: String? {
        didSet { if !oldValue.hasSameScalars(as: badgeValue) { appearanceDidChange() } }
    }
    /// The preferred placement of the tab. The default is `.automatic`.
    open var preferredPlacement = Placement.automatic {
        didSet { if oldValue != preferredPlacement { arrangementDidChange() } }
    }
    /// Data that the app associates with the tab. The default is `nil`.
    open var userInfo: Any?
    /// A Boolean value that indicates whether the tab is hidden. The default is `false`. Hiding the selected tab
    /// doesn't deselect it.
    open var isHidden = false {
        didSet { if oldValue != isHidden { arrangementDidChange() } }
    }
    /// A Boolean value that indicates whether the tab is hidden if the user resets the customization. The default is
    /// `false`.
    open var isHiddenByDefault = false
    /// A Boolean value that indicates whether the user can hide the tab in the sidebar. The default is `false`.
    open var allowsHiding = false {
        didSet { if oldValue != allowsHiding { arrangementDidChange() } }
    }
    /// A Boolean value that indicates whether holding a drag over the tab selects it. The default is `false`.
    open var isSpringLoaded = false {
        didSet { if oldValue != isSpringLoaded { appearanceDidChange() } }
    }

    /// The group that contains the tab, or `nil` if there's none.
    open internal(set) weak var parent: UITabGroup?

    /// The tab bar controller of the tab or of the group that contains it, or `nil` if there's none.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

    /// The outermost group around the tab, or the tab itself, that manages a navigation controller, or `nil` if there's
    /// none.
    open var managingTabGroup: UITabGroup? {
        path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }

    /// The view controller of the tab, created when it's first read. It's `nil` without a provider.
    open var viewController: UIViewController? {
        if let loadedController { return loadedController }
        guard let controller = provider?(self) else { return nil }
        loadedController = controller
        controller.tab = self
        return controller
    }

    // MARK: Module

    /// A Boolean value that indicates whether the tab has or can create a view controller.
    var hasController: Bool { loadedController != nil || provider != nil }
    /// The view controller, if it has been created.
    var viewControllerIfLoaded: UIViewController? { loadedController }

    /// The groups around the tab, from the outermost, and the tab itself.
    package var path: [UITab] { (parent?.path ?? []) + [self] }

    /// The tab and its descendants, from the top.
    package var descendants: [UITab] { [self] }

    /// The effective placement of the tab.
    var placement: Placement {
        guard preferredPlacement == .automatic else { return preferredPlacement }
        return parent == nil ? .default : .optional
    }

    /// The tab that's shown when this tab is selected.
    var target: UITab { self }

    /// A Boolean value that indicates whether neither the tab nor a group around it is hidden.
    var isReachable: Bool { path.allSatisfy { !$0.isHidden } }

    func join(_ controller: UITabBarController?) {
        owner = controller
    }

    private func updateBarItem() {
        barItem.title = title
        barItem.image = image
        barItem.badgeValue = badgeValue
    }

    private func appearanceDidChange() {
        updateBarItem()
        tabBarController?.tabAppearanceDidChange(self)
    }

    func arrangementDidChange() {
        tabBarController?.tabsDidChange()
    }
}

extension UITab: UISpringLoadedInteractionSupporting {}

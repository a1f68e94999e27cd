extension UITabBarController {
    /// The sidebar of a tab bar controller: a column with all tabs and groups, where there is room.
    ///
    /// Differs from UIKit: persons can't edit it.
    @preconcurrency @MainActor
    open class Sidebar: NSObject, TabSidebarPresenting {
        /// How the sidebar stands beside what is shown.
        public enum Layout: Int, Sendable {
            /// Beside it where the interface is wider than high, or else over it.
            case automatic = 0
            /// Over it.
            case overlap = 1
            /// Beside it.
            case tile = 2
        }

        /// What the sidebar may be scrolled to.
        public enum ScrollTarget {
            /// What stands above all tabs.
            case header
            /// What stands below all tabs.
            case footer
            /// A tab.
            case tab(UITab)
        }

        private(set) weak var controller: UITabBarController?
        /// What a person or the program has chosen; nil leaves it to the system.
        private var choice: Bool?

        init(_ controller: UITabBarController) {
            self.controller = controller
            super.init()
        }

        /// Says how the sidebar looks, and learns what happens in it.
        open weak var delegate: (any Delegate)? {
            didSet { rowsDidChange() }
        }

        /// Whether the sidebar is hidden, and the bar shown; at first it is where the interface is higher than wide.
        /// Always true where there is no room, or in another mode. Setting it is animated.
        open var isHidden: Bool {
            get {
                guard let controller, controller.mayShowSidebar else { return true }
                return choice ?? !controller.isWiderThanHigh
            }
            set { set(isHidden: newValue) }
        }

        /// How the sidebar stands beside what is shown; automatic by default.
        open var preferredLayout = Layout.automatic {
            didSet { controller?.viewIfLoaded?.setNeedsLayout() }
        }

        /// What stands above all tabs; nil, the default, for nothing.
        open var headerContentConfiguration: (any UIContentConfiguration)? {
            didSet { rowsDidChange() }
        }

        /// What stands below all tabs; nil, the default, for nothing.
        open var footerContentConfiguration: (any UIContentConfiguration)? {
            didSet { rowsDidChange() }
        }

        /// A view at the end of the sidebar that doesn't scroll, as high as it asks to be; nil by default.
        open var bottomBarView: UIView? {
            didSet { if oldValue !== bottomBarView { view?.bottomBarDidChange(from: oldValue) } }
        }

        /// What the menu of a button above the tabs shows; nil, the default, for no button.
        open var navigationOverflowItems: UIDeferredMenuElement? {
            didSet { view?.overflowDidChange() }
        }

        /// Scrolls until something can be seen. Does nothing for what isn't there, and while the sidebar is hidden.
        open func scroll(to target: ScrollTarget, animated: Bool) {
            view?.scroll(to: target, animated: animated)
        }

        /// Asks the delegate again how a tab is to look.
        open func reconfigureItem(for tab: UITab) {
            view?.reconfigure(tab)
        }

        // MARK: Module

        private var view: TabSidebarView? { controller?.sidebarView as? TabSidebarView }

        private func rowsDidChange() {
            view?.reload(animated: false)
        }

        package var width: CGFloat { TabSidebarView.width }

        package var overlapsContent: Bool {
            switch preferredLayout {
            case .automatic: !(controller?.isWiderThanHigh ?? false)
            case .overlap: true
            case .tile: false
            }
        }

        package func makeView(for controller: UITabBarController) -> any TabList { TabSidebarView(controller) }

        package func visibilityWillChange(of controller: UITabBarController, animator: MenuAnimator) {
            delegate?.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
        }

        private func set(isHidden: Bool) {
            let wasHidden = self.isHidden
            choice = isHidden
            guard let controller, self.isHidden != wasHidden else { return }
            controller.sidebarVisibilityDidChange()
        }
    }
}

extension UITabBarController {
    /// The sidebar, which shows all tabs and groups where there is room for it.
    ///
    /// Differs from UIKit: subclasses can't override the property.
    public var sidebar: Sidebar {
        // UIKitAssembly creates no other type.
        unsafeDowncast(tabSidebar, to: Sidebar.self)
    }
}

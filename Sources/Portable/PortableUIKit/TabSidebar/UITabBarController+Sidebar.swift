extension UITabBarController {
    /// The sidebar of a tab bar controller: a column with all tabs and groups, if there's enough space.
    ///
    /// Differs from UIKit: users can't edit it.
    @preconcurrency @MainActor
    open class Sidebar: NSObject, TabSidebarPresenting {
        /// The arrangement of the sidebar and the content.
        public enum Layout: Int, Sendable {
            /// The sidebar is next to the content if the interface is wider than tall; otherwise, it overlaps the
            /// content.
            case automatic = 0
            /// The sidebar overlaps the content.
            case overlap = 1
            /// The sidebar is next to the content.
            case tile = 2
        }

        /// The preferences for tabs in the sidebar or in the tab bar.
        public enum Placement: Int, Sendable {
            /// The tabs are in the sidebar if the interface is wider than tall.
            case automatic = 0
            /// The tabs are in the tab bar until the user shows the sidebar.
            case tabBar = 1
            /// The tabs are in the sidebar until the user hides it.
            case sidebar = 2
        }

        /// A target for scrolling the sidebar.
        public enum ScrollTarget {
            /// The header above all tabs.
            case header
            /// The footer below all tabs.
            case footer
            /// A tab.
            case tab(UITab)
        }

        private(set) weak var controller: UITabBarController?
        /// The choice of the user or the program (`nil` leaves it to the placement), and the placement.
        private var visibility: (choice: Bool?, placement: Placement) = (nil, .automatic)

        init(_ controller: UITabBarController) {
            self.controller = controller
            super.init()
        }

        /// The object that customizes the sidebar and responds to its events.
        open weak var delegate: (any Delegate)? {
            didSet { rowsDidChange() }
        }

        /// A Boolean value that indicates whether the sidebar is hidden and the tab bar is shown. Initially, it's
        /// `true` where the interface is taller than wide. It's always `true` if there isn't enough space, and in other
        /// modes. Setting it is animated.
        open var isHidden: Bool {
            get {
                guard let controller, controller.mayShowSidebar else { return true }
                if let choice = visibility.choice { return choice }
                switch visibility.placement {
                case .automatic: return !controller.isWiderThanHigh
                case .tabBar: return true
                case .sidebar: return false
                }
            }
            set { set(isHidden: newValue) }
        }

        /// A Boolean value that indicates whether the sidebar can be shown. It's `true` if there's enough space and the
        /// mode of the controller allows it.
        open var isAvailable: Bool { controller?.mayShowSidebar ?? false }

        /// The preference for tabs in the sidebar or in the tab bar. The default is automatic.
        open var preferredPlacement: Placement {
            get { visibility.placement }
            set {
                let wasHidden = isHidden
                visibility.placement = newValue
                if isHidden != wasHidden { controller?.sidebarVisibilityDidChange() }
            }
        }

        /// The preferred arrangement of the sidebar and the content. The default is automatic.
        open var preferredLayout = Layout.automatic {
            didSet { controller?.viewIfLoaded?.setNeedsLayout() }
        }

        /// The configuration of a header above all tabs. The default is `nil`, which means no header.
        open var headerContentConfiguration: (any UIContentConfiguration)? {
            didSet { rowsDidChange() }
        }

        /// The configuration of a footer below all tabs. The default is `nil`, which means no footer.
        open var footerContentConfiguration: (any UIContentConfiguration)? {
            didSet { rowsDidChange() }
        }

        /// A view at the end of the sidebar that doesn't scroll and has its preferred height. The default is `nil`.
        open var bottomBarView: UIView? {
            didSet { if oldValue !== bottomBarView { view?.bottomBarDidChange(from: oldValue) } }
        }

        /// The menu elements of a button above the tabs. The default is `nil`, which means no button.
        open var navigationOverflowItems: UIDeferredMenuElement? {
            didSet { view?.overflowDidChange() }
        }

        /// Scrolls until a target is visible. Does nothing if it doesn't exist, or if the sidebar is hidden.
        open func scroll(to target: ScrollTarget, animated: Bool) {
            view?.scroll(to: target, animated: animated)
        }

        /// Requests a tab's item from the delegate again.
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

        package func availabilityDidChange(of controller: UITabBarController) {
            delegate?.tabBarController(controller, sidebarAvailabilityDidChange: self)
        }

        package func visibilityWillChange(of controller: UITabBarController, animator: MenuAnimator) {
            delegate?.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
        }

        private func set(isHidden: Bool) {
            let wasHidden = self.isHidden
            visibility.choice = isHidden
            guard let controller, self.isHidden != wasHidden else { return }
            controller.sidebarVisibilityDidChange()
        }
    }
}

extension UITabBarController {
    /// The sidebar, which shows all tabs and groups if there's enough space.
    ///
    /// Differs from UIKit: subclasses can't override the property.
    public var sidebar: Sidebar {
        // UIKitAssembly creates no other type.
        unsafeDowncast(tabSidebar, to: Sidebar.self)
    }
}

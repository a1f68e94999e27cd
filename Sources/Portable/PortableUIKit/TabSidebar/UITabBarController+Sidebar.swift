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
        /// The choice of the user or the program; `nil` leaves it to the system.
        private var choice: Bool?

        init(_ controller: UITabBarController) {
            self.controller = controller
            super.init()
        }

        /// The object that customizes the sidebar and responds to its events.
        open weak var delegate: (any Delegate)? {
            didSet { rowsDidChange() }
        }

        /// A Boolean value that indicates whether the sidebar is hidden and the tab bar is shown. Initially, it's
        /// `true` where the interface is taller than wide. It's always `true` without enough space or in another mode.
        /// Setting it is animated.
        open var isHidden: Bool {
            get {
                guard let controller, controller.mayShowSidebar else { return true }
                return choice ?? !controller.isWiderThanHigh
            }
            set { set(isHidden: newValue) }
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
    /// The sidebar, which shows all tabs and groups if there's enough space.
    ///
    /// Differs from UIKit: subclasses can't override the property.
    public var sidebar: Sidebar {
        // UIKitAssembly creates no other type.
        unsafeDowncast(tabSidebar, to: Sidebar.self)
    }
}

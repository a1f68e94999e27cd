extension UITabBarController {
    /// The modes that determine where a tab bar controller shows its tabs.
    public enum Mode: Int, Sendable {
        /// The system chooses the mode: the tabs are in the bar.
        case automatic = 0
        /// The tabs are in the bar.
        case tabBar = 1
        /// The tabs are in the bar or a sidebar. If there's enough space, the user can choose.
        case tabSidebar = 2
    }
}

extension UITabBarController {
    /// The modes that determine where a tab bar controller shows its tabs.
    public enum Mode: Int, Sendable {
        /// The system's choice: in the bar.
        case automatic = 0
        /// In the bar.
        case tabBar = 1
        /// In the bar or a sidebar. If there's room, the user can choose.
        case tabSidebar = 2
    }
}

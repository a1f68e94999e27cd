extension UITabBarController {
    /// The modes that determine where a tab bar controller shows its tabs.
    public enum Mode: Int, Sendable {
        /// As the system likes: in the bar.
        case automatic = 0
        /// In the bar.
        case tabBar = 1
        /// In the bar or a sidebar, between which a person may choose where there is room.
        case tabSidebar = 2
    }
}

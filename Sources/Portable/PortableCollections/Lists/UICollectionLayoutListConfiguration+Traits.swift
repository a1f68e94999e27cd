extension UICollectionLayoutListConfiguration.Appearance {
    /// The kind of list that the traits of its rows name.
    package var listEnvironment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}

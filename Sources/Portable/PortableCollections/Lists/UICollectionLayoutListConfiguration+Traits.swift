extension UICollectionLayoutListConfiguration.Appearance {
    /// The list environment in the traits of the list's rows.
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

/// What tells the background pictures of a bar apart that are set in the older way.
struct BarImageKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics

    /// The same as a number.
    var number: Int { position.rawValue * 1000 + metrics.rawValue }
}

/// What tells looks of a button in a bar apart that are set in the older way.
struct BarItemImageKey: Hashable {
    let state: UIControl.State.RawValue
    var style: UIBarButtonItem.Style?
    let metrics: UIBarMetrics

    /// The same as a number.
    var number: Int { (Int(state) * 8 + (style?.rawValue ?? 7)) * 1000 + metrics.rawValue }
}

extension UINavigationBarAppearance {
    /// A copy that can be changed by itself.
    var duplicate: UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

extension UITabBarAppearance {
    /// A copy that can be changed by itself.
    var duplicate: UITabBarAppearance { UITabBarAppearance(barAppearance: self) }
}

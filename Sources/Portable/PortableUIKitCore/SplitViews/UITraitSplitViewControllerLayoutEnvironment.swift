extension UISplitViewController {
    /// Whether the split view controller around a view shows columns.
    public enum LayoutEnvironment: Int, Sendable {
        /// No split view controller contains the view.
        case none = 0
        /// The columns are side by side.
        case expanded = 1
        /// A single column is visible, because the width is compact.
        case collapsed = 2
    }
}

/// A trait that describes whether the split view controller that contains a view shows columns.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    /// The type of the trait's values.
    public typealias Value = UISplitViewController.LayoutEnvironment
    /// None.
    public static let defaultValue = UISplitViewController.LayoutEnvironment.none
    /// The name in descriptions.
    public static let name = "SplitViewControllerLayoutEnvironment"
    /// The name under which the trait is stored.
    public static let identifier = "UITraitSplitViewControllerLayoutEnvironment"
}

extension UITraitCollection {
    /// Whether the split view controller that contains the view shows columns; none outside of one.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
}

extension UIMutableTraits {
    /// Whether the split view controller around a view shows columns.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
        set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
    }
}

extension UISplitViewController {
    /// The states of the split view controller that contains a view.
    public enum LayoutEnvironment: Int, Sendable {
        /// No split view controller contains the view.
        case none = 0
        /// The columns are side by side.
        case expanded = 1
        /// A single column is visible, because the width is compact.
        case collapsed = 2
    }
}

/// A trait that describes whether the columns of the split view controller that contains a view are expanded.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    /// The type of the trait's values.
    public typealias Value = UISplitViewController.LayoutEnvironment
    /// The default value: no split view controller contains the view.
    public static let defaultValue = UISplitViewController.LayoutEnvironment.none
    /// The name in descriptions.
    public static let name = "SplitViewControllerLayoutEnvironment"
    /// The name under which the trait is stored.
    public static let identifier = "UITraitSplitViewControllerLayoutEnvironment"
}

extension UITraitCollection {
    /// The state of the split view controller that contains the view. It's `.none` if there isn't one.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
}

extension UIMutableTraits {
    /// The state of the split view controller that contains the view.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
        set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
    }
}

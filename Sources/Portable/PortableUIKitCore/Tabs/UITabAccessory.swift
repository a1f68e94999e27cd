/// A view above the bar of a tab bar controller, for example with playback controls.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The environments of an accessory.
    public enum Environment: Int, Sendable {
        /// The environment is unspecified.
        case unspecified = 0
        /// The view isn't in an accessory.
        case none = 1
        /// The accessory is above the bar.
        case regular = 2
        /// The accessory is in line with a minimized bar.
        case inline = 3
    }

    /// The view.
    public let contentView: UIView

    /// Creates an accessory that shows a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

/// The trait for a view's environment in a tab bar controller's accessory.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// The type of the trait's values.
    public typealias Value = UITabAccessory.Environment
    /// The default value, unspecified.
    public static let defaultValue = UITabAccessory.Environment.unspecified
    /// The name of the trait in descriptions.
    public static let name = "TabAccessoryEnvironment"
    /// The identifier of the trait.
    public static let identifier = "UITraitTabAccessoryEnvironment"
}

extension UITraitCollection {
    /// Creates a trait collection with the environment.
    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
    }

    /// The view's environment in a tab bar controller's accessory. It's unspecified outside an accessory.
    public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

extension UIMutableTraits {
    /// The view's environment in a tab bar controller's accessory.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}

/// A type that defines a trait. Trait collections can contain a value for each conforming type.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The default value of the trait, which applies to collections that don't contain it.
    static var defaultValue: Value { get }

    /// A Boolean value that indicates whether dynamic colors may depend on the trait. The default is `false`.
    static var affectsColorAppearance: Bool { get }

    /// The name of the trait in descriptions. The default is the name of the type.
    static var name: String { get }

    /// The identifier of the trait in storage. The default is the full name of the type.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// A Boolean value that indicates whether dynamic colors may depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The name of the type, with its module.
    public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait definition.
public typealias UITrait = any UITraitDefinition.Type

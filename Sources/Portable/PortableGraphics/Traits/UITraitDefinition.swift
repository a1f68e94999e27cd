/// A kind of trait: declare a type that conforms, and trait collections can hold a value of it.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value of a collection that doesn't contain the trait.
    static var defaultValue: Value { get }

    /// Whether dynamic colors may depend on the trait; false unless the type says otherwise.
    static var affectsColorAppearance: Bool { get }

    /// The name of the trait in descriptions; by default, the type's name.
    static var name: String { get }

    /// The identifier of the trait in its storage; by default, the type's full name.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// False.
    public static var affectsColorAppearance: Bool { false }
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// The type's name with its module.
    public static var identifier: String { String(reflecting: Self.self) }
}

/// Any kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A property that interface files set: an outlet, an outlet collection or a user-defined runtime attribute.
///
/// It replaces `@IBOutlet`, which needs Objective-C:
///
/// ```swift
/// final class FrameworkCell: UICollectionViewCell {
///     @Outlet var nameLabel: UILabel!
///     @Outlet var badges: [UIView]!
/// }
/// ```
///
/// The reference is strong, as with an `@IBOutlet` without `weak`. Loading the file doesn't call observers (`didSet`),
/// and the wrapper can't be combined with `weak` or another wrapper. If you need these, list a plain property in
/// ``InterfaceConnectable/interfaceProperties`` instead.
@preconcurrency @MainActor
@propertyWrapper
public final class Outlet<Value> {
    /// The connected value. Before the file is loaded, it's `nil` for an optional type and traps for other types.
    public var wrappedValue: Value

    /// Creates a property with an initial value, which it has until the file is loaded.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Outlet: InterfaceStorage {
    func set(_ value: Any) -> Bool {
        guard let value = InterfaceProperty.convert(value, to: Value.self) else { return false }
        wrappedValue = value
        return true
    }

    var valueType: Any.Type { Value.self }
}

/// A property whose value interface files can set without knowing its type.
@MainActor
protocol InterfaceStorage: AnyObject {
    /// Stores a value. Returns `false` if the value has another type.
    func set(_ value: Any) -> Bool
    var valueType: Any.Type { get }
}

/// A property that interface files set: an outlet, an outlet collection or a user-defined runtime attribute.
///
/// It takes the place of `@IBOutlet`, which needs Objective-C:
///
/// ```swift
/// final class FrameworkCell: UICollectionViewCell {
///     @Outlet var nameLabel: UILabel!
///     @Outlet var badges: [UIView]!
/// }
/// ```
///
/// The object is kept alive, as by an `@IBOutlet` without `weak`. Observers (`didSet`) are not called when the file is
/// loaded, and neither `weak` nor another wrapper goes with it; where those are wanted, name a plain property in
/// ``InterfaceConnectable/interfaceProperties`` instead.
@preconcurrency @MainActor
@propertyWrapper
public final class Outlet<Value> {
    /// What the file has connected; nil, and a trap for what isn't optional, before it is loaded.
    public var wrappedValue: Value

    /// A property with a value that it has until the file is loaded.
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

/// What interface files set without knowing of which type it is.
@MainActor
protocol InterfaceStorage: AnyObject {
    /// Stores a value; false if it is of another type.
    func set(_ value: Any) -> Bool
    var valueType: Any.Type { get }
}

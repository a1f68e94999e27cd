/// Reads and writes a value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: BindingLocation<Value>

    init(location: BindingLocation<Value>) {
        self.location = location
    }

    init(box: StateBox<Value>) {
        location = BoxLocation(box)
    }

    /// A binding that reads and writes through closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// The same binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathLocation(location, keyPath))
    }
}

extension Binding: ComparedAsGiven {
    @MainActor func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }
}

extension Binding: DynamicProperty {}

// Locations guard what they hold, or hold what the app's own closures share.
extension Binding: @unchecked Sendable where Value: Sendable {}

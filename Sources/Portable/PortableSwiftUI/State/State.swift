import PortableUIKit

/// A property wrapper for a value that belongs to the identity of a view. It persists when the view value is created
/// again.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var box: StateBox<Value>?

    /// A state that begins with `wrappedValue`.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// A state that begins with `value`.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value. Outside of a view that is shown, it is always the first one.
    public var wrappedValue: Value {
        get { box?.value ?? initialValue }
        nonmutating set { box?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initialValue) }
        return Binding(box: box)
    }

    /// Gives the property what its place keeps.
    @MainActor public static func _link(_ property: inout State, _ context: inout _LinkContext) {
        let initialValue = property.initialValue
        let box = context.box { StateBox(initialValue) }
        if ItemStates.isPassing { box.begin(with: initialValue) }
        property.box = box
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that begins with nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

// The stored value is the only state: another initial value doesn't change it, unless the node is reused for another
// item.
extension State: ComparedAsGiven {
    @MainActor func isSame(as other: State) -> Bool {
        !ItemStates.isPassing || ValueComparator.areEqual(initialValue, other.initialValue)
    }
}

extension State: Sendable where Value: Sendable {}

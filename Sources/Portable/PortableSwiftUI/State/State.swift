import PortableUIKit

/// A value that belongs to a view's place: it stays while the view is made anew there.
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

// What the place keeps is all there is to a state: another first value changes nothing, unless the place passes to
// another item.
extension State: ComparedAsGiven {
    @MainActor func isSame(as other: State) -> Bool {
        !ItemStates.isPassing || ValueComparator.areEqual(initialValue, other.initialValue)
    }
}

extension State: Sendable where Value: Sendable {}

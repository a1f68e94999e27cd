import PortableUIKit

/// A property wrapper for a value that belongs to the identity of a view. It persists when the view value is created
/// again.
///
/// ```swift
/// struct PortionPicker: View {
///     @State private var portions = 4
///     @State private var isExpanded = false
///
///     var body: some View {
///         VStack {
///             Stepper("\(portions) portions", value: $portions, in: 1...12)
///             Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
///             if isExpanded { Text("Each portion has \(2400 / portions) kcal.") }
///         }
///     }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var box: StateBox<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// Creates a state with an initial value.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value. Outside of a view that is shown, it's always the initial value.
    public var wrappedValue: Value {
        get { box?.value ?? initialValue }
        nonmutating set { box?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initialValue) }
        return Binding(box: box)
    }

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout State, _ context: inout _LinkContext) {
        let initialValue = property.initialValue
        let box = context.box { StateBox(initialValue) }
        if ItemStates.isPassing { box.begin(with: initialValue) }
        property.box = box
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

// The stored value is the only state: another initial value doesn't change it, unless the node is reused for another
// item.
extension State: CustomComparable {
    @MainActor func isSame(as other: State) -> Bool {
        !ItemStates.isPassing || ValueComparator.areEqual(initialValue, other.initialValue)
    }
}

extension State: Sendable where Value: Sendable {}

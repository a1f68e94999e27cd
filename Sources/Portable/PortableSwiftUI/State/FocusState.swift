/// A property wrapper for the focus of the views with a `focused(_:)` modifier. Write it to move the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let first: Value
    private var box: StateBox<Value>?

    /// Creates a property that indicates whether a view has the focus.
    public init() where Value == Bool {
        first = false
    }

    /// Creates a property that identifies the focused view, or is `nil` if none is focused.
    public init<T: Hashable>() where Value == T? {
        first = nil
    }

    /// The value. Writing it moves the focus.
    public var wrappedValue: Value {
        get { box?.value ?? first }
        nonmutating set { box?.write(newValue) }
    }

    /// A binding to the value, for `focused(_:)`.
    public var projectedValue: Binding { Binding(first: first, box: box) }

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout FocusState, _ context: inout _LinkContext) {
        let first = property.first
        property.box = context.box { StateBox(first) }
    }

    /// A binding to the focused view.
    @propertyWrapper
    public struct Binding {
        fileprivate let first: Value
        /// The value when none of the views has the focus.
        var withoutFocus: Value { first }
        fileprivate let box: StateBox<Value>?

        /// The value. Writing it moves the focus.
        public var wrappedValue: Value {
            get { box?.value ?? first }
            nonmutating set { box?.write(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: CustomComparable {
    func isSame(as other: FocusState) -> Bool { true }
}

extension FocusState.Binding: CustomComparable {
    func isSame(as other: Self) -> Bool { box === other.box }
}

/// A property wrapper for a value that a gesture updates while it's in progress. When the gesture ends, the value is
/// reset.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let reset: (Value, inout Transaction) -> Void
    private var box: StateBox<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// Creates a state with an initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue) { _, _ in }
    }

    /// Creates a state with an initial value, and a transaction for the reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Creates a state with an initial value, and a transaction for the reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a state with an initial value. `reset` receives the last value and changes the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        self.reset = reset
    }

    /// Creates a state with an initial value. `reset` receives the last value and changes the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value.
    public var wrappedValue: Value { box?.value ?? initialValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState { self }

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout GestureState, _ context: inout _LinkContext) {
        let initialValue = property.initialValue
        property.box = context.box { StateBox(initialValue) }
    }

    /// Updates the value during the gesture.
    @MainActor func update(_ transaction: inout Transaction, _ body: (inout Value, inout Transaction) -> Void) {
        guard let box else { return }
        var value = box.current
        body(&value, &transaction)
        let new = value
        withTransaction(transaction) { box.write(new) }
    }

    /// Called when the gesture has ended or was canceled.
    @MainActor func end() {
        guard let box else { return }
        var transaction = Transaction()
        reset(box.current, &transaction)
        withTransaction(transaction) { box.write(initialValue) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is `nil`, with a transaction for the reset.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state whose initial value is `nil`. `reset` receives the last value and changes the transaction of the
    /// reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: CustomComparable {
    func isSame(as other: GestureState) -> Bool { true }
}

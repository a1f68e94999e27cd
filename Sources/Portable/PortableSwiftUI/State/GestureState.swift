/// A value that a gesture writes while it lasts, and that goes back to the first one when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let reset: (Value, inout Transaction) -> Void
    private var box: StateBox<Value>?

    /// A state that begins with `wrappedValue`.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// A state that begins with `initialValue`.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue) { _, _ in }
    }

    /// A state that goes back with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// A state that goes back with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A state whose way back `reset` decides, which gets the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        self.reset = reset
    }

    /// A state whose way back `reset` decides, which gets the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value.
    public var wrappedValue: Value { box?.value ?? initialValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState { self }

    /// Gives the property what its place keeps.
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

    /// The gesture has ended, or was cancelled.
    @MainActor func end() {
        guard let box else { return }
        var transaction = Transaction()
        reset(box.current, &transaction)
        withTransaction(transaction) { box.write(initialValue) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that begins with nil, and goes back with a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that begins with nil, and whose way back `reset` decides, which gets the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: ComparedAsGiven {
    func isSame(as other: GestureState) -> Bool { true }
}

import Foundation

/// The location of a binding's value. Locations are created in each evaluation of a body, and compared.
nonisolated class BindingLocation<Value> {
    var value: Value { fatalError("Overridden.") }

    func write(_ value: Value) { fatalError("Overridden.") }

    /// A Boolean value that indicates whether a body that reads the value is evaluated again when the value changes. If
    /// it's `false`, the body is only evaluated again with a different binding, and bindings with different values are
    /// different. The default is `true`.
    var tracksReaders: Bool { true }

    /// The value when the binding was created, for locations that don't track their readers.
    private(set) final var snapshot: Value?

    /// Records the current value. Call it at the end of an initializer of a location that isn't required to track its
    /// readers.
    final func updateSnapshot() {
        if !tracksReaders { snapshot = value }
    }

    /// Returns whether the other location reads and writes the same value.
    @MainActor func isSameLocation(as other: BindingLocation<Value>) -> Bool { false }

    /// Returns whether replacing this location with the other one doesn't require an evaluation of the view.
    @MainActor final func isSame(as other: BindingLocation<Value>) -> Bool {
        if self === other { return true }
        return isSameLocation(as: other) && (tracksReaders || ValueComparator.areEqual(snapshot, other.snapshot))
    }
}

/// The location of a state's value.
nonisolated final class BoxLocation<Value>: BindingLocation<Value> {
    private let box: StateBox<Value>

    init(_ box: StateBox<Value>) {
        self.box = box
    }

    override var value: Value { box.value }

    override func write(_ value: Value) { box.write(value) }

    @MainActor override func isSameLocation(as other: BindingLocation<Value>) -> Bool {
        (other as? BoxLocation)?.box === box
    }
}

/// A location whose value closures read and write.
nonisolated final class ClosureLocation<Value>: BindingLocation<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    override var value: Value { self.get() }

    override func write(_ value: Value) { self.set(value) }
}

/// A location with a constant value.
nonisolated final class ConstantLocation<Value>: BindingLocation<Value> {
    private let constant: Value

    init(_ value: Value) {
        constant = value
    }

    override var value: Value { constant }

    override func write(_ value: Value) {}
}

/// A location of a property of another binding's value.
nonisolated final class KeyPathLocation<Root, Value>: BindingLocation<Value> {
    private let root: BindingLocation<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ root: BindingLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.root = root
        self.keyPath = keyPath
        super.init()
        updateSnapshot()
    }

    override var value: Value { root.value[keyPath: keyPath] }

    override func write(_ value: Value) {
        var whole = root.value
        whole[keyPath: keyPath] = value
        root.write(whole)
    }

    override var tracksReaders: Bool { root.tracksReaders }

    @MainActor override func isSameLocation(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? KeyPathLocation else { return false }
        return other.keyPath == keyPath && (other.root === root || root.isSameLocation(as: other.root))
    }
}

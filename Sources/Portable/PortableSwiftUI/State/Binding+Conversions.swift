extension Binding {
    /// Creates a binding to an optional that contains the value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: ConvertedLocation(base.location, read: { $0 }, write: { $0 }))
    }

    /// Creates a binding to the value of an optional, or returns `nil` if the optional is `nil`. If it becomes `nil`
    /// later, the binding keeps the last value.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(location: ConvertedLocation(base.location, read: { $0 ?? first }, write: { $0 }))
    }

    /// Creates a binding to the type-erased value. Values of other types aren't written.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(location: ConvertedLocation(base.location, read: { AnyHashable($0) }, write: { $0.base as? V }))
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// Bindings to the elements.
    public typealias Element = Binding<Value.Element>
    /// The type of the iterator.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A slice of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The type of the indices.
    public typealias Index = Value.Index
    /// The type of the collection of indices.
    public typealias Indices = Value.Indices

    /// The first index.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index after the last.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of the elements.
    public var indices: Value.Indices { wrappedValue.indices }

    /// Returns the next index.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// Advances an index.
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// Returns a binding to an element. After the element is removed, the binding keeps its last value and ignores
    /// writes.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(location, position, wrappedValue[position]))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the previous index.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

    /// Moves an index back.
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// A location that converts another binding's value to another type.
nonisolated final class ConvertedLocation<Base, Value>: BindingLocation<Value> {
    private let base: BindingLocation<Base>
    private let read: (Base) -> Value
    private let converted: (Value) -> Base?

    init(_ base: BindingLocation<Base>, read: @escaping (Base) -> Value, write: @escaping (Value) -> Base?) {
        self.base = base
        self.read = read
        converted = write
        super.init()
        updateSnapshot()
    }

    override var value: Value { read(base.value) }

    override func write(_ value: Value) {
        if let value = converted(value) { base.write(value) }
    }

    override var tracksReaders: Bool { base.tracksReaders }

    @MainActor override func isSameLocation(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ConvertedLocation else { return false }
        return other.base === base || base.isSameLocation(as: other.base)
    }
}

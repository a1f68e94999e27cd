/// The names of an entity's properties, with a position for each.
///
/// It's public and inlinable so that other modules can specialize the values. No product exposes it.
public final class PropertyNames: Hashable, Sendable {
    /// The names, in order, without duplicates.
    public let names: [String]
    @usableFromInline let positions: [String: Int]

    /// A list without names.
    public static let none = PropertyNames([])

    /// Creates a list of names. Repeated names are omitted.
    public init(_ names: some Sequence<String>) {
        var positions: [String: Int] = [:]
        var distinct: [String] = []
        for name in names where positions[name] == nil {
            positions[name] = distinct.count
            distinct.append(name)
        }
        self.names = distinct
        self.positions = positions
    }

    /// Returns the position of a name, or `nil` if there's no such property.
    @inlinable public func position(of name: String) -> Int? {
        // A few comparisons of short strings are faster than a hash.
        if names.count <= 8 { return names.firstIndex(of: name) }
        return positions[name]
    }

    public static func == (left: PropertyNames, right: PropertyNames) -> Bool {
        left === right || left.names == right.names
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(names) }
}

/// Values of properties by their names.
///
/// The objects of an entity share the names. Their values are in arrays, which need less memory than dictionaries and are
/// accessed by position, without hashing.
@frozen public struct PropertyValues<Value> {
    /// The names of the properties that can have values.
    public var names: PropertyNames { keyedNames }
    @usableFromInline var keyedNames: PropertyNames
    /// The values, in the order of the names.
    @usableFromInline var slots: [Value?]

    /// Creates an empty collection for properties.
    @inlinable public init(_ names: PropertyNames) {
        keyedNames = names
        slots = Array(repeating: nil, count: names.names.count)
    }

    /// Creates a collection with the values of a dictionary.
    public init(_ values: [String: Value]) {
        self.init(PropertyNames(values.keys.sorted()))
        for (name, value) in values { self[name] = value }
    }

    /// The value of the property at a position.
    @inlinable public subscript(position: Int) -> Value? {
        get { slots[position] }
        set { slots[position] = newValue }
    }

    /// The value of the property with a name. Setting a property that has no position yet adds it.
    @inlinable public subscript(name: String) -> Value? {
        get { names.position(of: name).flatMap { slots[$0] } }
        set {
            if let position = names.position(of: name) {
                slots[position] = newValue
            } else if let newValue {
                append(newValue, name)
            }
        }
    }

    @usableFromInline mutating func append(_ value: Value, _ name: String) {
        keyedNames = PropertyNames(names.names + [name])
        slots.append(value)
    }

    /// The names of the properties that have a value, in order.
    public var keys: [String] {
        zip(names.names, slots).compactMap { name, value in value == nil ? nil : name }
    }

    /// The values by name.
    public var dictionary: [String: Value] {
        Dictionary(
            uniqueKeysWithValues: zip(names.names, slots).compactMap { name, value in value.map { (name, $0) } })
    }
}

extension PropertyValues: ExpressibleByDictionaryLiteral {
    /// Creates a collection with the given values.
    public init(dictionaryLiteral elements: (String, Value)...) {
        self.init(Dictionary(uniqueKeysWithValues: elements))
    }
}

extension PropertyValues: Sendable where Value: Sendable {}

extension PropertyValues: Equatable where Value: Equatable {
    public static func == (left: PropertyValues, right: PropertyValues) -> Bool {
        left.names == right.names ? left.slots == right.slots : left.dictionary == right.dictionary
    }
}

extension PropertyValues: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}

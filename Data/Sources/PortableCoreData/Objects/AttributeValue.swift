import Foundation
import ObjectStore

/// The value of an attribute in the form in which objects store it.
///
/// Numbers, dates, and strings are stored directly, because creating an `NSNumber` for each number and casting values
/// of type `Any` would take a third of the time of a save. Apps receive them as objects.
enum AttributeValue {
    case integer(Int64)
    case boolean(Bool)
    case double(Double)
    /// The seconds since the reference date.
    case date(Double)
    case text(String)
    case other(Boxed)

    /// A value of any type.
    final class Boxed {
        let value: Any

        init(_ value: Any) {
            self.value = value
        }
    }

    /// The kinds of values that aren't boxed, by the types of attributes.
    enum Kind {
        case integer, boolean, double, date, text, other

        init(_ type: NSAttributeType) {
            switch type {
            case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: self = .integer
            case .booleanAttributeType: self = .boolean
            case .doubleAttributeType: self = .double
            case .dateAttributeType: self = .date
            case .stringAttributeType: self = .text
            default: self = .other
            }
        }
    }

    /// Creates a value from a value in the form in which objects store it.
    init(_ value: Any, _ kind: Kind) {
        switch kind {
        case .integer: self = (value as? NSNumber).map { .integer($0.int64Value) } ?? .other(Boxed(value))
        case .boolean: self = (value as? NSNumber).map { .boolean($0.boolValue) } ?? .other(Boxed(value))
        case .double: self = (value as? NSNumber).map { .double($0.doubleValue) } ?? .other(Boxed(value))
        case .date: self = (value as? Date).map { .date($0.timeIntervalSinceReferenceDate) } ?? .other(Boxed(value))
        case .text: self = (value as? String).map { .text($0) } ?? .other(Boxed(value))
        case .other: self = .other(Boxed(value))
        }
    }

    /// The value in the form that apps receive.
    var object: Any {
        switch self {
        case .integer(let value): NSNumber(value: value)
        case .boolean(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .date(let value): Date(timeIntervalSinceReferenceDate: value)
        case .text(let value): value
        case .other(let box): box.value
        }
    }

    /// Returns whether a value has the type of an attribute.
    func isOf(_ kind: Kind) -> Bool {
        switch (self, kind) {
        case (.integer, .integer), (.boolean, .boolean), (.double, .double), (.date, .date), (.text, .text): true
        default: false
        }
    }

    static func areEqual(_ left: AttributeValue?, _ right: AttributeValue?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (.integer(let left), .integer(let right)): left == right
        case (.boolean(let left), .boolean(let right)): left == right
        case (.double(let left), .double(let right)): left == right
        case (.date(let left), .date(let right)): left == right
        case (.text(let left), .text(let right)): left == right
        case (nil, _), (_, nil): false
        case (let left?, let right?): PlainValues.areEqual(left.object, right.object)
        }
    }

    /// The value for the store, or `nil` for values that the attribute converts.
    var storeValue: StoreValue? {
        switch self {
        case .integer(let value): .integer(value)
        case .boolean(let value): .integer(value ? 1 : 0)
        case .double(let value), .date(let value): .double(value)
        case .text(let value): .text(value)
        case .other: nil
        }
    }
}

extension NSAttributeDescription {
    /// Returns a value in the form in which objects store it.
    func attributeValue(_ value: Any?, _ kind: AttributeValue.Kind) -> AttributeValue? {
        guard let value else { return nil }
        // The types that apps usually set. A comparison of types is much faster than a cast that fails.
        let type = Swift.type(of: value)
        switch kind {
        case .integer:
            if type == Int.self, let value = value as? Int { return .integer(Int64(value)) }
            if type == Int64.self, let value = value as? Int64 { return .integer(value) }
        case .boolean: if type == Bool.self, let value = value as? Bool { return .boolean(value) }
        case .double: if type == Double.self, let value = value as? Double { return .double(value) }
        case .date:
            if type == Date.self, let value = value as? Date { return .date(value.timeIntervalSinceReferenceDate) }
        case .text: if type == String.self, let value = value as? String { return .text(value) }
        case .other: break
        }
        return normalized(value).map { AttributeValue($0, kind) }
    }

    /// Converts a value of the store to the form in which objects store it.
    func attributeValue(_ stored: StoreValue, _ kind: AttributeValue.Kind) throws -> AttributeValue? {
        switch (kind, stored) {
        case (_, .null): nil
        case (.integer, .integer(let value)): .integer(value)
        case (.boolean, .integer(let value)): .boolean(value != 0)
        case (.double, .double(let value)): .double(value)
        case (.date, .double(let value)): .date(value)
        case (.text, .text(let value)): .text(value)
        default: try value(stored).map { AttributeValue($0, kind) }
        }
    }

    /// Converts a value of an object to a value of the store.
    func storeValue(_ value: AttributeValue?, _ kind: AttributeValue.Kind) throws -> StoreValue {
        guard let value else { return .null }
        if value.isOf(kind), let stored = value.storeValue { return stored }
        return try storeValue(value.object)
    }
}

/// The values of an object's attributes.
struct AttributeValues {
    /// The values in the order of the names.
    var raw: PropertyValues<AttributeValue>
    /// The kinds of the values, in the order of the names.
    private let kinds: [AttributeValue.Kind]

    /// Creates an empty collection for attributes.
    init(_ names: PropertyNames, _ kinds: [AttributeValue.Kind]) {
        raw = PropertyValues(names)
        self.kinds = kinds
    }

    /// Creates an empty collection for an object whose attributes aren't known.
    init() { self.init(.none, []) }

    /// The names of the attributes that can have values.
    var names: PropertyNames { raw.names }

    /// The names of the attributes that have a value, in order.
    var keys: [String] { raw.keys }

    /// The value of the attribute with a name. A name that doesn't belong to an attribute has no value.
    subscript(name: String) -> Any? {
        get { raw[name]?.object }
        set {
            guard let position = names.position(of: name) else { return }
            raw[position] = newValue.map { AttributeValue($0, kinds[position]) }
        }
    }

    /// The values by name, in the form that apps receive.
    var dictionary: [String: Any] { raw.dictionary.mapValues(\.object) }

    /// Returns the names of the values that differ from earlier ones.
    func changedNames(since old: AttributeValues) -> [String] {
        if names === old.names {
            return names.names.indices.filter { !AttributeValue.areEqual(raw[$0], old.raw[$0]) }
                .map { names.names[$0] }
        }
        return Set(keys).union(old.keys).filter { !AttributeValue.areEqual(raw[$0], old.raw[$0]) }
    }
}

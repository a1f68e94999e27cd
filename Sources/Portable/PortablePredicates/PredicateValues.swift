import Foundation

/// Values of any type as predicates compare them.
@_spi(Collage)
public enum PredicateValues {
    /// Returns a value without its wrappers: optionals, and Foundation's classes for Swift types.
    public static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let text = value as? String { return text }
        if let number = number(value) { return number }
        if let date = value as? Date { return date }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? plain(mirror.children.first?.value) : value
    }

    /// Returns a value without the optionals around it.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
    }

    /// The elements of a collection; nil for anything else.
    public static func elements(of value: Any?) -> [Any?]? {
        switch plain(value) {
        case let array as [Any]: array
        case let set as Set<AnyHashable>: set.map { $0.base }
        case let array as NSArray: Array(array)
        case let set as NSSet: Array(set)
        case let set as NSOrderedSet: Array(set)
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        default: nil
        }
    }

    /// Returns whether two values are equal.
    public static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        let left = plain(left)
        let right = plain(right)
        if left == nil || right == nil { return left == nil && right == nil }
        if let left = left as? any PredicateIdentifiedObject, let right = right as? any PredicateIdentifiedObject {
            return left.predicateIdentifier == right.predicateIdentifier
        }
        if let order = order(left, right, options) { return order == .orderedSame }
        if let left = elements(of: left), let right = elements(of: right) {
            return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1, options) }
        }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
    }

    /// Returns the order of two values, or `nil` if they can't be compared.
    public static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        switch (plain(left), plain(right)) {
        case (let left as NSNumber, let right as NSNumber): left.compare(right)
        case (let left as String, let right as String):
            options.isEmpty ? left.compare(right, options: .literal) : left.compare(right, options: options)
        case (let left as Date, let right as Date): left.compare(right)
        default: nil
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as any SignedInteger: NSNumber(value: Int64(clamping: value))
        case let value as any UnsignedInteger: NSNumber(value: UInt64(clamping: value))
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        default: nil
        }
    }
}

/// An object that reads its values by key without reflection.
@_spi(Collage)
public protocol PredicateKeyedObject {
    /// Returns the value for a key, or `nil` if the object has none.
    func predicateValue(forKey key: String) -> Any?
}

/// An object that is equal to others with the same identifier, such as the objects of two contexts.
@_spi(Collage)
public protocol PredicateIdentifiedObject {
    /// The identifier of the object.
    var predicateIdentifier: AnyHashable { get }
}

/// The values of objects for keys.
enum PredicateKeys {
    /// Returns the value at a path of keys. An operator such as `@sum` applies to the collection before it and to the rest of
    /// the path.
    static func value(forKeys keys: ArraySlice<String>, of object: Any?) -> Any? {
        guard let key = keys.first else { return object }
        let rest = keys.dropFirst()
        if let collect = CollectionOperator(rawValue: key), let elements = PredicateValues.elements(of: object) {
            return collect.value(of: elements.map { value(forKeys: rest, of: $0) })
        }
        return value(forKeys: rest, of: value(forKey: key, of: object))
    }

    /// The value of a key. Raises an exception if the object is known not to have it.
    static func value(forKey key: String, of object: Any?) -> Any? {
        guard key.lowercased() != "self" else { return object }
        guard let object = PredicateValues.plain(object) else { return nil }
        if let dictionary = object as? [String: Any] { return dictionary[key] ?? count(dictionary.count, key) }
        if let dictionary = object as? NSDictionary { return dictionary[key] ?? count(dictionary.count, key) }
        if let object = object as? any PredicateKeyedObject { return object.predicateValue(forKey: key) }
        if let elements = PredicateValues.elements(of: object) {
            return count(elements.count, key) ?? elements.map { value(forKey: key, of: $0) as Any }
        }
        if let text = object as? String, key == "length" { return text.utf16.count }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children where child.label.map({ isName($0, of: key) }) ?? false {
                return PredicateValues.plain(child.value)
            }
            mirror = current.superclassMirror
        }
        raise(
            "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
                + "\(key).")
    }

    private static func count(_ count: Int, _ key: String) -> Any? { key == "@count" ? count : nil }

    /// Returns whether a stored property has a key as its name. The storage of a lazy property has a prefix.
    private static func isName(_ label: String, of key: String) -> Bool {
        label == key || label == "$__lazy_storage_$_" + key
    }
}

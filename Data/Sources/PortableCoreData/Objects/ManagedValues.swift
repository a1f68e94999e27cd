import Foundation

/// Conversions between the values of managed objects and the types of declarations.
enum ManagedValues {
    /// Converts a value to the type of a declaration.
    static func cast<Value>(_ value: Any?, key: String, of object: NSManagedObject) -> Value {
        if let value = value ?? nil {
            for candidate in forms(of: value) { if let cast = candidate as? Value { return cast } }
            if let cast: Value = enumeration(forms(of: value)) { return cast }
        } else if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
            return none
        }
        // Objective-C reads a missing scalar as 0.
        let relationship = object.entity.relationshipsByName[key]
        var empty: [Any] = [NSNumber(value: 0), "", Data(), Date(timeIntervalSinceReferenceDate: 0), UUID()]
        // Collections are bridged, including missing ones.
        empty += [[Any](), [AnyHashable: Any](), Set<AnyHashable>()] as [Any]
        if relationship?.isToMany == true { empty = forms(of: NSSet()) + forms(of: NSOrderedSet()) }
        for candidate in empty { if let cast = candidate as? Value { return cast } }
        if let cast: Value = enumeration(forms(of: NSNumber(value: 0))) { return cast }
        fatalError(
            "The property '\(key)' of '\(object.entity.name ?? "")' has the value \(String(describing: value)), which "
                + "isn't a \(Value.self).")
    }

    /// Returns the case of an enumeration with one of the given raw values, or `nil` if the type isn't an enumeration.
    private static func enumeration<Value>(_ rawValues: [Any]) -> Value? {
        func first<Enumeration: RawRepresentable>(_ type: Enumeration.Type) -> Value? {
            let rawValue = rawValues.lazy.compactMap { $0 as? Enumeration.RawValue }.first
            return rawValue.flatMap { type.init(rawValue: $0) } as? Value
        }
        return (Value.self as? any RawRepresentable.Type).flatMap { first($0) }
    }

    private static func forms(of value: Any) -> [Any] {
        switch value {
        case let set as NSSet:
            let objects = set.compactMap { $0 as? NSManagedObject }
            return [set, Set(objects), objects]
        case let set as NSOrderedSet:
            let objects = set.compactMap { $0 as? NSManagedObject }
            return [set, objects, Set(objects)]
        case let array as NSArray: return [array, array.compactMap { $0 as? NSManagedObject }]
        case let number as NSDecimalNumber: return [number, number.decimalValue]
        case let number as NSNumber:
            return [
                number, number.int64Value, number.intValue, number.int32Value, number.int16Value, number.boolValue,
                number.doubleValue, number.floatValue,
            ]
        case let date as Date: return [date, date.timeIntervalSinceReferenceDate]
        default: return [value]
        }
    }

    /// Returns the objects in a value of a relationship.
    static func objects(of value: Any?) -> [NSManagedObject] {
        switch PlainValues.unwrapped(value) {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
        case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
        case let set as any Sequence: set.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }
}

/// A property of a managed object with the value of an attribute or a relationship.
///
///     final class Person: NSManagedObject {
///         @Managed("name") var name: String?
///         @Managed("pets") var pets: Set<Pet>
///     }
@propertyWrapper
public struct Managed<Value> {
    private let key: String

    /// Creates a property with the value under a key.
    public init(_ key: String) {
        self.key = key
    }

    /// Unavailable: only objects have a value.
    @available(*, unavailable, message: "@Managed is for properties of managed objects.")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// The value of an object.
    public static subscript<Object: NSManagedObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Managed<Value>>
    ) -> Value {
        get { object.managedValue(forKey: object[keyPath: storageKeyPath].key) }
        set { object.setManagedValue(newValue, forKey: object[keyPath: storageKeyPath].key) }
    }
}

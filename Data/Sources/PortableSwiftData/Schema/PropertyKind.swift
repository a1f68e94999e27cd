import Foundation
import PortableCoreData

/// The way in which values of a property's type are saved.
struct PropertyKind {
    enum Storage {
        case attribute(NSAttributeType)
        case toOne(any PersistentModel.Type)
        case toMany(any PersistentModel.Type)
    }

    /// The type without its optional.
    let type: Any.Type
    let isOptional: Bool
    let storage: Storage

    init(_ type: Any.Type) {
        let optional = type as? any OptionalType.Type
        let plain = optional?.wrappedType ?? type
        self.type = plain
        isOptional = optional != nil
        if let model = plain as? any PersistentModel.Type {
            storage = .toOne(model)
        } else if let model = (plain as? any ArrayType.Type)?.elementType as? any PersistentModel.Type {
            storage = .toMany(model)
        } else {
            storage = .attribute(Self.attributeType(plain))
        }
    }

    var destination: (any PersistentModel.Type)? {
        switch storage {
        case .attribute: nil
        case .toOne(let type), .toMany(let type): type
        }
    }

    private static func attributeType(_ type: Any.Type) -> NSAttributeType {
        switch type {
        case is String.Type: .stringAttributeType
        case is Bool.Type: .booleanAttributeType
        case is any FixedWidthInteger.Type: .integer64AttributeType
        case is Double.Type, is CGFloat.Type: .doubleAttributeType
        case is Float.Type: .floatAttributeType
        case is Decimal.Type: .decimalAttributeType
        case is Date.Type: .dateAttributeType
        case is Data.Type: .binaryDataAttributeType
        case is UUID.Type: .UUIDAttributeType
        case is URL.Type: .URIAttributeType
        case let type as any RawRepresentable.Type: attributeType(rawType(type))
        default: .transformableAttributeType
        }
    }

    private static func rawType<Value: RawRepresentable>(_ type: Value.Type) -> Any.Type { Value.RawValue.self }
}

/// An optional, whose wrapped type is known at run time.
private protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

/// An array, whose element type is known at run time.
private protocol ArrayType {
    static var elementType: Any.Type { get }
}

extension Array: ArrayType {
    fileprivate static var elementType: Any.Type { Element.self }
}

/// Conversions between the values of models and the values of managed objects.
enum ModelValues {
    /// Returns the value that a managed object stores.
    static func encode(_ value: Any?) -> Any? {
        guard let value = unwrapped(value) else { return nil }
        switch value {
        case let value as CGFloat: return Double(value)
        case let value as UInt64: return Int64(bitPattern: value)
        case let value as UInt: return Int(bitPattern: value)
        case is String, is Bool, is Date, is Data, is UUID, is URL, is Decimal: return value
        case let value as any RawRepresentable: return encode(rawValue(value))
        default: return value
        }
    }

    private static func rawValue<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }

    /// Returns the value of a property of a type, or `nil` if the managed object has none.
    static func decode(_ value: Any?, as type: Any.Type) -> Any? {
        guard let value = unwrapped(value) else { return nil }
        let number = value as? NSNumber
        switch type {
        case is Bool.Type: return number?.boolValue
        case let type as any FixedWidthInteger.Type: return number.map { integer($0, type) }
        case is Double.Type: return number?.doubleValue
        case is CGFloat.Type: return number.map { CGFloat($0.doubleValue) }
        case is Float.Type: return number?.floatValue
        case is Decimal.Type: return number?.decimalValue
        case is String.Type, is Date.Type, is Data.Type, is UUID.Type, is URL.Type: return value
        case let type as any RawRepresentable.Type: return raw(value, type)
        default: return value
        }
    }

    private static func integer<Value: FixedWidthInteger>(_ number: NSNumber, _ type: Value.Type) -> Any {
        Value(truncatingIfNeeded: number.int64Value)
    }

    private static func raw<Value: RawRepresentable>(_ value: Any, _ type: Value.Type) -> Any? {
        // Option sets and other values of a type that is saved as data are already values.
        if let value = value as? Value { return value }
        return (decode(value, as: Value.RawValue.self) as? Value.RawValue).flatMap { Value(rawValue: $0) }
    }

    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard value is any OptionalType else { return value }
        return unwrapped(Mirror(reflecting: value).children.first?.value)
    }
}

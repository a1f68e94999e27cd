import Foundation
import ObjectStore

extension NSAttributeDescription {
    /// Returns a value in the form in which objects store it: numbers as `NSNumber`, and other values as Swift types.
    func normalized(_ value: Any?) -> Any? {
        guard let value = PlainValues.unwrapped(value) else { return nil }
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return PlainValues.number(value).map { NSNumber(value: $0.int64Value) } ?? value
        case .booleanAttributeType: return PlainValues.number(value).map { NSNumber(value: $0.boolValue) } ?? value
        case .doubleAttributeType: return PlainValues.number(value).map { NSNumber(value: $0.doubleValue) } ?? value
        case .floatAttributeType: return PlainValues.number(value).map { NSNumber(value: $0.floatValue) } ?? value
        case .decimalAttributeType:
            if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
            if let value = value as? NSDecimalNumber { return value }
            return PlainValues.number(value).map { NSDecimalNumber(decimal: $0.decimalValue) } ?? value
        case .stringAttributeType:
            return (value as? String) ?? (value as? any RawRepresentable)?.rawValue as? String ?? value
        case .dateAttributeType:
            return (value as? Date) ?? (value as? TimeInterval).map(Date.init(timeIntervalSinceReferenceDate:)) ?? value
        case .binaryDataAttributeType: return (value as? Data) ?? value
        case .UUIDAttributeType: return (value as? UUID) ?? value
        case .URIAttributeType: return (value as? URL) ?? value
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
            return value
        }
    }

    /// Converts a value to a value of the store.
    func storeValue(_ value: Any?) throws -> StoreValue {
        guard let value else { return .null }
        return try usualStoreValue(value) ?? convertedStoreValue(value)
    }

    /// Converts a value of the attribute's usual class to a value of the store.
    private func usualStoreValue(_ value: Any) -> StoreValue? {
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            (value as? NSNumber).map { .integer($0.int64Value) }
        case .doubleAttributeType, .floatAttributeType: (value as? NSNumber).map { .double($0.doubleValue) }
        case .stringAttributeType: (value as? String).map { .text($0) }
        case .dateAttributeType: (value as? Date).map { .double($0.timeIntervalSinceReferenceDate) }
        default: nil
        }
    }

    private func convertedStoreValue(_ value: Any) throws -> StoreValue {
        guard let value = normalized(value) else { return .null }
        switch attributeType {
        case .decimalAttributeType: return .text((value as? NSDecimalNumber)?.stringValue ?? "\(value)")
        case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType, .compositeAttributeType:
            return .data(try encoded(value))
        case .doubleAttributeType, .floatAttributeType: return .double(PlainValues.number(value)?.doubleValue ?? 0)
        default:
            guard let stored = StoreValue(constant: value) else {
                throw CocoaError.coreData(
                    .managedObjectValidation, "The attribute '\(name)' can't have a value of \(Swift.type(of: value)).")
            }
            return stored
        }
    }

    /// Converts a value of the store to the form in which objects store it.
    func value(_ stored: StoreValue) throws -> Any? {
        switch (attributeType, stored) {
        case (_, .null): return nil
        case (.booleanAttributeType, .integer(let value)): return NSNumber(value: value != 0)
        case (.dateAttributeType, .double(let value)): return Date(timeIntervalSinceReferenceDate: value)
        case (.decimalAttributeType, .text(let value)): return NSDecimalNumber(string: value)
        case (.floatAttributeType, .double(let value)): return NSNumber(value: Float(value))
        case (.UUIDAttributeType, .text(let value)): return UUID(uuidString: value)
        case (.URIAttributeType, .text(let value)): return URL(string: value)
        case (.binaryDataAttributeType, .data(let value)): return value
        case (_, .data(let value)): return try decoded(value)
        case (_, .integer(let value)): return NSNumber(value: value)
        case (_, .double(let value)): return NSNumber(value: value)
        case (_, .text(let value)): return value
        }
    }

    private var transformer: ValueTransformer? {
        valueTransformerName.flatMap { ValueTransformer.transformer(named: NSValueTransformerName($0)) }
    }

    private func encoded(_ value: Any) throws -> Data {
        if let codec { return try codec.encode(value) }
        let transformer = transformer
        // The transformer that unarchives is used in the opposite direction.
        let data =
            transformer is NSSecureUnarchiveFromDataTransformer
            ? transformer?.reverseTransformedValue(value) : transformer?.transformedValue(value)
        if let data = data as? Data { return data }
        return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    private func decoded(_ data: Data) throws -> Any? {
        if let codec { return try codec.decode(data) }
        if let transformer {
            return transformer is NSSecureUnarchiveFromDataTransformer
                ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
        }
        return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
}

/// Conversions of values to their wrapped values, without optionals and wrapper types.
enum PlainValues {
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if isPlain(Swift.type(of: value)) { return value }
        if value is NSNull { return nil }
        guard let optional = value as? any AnyOptional else { return value }
        return unwrapped(optional.wrapped)
    }

    /// Returns whether a type is one of the usual types, whose values aren't wrapped.
    private static func isPlain(_ type: Any.Type) -> Bool {
        type == String.self || type == NSNumber.self || type == Int.self || type == Date.self || type == Bool.self
            || type == Double.self || type == UUID.self || type == Data.self
    }

    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as any SignedInteger: NSNumber(value: Int64(clamping: value))
        case let value as any UnsignedInteger: NSNumber(value: UInt64(clamping: value))
        case let value as Float: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as Decimal: NSDecimalNumber(decimal: value)
        case let value as any RawRepresentable: number(value.rawValue)
        default: nil
        }
    }

    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (unwrapped(left), unwrapped(right)) {
        case (nil, nil): return true
        case (let left as String, let right as String): return left == right
        case (let left?, let right?):
            if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
            if let left = left as? any Equatable { return areEqual(left, right) }
            if let left = left as? any Encodable, let right = right as? any Encodable,
                Swift.type(of: left) == Swift.type(of: right)
            {
                return encoded(left).map { $0 == encoded(right) } ?? false
            }
            return left as AnyObject === right as AnyObject
        default: return false
        }
    }

    private static func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { right as? Value == left }

    /// Returns a value as data, to compare values that aren't equatable.
    private static func encoded<Value: Encodable>(_ value: Value) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode([value])
    }
}

/// An optional of any type.
private protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { self }
}

import Foundation

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

/// A description of a value that each object of an entity has.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type of the values. The default is `.undefinedAttributeType`.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of new objects.
    open var defaultValue: Any?
    /// The name of the class of the values, for attributes of type `.transformableAttributeType`.
    open var attributeValueClassName: String?
    /// The name of the transformer between values and data, for attributes of type `.transformableAttributeType`. Values are
    /// archived if it's `nil`.
    open var valueTransformerName: String?
    /// A Boolean value that indicates whether large data may be stored in separate files.
    ///
    /// Differs from Core Data: data is always stored in the database.
    open var allowsExternalBinaryDataStorage = false
    /// A Boolean value that indicates whether the history keeps the attribute's values of deleted objects. The default
    /// is `false`.
    open var preservesValueInHistoryOnDeletion = false

    /// The bounds of values, as data model files have them.
    package var limits = AttributeLimits()
    /// The conversion of the values of attributes of type `.transformableAttributeType`, if it isn't a transformer.
    package var codec: AttributeCodec?
    /// A closure that returns the initial value of a new object, if it's computed for each object.
    package var makesDefault: (() -> Any?)?
    /// Whether strings are sorted by the rules of the user's language.
    package var isLocalized = false

    /// The type of an attribute's values.
    public struct AttributeType: Hashable, Sendable {
        let type: NSAttributeType

        /// 16-bit integers.
        public static let integer16 = AttributeType(type: .integer16AttributeType)
        /// 32-bit integers.
        public static let integer32 = AttributeType(type: .integer32AttributeType)
        /// 64-bit integers.
        public static let integer64 = AttributeType(type: .integer64AttributeType)
        /// Decimal numbers.
        public static let decimal = AttributeType(type: .decimalAttributeType)
        /// Double-precision floating-point numbers.
        public static let double = AttributeType(type: .doubleAttributeType)
        /// Single-precision floating-point numbers.
        public static let float = AttributeType(type: .floatAttributeType)
        /// Strings.
        public static let string = AttributeType(type: .stringAttributeType)
        /// Boolean values.
        public static let boolean = AttributeType(type: .booleanAttributeType)
        /// Dates.
        public static let date = AttributeType(type: .dateAttributeType)
        /// Data.
        public static let binaryData = AttributeType(type: .binaryDataAttributeType)
        /// UUIDs.
        public static let uuid = AttributeType(type: .UUIDAttributeType)
        /// URLs.
        public static let uri = AttributeType(type: .URIAttributeType)
        /// Values that are saved as data.
        public static let transformable = AttributeType(type: .transformableAttributeType)
        /// Values of an unknown type.
        public static let undefined = AttributeType(type: .undefinedAttributeType)
        /// Identifiers of objects.
        public static let objectID = AttributeType(type: .objectIDAttributeType)
        /// Dictionaries with the values of several attributes.
        public static let composite = AttributeType(type: .compositeAttributeType)
    }

    /// The type of the values.
    open var type: AttributeType {
        get { AttributeType(type: attributeType) }
        set { attributeType = newValue.type }
    }
}

/// The bounds of an attribute's values.
package struct AttributeLimits: Sendable {
    /// The smallest number, the earliest date in seconds, or the smallest length.
    package var minimum: Double?
    /// The largest number, the latest date in seconds, or the largest length.
    package var maximum: Double?
    /// A regular expression that strings must match.
    package var pattern: String?

    /// Creates limits that all values satisfy.
    package init() {}
}

/// The conversion between the values of an attribute and data.
package struct AttributeCodec {
    let encode: (Any) throws -> Data
    let decode: (Data) throws -> Any

    /// Creates a codec.
    package init(encode: @escaping (Any) throws -> Data, decode: @escaping (Data) throws -> Any) {
        self.encode = encode
        self.decode = decode
    }
}

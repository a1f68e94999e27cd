import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The transformer that inverts a Boolean value.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// The transformer that returns whether a value is `nil`.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// The transformer that returns whether a value isn't `nil`.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// The transformer that archives values securely.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// An object that converts values to other values, such as the value of a transformable attribute to data.
open class ValueTransformer: NSObject, _RegisteredTransformer {
    private static let registered = Mutex<[NSValueTransformerName: Shared]>([
        .negateBooleanTransformerName: Shared(
            transformer: ClosureTransformer { !(PlainValues.number($0 as Any)?.boolValue ?? false) }),
        .isNilTransformerName: Shared(transformer: ClosureTransformer { PlainValues.unwrapped($0) == nil }),
        .isNotNilTransformerName: Shared(transformer: ClosureTransformer { PlainValues.unwrapped($0) != nil }),
        .secureUnarchiveFromDataTransformerName: Shared(transformer: NSSecureUnarchiveFromDataTransformer()),
    ])

    /// Transformers are registered once and used by any thread.
    private struct Shared: @unchecked Sendable {
        let transformer: ValueTransformer
    }

    /// Creates a transformer.
    public override init() {}

    /// Registers a transformer under a name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let shared = transformer.map { Shared(transformer: $0) }
        registered.withLock { $0[name] = shared }
    }

    /// Returns the transformer that is registered under a name.
    public class func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
        registered.withLock { $0[name] }?.transformer
    }

    /// The names of all registered transformers.
    open class func valueTransformerNames() -> [NSValueTransformerName] { registered.withLock { Array($0.keys) } }

    /// The class of the converted values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }

    /// Returns whether the transformer also converts in the opposite direction. The default is `true`.
    open class func allowsReverseTransformation() -> Bool { true }

    /// Returns the converted value.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// Returns the original of a converted value.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// A transformer with a closure.
private final class ClosureTransformer: ValueTransformer {
    private let convert: (Any?) -> Bool

    init(_ convert: @escaping (Any?) -> Bool) {
        self.convert = convert
        super.init()
    }

    override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: convert(value)) }
}

/// A transformer that unarchives objects from data.
///
/// As the transformer of an attribute, it's used in the opposite direction: objects are archived.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes of the objects that data can contain.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    /// Returns the object in the data.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        do {
            return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        } catch {
            NSLog("The value can't be unarchived: \(error)")
            return nil
        }
    }

    /// Returns the data with an archived object.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value = PlainValues.unwrapped(value) else { return nil }
        do {
            return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
        } catch {
            NSLog("The value can't be archived: \(error)")
            return nil
        }
    }
}

/// A class with objects that are registered under names. It's a protocol because the initializer of a class can't
/// return another object.
public protocol _RegisteredTransformer {}

extension _RegisteredTransformer where Self: ValueTransformer {
    /// Returns the transformer that is registered under a name, or `nil` if there's none.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.transformer(named: name) as? Self else { return nil }
        self = found
    }
}

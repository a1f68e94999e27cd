import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The value as its raw type.
    public let rawValue: String

    /// Creates a value with its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The transformer that archives values securely.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// An object that converts values to other values, such as the value of a transformable attribute to data.
open class ValueTransformer: NSObject {
    private static let registered = Mutex<[NSValueTransformerName: Shared]>([:])

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

    /// Returns whether the transformer also converts in the opposite direction. The default is `true`.
    open class func allowsReverseTransformation() -> Bool { true }

    /// Returns the converted value.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// Returns the value that was converted.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

import Foundation

extension NSItemProvider {
    /// Returns whether a value of the type, such as `String` or `URL`, can be loaded.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads a value of the type, such as `String` or `URL`. Passes an error to the completion handler if that isn't
    /// possible.
    @discardableResult
    public func loadObject<T>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        nonisolated(unsafe) let complete: ((any NSItemProviderReading)?, (any Error)?) -> Void = { object, error in
            completionHandler(object.flatMap { BridgedValue<T>.of($0) }, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { complete($0, $1) }
    }
}

/// A value of a type that Foundation bridges to a class.
package enum BridgedValue<T: _ObjectiveCBridgeable> {
    /// Returns the value of an object, or `nil` if it's of another class.
    package static func of(_ object: any NSItemProviderReading) -> T? {
        guard let object = object as? T._ObjectiveCType else { return nil }
        var value: T?
        return T._conditionallyBridgeFromObjectiveC(object, result: &value) ? value : nil
    }
}

import Foundation
import PortableUIKit

extension NSUserActivity {
    /// Sets the values of the activity to the fields of an encoded value.
    ///
    /// - Throws: The error of the encoder.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode([payload]))
        let fields = (json as? [Any])?.first
        userInfo = fields as? [AnyHashable: Any] ?? [Self.payloadKey: fields as Any]
    }

    /// Returns the value that was set with ``setTypedPayload(_:)``.
    ///
    /// - Throws: The error of the decoder, for example if the activity has no values.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        let fields = userInfo?[Self.payloadKey] ?? userInfo ?? [:]
        let data = try JSONSerialization.data(withJSONObject: [fields])
        guard let value = try JSONDecoder().decode([T].self, from: data).first else {
            throw CocoaError(.coderValueNotFound)
        }
        return value
    }

    /// The key of a value without fields, such as a number.
    private static var payloadKey: String { "payload" }
}

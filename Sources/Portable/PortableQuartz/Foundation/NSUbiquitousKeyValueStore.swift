/// The key-value store of iCloud.
///
/// Differs from UIKit: nothing is synchronized, as on a device that isn't signed in to iCloud. The values last as long as the
/// process.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    private let values = LockedValue<[String: StoredValue]>([:])

    /// The store of the app.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// A notification that is posted when another device changes values, so never here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// All keys and values.
    open var dictionaryRepresentation: [String: Any] { values.withLock { $0.mapValues(\.value) } }

    /// Returns the value of a key; `nil` if there's none.
    open func object(forKey key: String) -> Any? { values.withLock { $0[key]?.value } }

    /// Sets the value of a key. A value of `nil` removes the key.
    open func set(_ value: Any?, forKey key: String) {
        let stored = value.map(StoredValue.init)
        values.withLock { $0[key] = stored }
    }

    /// Removes a key and its value.
    open func removeObject(forKey key: String) {
        set(nil as Any?, forKey: key)
    }

    open func string(forKey key: String) -> String? { object(forKey: key) as? String }

    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

    /// The number of a key; 0 if there's none.
    open func longLong(forKey key: String) -> Int64 {
        let value = object(forKey: key)
        return value as? Int64 ?? (value as? Int).map(Int64.init) ?? 0
    }

    /// The number of a key; 0 if there's none.
    open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }

    /// The Boolean value of a key; `false` if there's none.
    open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

    /// Does nothing, because values are never written.
    /// - Returns: `true`, as where the values in memory are up to date.
    @discardableResult
    open func synchronize() -> Bool { true }

    private struct StoredValue: @unchecked Sendable {
        let value: Any
    }
}

/// The iCloud key-value store.
///
/// Differs from UIKit: nothing is synchronized, as on a device that isn't signed in to iCloud. The values exist until
/// the process ends.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    private let values = LockedValue<[String: StoredValue]>([:])

    /// The default store of the app.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// A notification that is posted when another device changes values. It's never posted, because values aren't
    /// synchronized.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// A dictionary of all keys and values.
    open var dictionaryRepresentation: [String: Any] { values.withLock { $0.mapValues(\.value) } }

    /// Returns the value for a key, or `nil` if there's no value.
    open func object(forKey key: String) -> Any? { values.withLock { $0[key]?.value } }

    /// Sets the value for a key. A value of `nil` removes the key.
    open func set(_ value: Any?, forKey key: String) {
        let stored = value.map(StoredValue.init)
        values.withLock { $0[key] = stored }
    }

    /// Removes a key and its value.
    open func removeObject(forKey key: String) {
        set(nil as Any?, forKey: key)
    }

    /// Returns the string for a key, or `nil` if there's no string.
    open func string(forKey key: String) -> String? { object(forKey: key) as? String }

    /// Returns the array for a key, or `nil` if there's no array.
    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

    /// Returns the dictionary for a key, or `nil` if there's no dictionary.
    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

    /// Returns the data for a key, or `nil` if there's no data.
    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

    /// Returns the number for a key, or 0 if there's no number.
    open func longLong(forKey key: String) -> Int64 {
        let value = object(forKey: key)
        return value as? Int64 ?? (value as? Int).map(Int64.init) ?? 0
    }

    /// Returns the number for a key, or 0 if there's no number.
    open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }

    /// Returns the Boolean value for a key, or `false` if there's no value.
    open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

    /// Does nothing, because values are never written to disk.
    ///
    /// - Returns: `true`, which means that the values in memory are up to date.
    @discardableResult
    open func synchronize() -> Bool { true }

    private struct StoredValue: @unchecked Sendable {
        let value: Any
    }
}

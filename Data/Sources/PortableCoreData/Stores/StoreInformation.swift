import Foundation
import ObjectStore

/// The metadata of stores, in the form of Core Data.
enum StoreInformation {
    private static let ownKeys: Set<String> = [
        NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey, NSStoreModelVersionIdentifiersKey,
    ]

    static func metadata(_ values: [String: StoreValue], _ schema: StoreSchema?, type: String) -> [String: Any] {
        var result: [String: Any] = [NSStoreTypeKey: type, NSStoreModelVersionIdentifiersKey: [String]()]
        if let uuid = values["uuid"]?.plainValue { result[NSStoreUUIDKey] = uuid }
        if let schema { result[NSStoreModelVersionHashesKey] = schema.versionHashes }
        for (key, value) in values where key.hasPrefix("app.") { result[String(key.dropFirst(4))] = value.plainValue }
        return result
    }

    /// Converts the app's values to values of the store.
    static func stored(_ metadata: [String: Any]) -> [String: StoreValue] {
        var values: [String: StoreValue] = [:]
        for (key, value) in metadata where !ownKeys.contains(key) { values["app." + key] = StoreValue(constant: value) }
        return values
    }
}

extension NSPersistentStoreCoordinator {
    /// Returns the metadata of a store that isn't open.
    /// - Throws: An error with the code 259 if the file isn't a store.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        do {
            let (schema, values) = try ObjectStore.metadata(of: url)
            return StoreInformation.metadata(values, schema, type: storeType)
        } catch {
            throw CocoaError.opening(error, url: url)
        }
    }

    /// Returns the metadata of a store that isn't open.
    public class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { try metadataForPersistentStore(ofType: type.name, at: url, options: options) }

    /// Sets the metadata of a store that isn't open.
    public class func setMetadata(
        _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws {
        do {
            try ObjectStore.setMetadata(StoreInformation.stored(metadata ?? [:]), of: url)
        } catch {
            throw CocoaError.opening(error, url: url)
        }
    }

    /// Sets the metadata of a store that isn't open.
    public class func setMetadata(
        _ metadata: [String: Any]?, type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws { try setMetadata(metadata, forPersistentStoreOfType: type.name, at: url, options: options) }
}

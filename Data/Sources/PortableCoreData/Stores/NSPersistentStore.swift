import Foundation
import ObjectStore

/// A store that keeps objects in a file.
public let NSSQLiteStoreType = "SQLite"
/// A store that keeps objects in a file. It has the same format as the others.
public let NSBinaryStoreType = "Binary"
/// A store that keeps objects in memory.
public let NSInMemoryStoreType = "InMemory"
/// An option: a store of an older model is migrated.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// An option: the migration follows from the two models.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// An option: the store can't be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"

/// A store of a coordinator.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The type of a store.
    public struct StoreType: Hashable, Sendable {
        let name: String

        /// Objects in a file.
        public static let sqlite = StoreType(name: NSSQLiteStoreType)
        /// Objects in memory.
        public static let inMemory = StoreType(name: NSInMemoryStoreType)
    }

    /// The type of the store.
    public let type: String
    /// The file of the store.
    public let url: URL?
    /// The options with which the store was opened.
    public let options: [AnyHashable: Any]?
    /// The name of the configuration.
    public let configurationName: String
    /// The coordinator of the store.
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The rows of the store.
    let objects: ObjectStore
    /// The identifier of the store, which its file keeps.
    public let identifier: String

    init(
        type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, model: NSManagedObjectModel
    ) throws {
        self.type = type
        self.url = url
        self.options = options
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        func isSet(_ option: String) -> Bool { PlainValues.number(options?[option] as Any)?.boolValue ?? false }
        // A store at this path has always been the way to keep objects in memory, with the features of SQLite.
        let isInMemory = type == NSInMemoryStoreType || url?.path == "/dev/null"
        guard isInMemory || [NSSQLiteStoreType, NSBinaryStoreType].contains(type) else {
            throw CocoaError.coreData(.persistentStoreInvalidType, "Stores of type '\(type)' aren't supported.")
        }
        if !isInMemory, url == nil {
            throw CocoaError.coreData(.persistentStoreOpen, "A store in a file must have a URL.")
        }
        if !isInMemory, let url { try Self.createStandardFolder(of: url) }
        do {
            objects = try ObjectStore(
                url: isInMemory ? nil : url, schema: StoreSchema(model),
                migrates: isSet(NSMigratePersistentStoresAutomaticallyOption)
                    && isSet(NSInferMappingModelAutomaticallyOption),
                isReadOnly: isSet(NSReadOnlyPersistentStoreOption))
            guard case .text(let uuid)? = try objects.metadata["uuid"] else {
                throw StoreError.notAStore(path: url?.path ?? "", reason: "The file has no identifier.")
            }
            identifier = uuid
        } catch {
            throw CocoaError.opening(error, url: url)
        }
    }

    /// Creates the folder of a store if it's one of the folders that each app has on iOS, such as `Documents`.
    private static func createStandardFolder(of url: URL) throws {
        let parent = url.deletingLastPathComponent().standardizedFileURL.path
        let folders: [FileManager.SearchPathDirectory] = [
            .documentDirectory, .applicationSupportDirectory, .libraryDirectory, .cachesDirectory,
        ]
        let paths = folders.flatMap { FileManager.default.urls(for: $0, in: .userDomainMask) }
            .map(\.standardizedFileURL.path)
        guard paths.contains(parent) else { return }
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }

    /// A Boolean value that indicates whether the store can't be changed.
    open var isReadOnly: Bool {
        PlainValues.number(options?[NSReadOnlyPersistentStoreOption] as Any)?.boolValue ?? false
    }

    /// The type and the identifier of the store, and strings and numbers of the app.
    open var metadata: [String: Any]! {
        get {
            var values: [String: Any] = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier]
            do {
                for (key, value) in try objects.metadata where key.hasPrefix("app.") {
                    values[String(key.dropFirst(4))] = value.plainValue
                }
            } catch {
                NSLog("The metadata of the store can't be read: \(error)")
            }
            return values
        }
        set {
            var values: [String: StoreValue] = [:]
            for (key, value) in newValue ?? [:] where ![NSStoreTypeKey, NSStoreUUIDKey].contains(key) {
                values["app." + key] = StoreValue(constant: value)
            }
            do {
                try objects.setMetadata(values)
            } catch {
                NSLog("The metadata of the store can't be saved: \(error)")
            }
        }
    }
}

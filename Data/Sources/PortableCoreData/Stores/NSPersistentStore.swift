import Foundation
import ObjectStore

/// The type of a store in a SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in a file. The format is the same as that of ``NSSQLiteStoreType``.
public let NSBinaryStoreType = "Binary"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option to migrate a store of an older model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to infer the migration from the two models.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to open the store as read-only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option with SQLite settings, by name.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option to compute statistics for queries when the store is opened.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option to compact the file when the store is opened.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option with the time to wait for other processes, in seconds.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option with the protection of the file while the device is locked. It has no effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option to delete the file even if it isn't a store. It has no effect: files are always deleted.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The option to open a store without comparing its model. It has no effect: a different model needs a migration.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The option with the classes that binary stores may contain. It has no effect.
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
/// The option to normalize strings for SQLite. It has no effect.
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"
/// The option with the manager of a staged migration.
public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"

/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of the hashes of a store's entities in its metadata, by the names of entities.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the identifiers of a store's model in its metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"

/// A store of a coordinator.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The type of a store.
    public struct StoreType: Hashable, Sendable {
        let name: String

        /// A store in a SQLite file.
        public static let sqlite = StoreType(name: NSSQLiteStoreType)
        /// A store in memory.
        public static let inMemory = StoreType(name: NSInMemoryStoreType)
    }

    /// The type of the store.
    public let type: String
    /// The file of the store.
    public internal(set) var url: URL?
    /// The options that the store was opened with.
    public let options: [AnyHashable: Any]?
    /// The name of the configuration.
    public let configurationName: String
    /// The coordinator of the store.
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The rows of the store.
    let objects: ObjectStore
    /// The identifier of the store, which its file keeps.
    public let identifier: String
    /// The reference that the identifiers of the store's objects use.
    lazy var reference = StoreReference(self, model)
    private let model: NSManagedObjectModel

    init(
        type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, model: NSManagedObjectModel,
        copying source: NSPersistentStore? = nil
    ) throws {
        self.type = type
        self.url = url
        self.options = options
        self.model = model
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
                isReadOnly: isSet(NSReadOnlyPersistentStoreOption), options: Self.storeOptions(options),
                copying: source?.objects)
            guard case .text(let uuid)? = try objects.metadata["uuid"] else {
                throw StoreError.notAStore(path: url?.path ?? "", reason: "The file has no identifier.")
            }
            identifier = uuid
        } catch {
            throw CocoaError.opening(error, url: url)
        }
        super.init()
        // It's created before other threads use the store.
        _ = reference
    }

    private static func storeOptions(_ options: [AnyHashable: Any]?) -> StoreOptions {
        func number(_ key: String) -> NSNumber? { PlainValues.unwrapped(options?[key]).flatMap(PlainValues.number) }
        var result = StoreOptions()
        result.timeout = number(NSPersistentStoreTimeoutOption)?.doubleValue ?? result.timeout
        result.isCompacted = number(NSSQLiteManualVacuumOption)?.boolValue ?? false
        result.isAnalyzed = number(NSSQLiteAnalyzeOption)?.boolValue ?? false
        for (name, value) in options?[NSSQLitePragmasOption] as? [AnyHashable: Any] ?? [:] {
            result.setPragma("\(name)", "\(value)")
        }
        return result
    }

    /// Creates the folder of a store if it's a folder that every app has on iOS, such as `Documents`.
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

    /// The type and the identifier of the store, with strings and numbers that the app adds.
    open var metadata: [String: Any]! {
        get {
            do {
                return try StoreInformation.metadata(objects.metadata, objects.schema, type: type)
            } catch {
                NSLog("The metadata of the store can't be read: \(error)")
                return [NSStoreTypeKey: type, NSStoreUUIDKey: identifier]
            }
        }
        set {
            do {
                try objects.setMetadata(StoreInformation.stored(newValue ?? [:]))
            } catch {
                NSLog("The metadata of the store can't be saved: \(error)")
            }
        }
    }
}

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
/// An option: settings of SQLite, by name.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// An option: statistics for queries are computed when the store is opened.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// An option: the file is compacted when the store is opened.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// An option: seconds to wait for other processes.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// An option: the protection of the file while the device is locked. It has no effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// An option: the file is deleted even if it isn't a store. Files are always deleted.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// An option: the model isn't compared with the one that the store was saved with. It has no effect: other models need a
/// migration.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// An option: the classes that stores of property lists may contain. It has no effect.
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
/// An option: values of SQLite's text are normalized. It has no effect.
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"
/// An option: the migration through the stages of a manager.
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

        /// Objects in a file.
        public static let sqlite = StoreType(name: NSSQLiteStoreType)
        /// Objects in memory.
        public static let inMemory = StoreType(name: NSInMemoryStoreType)
    }

    /// The type of the store.
    public let type: String
    /// The file of the store.
    public internal(set) var url: URL?
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
    /// The store as the identifiers of its objects refer to it.
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

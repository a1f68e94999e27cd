import Foundation

/// A description of a store to open.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    /// The type of the store. The default is `NSSQLiteStoreType`.
    open var type = NSSQLiteStoreType
    /// The name of the configuration.
    open var configuration: String?
    /// The file of the store. `/dev/null` keeps objects in memory.
    open var url: URL?
    /// Options by name.
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    /// The time to wait for the database, in seconds. The default is 240.
    open var timeout: TimeInterval {
        get { (options[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 240 }
        set { options[NSPersistentStoreTimeoutOption] = NSNumber(value: newValue) }
    }
    /// A Boolean value that indicates whether the store is opened in the background. The default is `false`.
    ///
    /// Differs from Core Data: the store is always opened before `loadPersistentStores` returns.
    open var shouldAddStoreAsynchronously = false

    /// Creates a description of a store in a file.
    public init(url: URL) { self.url = url }

    /// Creates a description without a file.
    public override init() {}

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// A Boolean value that indicates whether the store can't be changed.
    open var isReadOnly: Bool {
        get { isSet(NSReadOnlyPersistentStoreOption) }
        set { set(newValue, NSReadOnlyPersistentStoreOption) }
    }

    /// A Boolean value that indicates whether a store of an older model is migrated. The default is `true`.
    open var shouldMigrateStoreAutomatically: Bool {
        get { isSet(NSMigratePersistentStoresAutomaticallyOption) }
        set { set(newValue, NSMigratePersistentStoresAutomaticallyOption) }
    }

    /// A Boolean value that indicates whether the migration is inferred from the two models. The default is `true`.
    open var shouldInferMappingModelAutomatically: Bool {
        get { isSet(NSInferMappingModelAutomaticallyOption) }
        set { set(newValue, NSInferMappingModelAutomaticallyOption) }
    }

    /// Sets a SQLite setting.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
        var pragmas = sqlitePragmas
        pragmas[name] = value
        options[NSSQLitePragmasOption] = NSDictionary(dictionary: pragmas)
    }

    /// The SQLite settings, by name.
    open var sqlitePragmas: [String: NSObject] {
        (options[NSSQLitePragmasOption] as? NSDictionary) as? [String: NSObject] ?? [:]
    }

    /// The options of the synchronization with CloudKit. They have no effect.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    private func isSet(_ option: String) -> Bool { (options[option] as? NSNumber)?.boolValue ?? false }

    private func set(_ value: Bool, _ option: String) { options[option] = NSNumber(value: value) }
}

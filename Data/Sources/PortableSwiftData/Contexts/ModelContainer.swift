import Foundation
import PortableCoreData

/// An object that manages the schema and the store of an app's models.
public final class ModelContainer: @unchecked Sendable, Equatable {
    /// The models of the container.
    public let schema: Schema
    /// The migrations from older versions.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The configuration of the container.
    ///
    /// Differs from SwiftData: there's only one.
    public let configurations: Set<ModelConfiguration>
    let coordinator: NSPersistentStoreCoordinator
    private let types: [String: any PersistentModel.Type]

    /// Opens a store for models.
    /// - Throws: ``SwiftDataError/loadIssueModelContainer``
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens a store for the models of a schema.
    /// - Throws: ``SwiftDataError/loadIssueModelContainer``
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens a store for the models of a schema.
    /// - Throws: ``SwiftDataError/loadIssueModelContainer``
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        guard configurations.count < 2 else {
            throw SwiftDataError.loading("A container with several configurations isn't supported.")
        }
        let configuration = configurations.first ?? ModelConfiguration()
        schema = givenSchema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations.isEmpty ? [configuration] : configurations)
        types = Dictionary(givenSchema.models.map { (String(describing: $0), $0) }) { first, _ in first }
        do {
            if let migrationPlan, !configuration.isStoredInMemoryOnly {
                try SchemaMigration(plan: migrationPlan, url: configuration.url).run(to: givenSchema)
            }
            coordinator = try Self.open(givenSchema, configuration)
        } catch let error as SwiftDataError {
            throw error
        } catch {
            throw SwiftDataError.loading(error)
        }
    }

    static func open(_ schema: Schema, _ configuration: ModelConfiguration) throws -> NSPersistentStoreCoordinator {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: ManagedModel(schema).model)
        try coordinator.addPersistentStore(
            ofType: configuration.isStoredInMemoryOnly ? NSInMemoryStoreType : NSSQLiteStoreType,
            configurationName: nil, at: configuration.url,
            options: [
                NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
                NSReadOnlyPersistentStoreOption: !configuration.allowsSave, NSPersistentHistoryTrackingKey: true,
            ])
        return coordinator
    }

    /// The context of the main actor, which saves automatically.
    @MainActor public private(set) lazy var mainContext = ModelContext(self, isMain: true)

    /// Deletes all models.
    public func deleteAllData() {
        let context = ModelContext(self)
        do {
            for type in schema.models { try context.deleteAll(type) }
            try context.save()
        } catch {
            NSLog("The models can't be deleted: \(error)")
        }
    }

    /// Deletes the files of the store.
    public func erase() throws {
        for store in coordinator.persistentStores {
            try coordinator.destroyPersistentStore(at: coordinator.url(for: store), ofType: store.type)
        }
    }

    func type(named name: String) -> (any PersistentModel.Type)? { types[name] }

    /// Returns whether two values are equal.
    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

/// The folder of stores.
enum ModelFiles {
    static var folder: URL { NSPersistentContainer.defaultDirectoryURL() }
}

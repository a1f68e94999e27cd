import Foundation
import ObjectStore

/// An object that migrates a store in several stages, some of which have custom work.
open class NSStagedMigrationManager: NSObject, @unchecked Sendable {
    /// The stages in order.
    public let stages: [NSMigrationStage]
    /// The container of the store while a stage runs.
    open private(set) var container: NSPersistentContainer?

    /// Creates a manager with stages.
    public init(_ stages: [NSMigrationStage]) { self.stages = stages }

    /// Migrates a file of an earlier version to the last version before the given model.
    func migrate(_ url: URL, type: String, to model: NSManagedObjectModel) throws {
        guard FileManager.default.fileExists(atPath: url.path), try !model.isModel(ofFileAt: url) else { return }
        for stage in stages {
            guard let stage = stage as? NSCustomMigrationStage else { continue }
            guard try startsAt(stage, url) else { continue }
            try run(stage.currentModel.resolvedModel, url, type, stage, stage.willMigrateHandler)
            try run(stage.nextModel.resolvedModel, url, type, stage, stage.didMigrateHandler)
        }
    }

    /// Returns whether the file has the version that a stage begins with, or can be migrated to it without custom work.
    private func startsAt(_ stage: NSCustomMigrationStage, _ url: URL) throws -> Bool {
        if try stage.currentModel.resolvedModel.isModel(ofFileAt: url) { return true }
        let hashes = try ObjectStore.metadata(of: url).schema?.versionHashes ?? [:]
        let checksum = NSManagedObjectModel.checksum(of: hashes)
        // A preceding lightweight stage migrates the versions that it lists.
        let earlier = stages.prefix { $0 !== stage }.compactMap { $0 as? NSLightweightMigrationStage }
        return earlier.contains { $0.versionChecksums.contains(checksum) }
    }

    private func run(
        _ model: NSManagedObjectModel, _ url: URL, _ type: String, _ stage: NSCustomMigrationStage,
        _ handler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    ) throws {
        let container = NSPersistentContainer(name: url.lastPathComponent, managedObjectModel: model)
        let description = NSPersistentStoreDescription(url: url)
        description.type = type
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        self.container = container
        defer {
            self.container = nil
            let coordinator = container.persistentStoreCoordinator
            for store in coordinator.persistentStores { try? coordinator.remove(store) }
        }
        try handler?(self, stage)
    }
}

/// A stage of a migration.
open class NSMigrationStage: NSObject, @unchecked Sendable {
    /// A description of the stage, for debugging.
    open var label: String?

    override init() {}
}

/// A stage that needs no custom work.
open class NSLightweightMigrationStage: NSMigrationStage, @unchecked Sendable {
    /// The checksums of the models of the stage.
    public let versionChecksums: [String]

    /// Creates a stage for models with the given checksums.
    public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}

/// A stage with custom work before and after it.
open class NSCustomMigrationStage: NSMigrationStage, @unchecked Sendable {
    /// The model before the stage.
    public let currentModel: NSManagedObjectModelReference
    /// The model after the stage.
    public let nextModel: NSManagedObjectModelReference
    /// A closure that is called before the stage. The manager's container has the store.
    open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    /// A closure that is called after the stage. The manager's container has the store.
    open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

    /// Creates a stage between two models.
    public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference)
    {
        self.currentModel = currentModel
        self.nextModel = nextModel
    }
}

/// A model of a staged migration.
open class NSManagedObjectModelReference: NSObject, @unchecked Sendable {
    /// The model.
    public let resolvedModel: NSManagedObjectModel
    /// The checksum of the model.
    public let versionChecksum: String

    /// Creates a reference to a model.
    public init(model: NSManagedObjectModel, versionChecksum: String) {
        resolvedModel = model
        self.versionChecksum = versionChecksum
    }

    /// Creates a reference to the model in a file. Ends the process if the file isn't a model.
    public convenience init(fileURL: URL, versionChecksum: String) {
        guard let model = NSManagedObjectModel(contentsOf: fileURL) else {
            fatalError("The file \(fileURL.path) isn't a model.")
        }
        self.init(model: model, versionChecksum: versionChecksum)
    }

    /// Creates a reference to the model with a name in a bundle. Ends the process if there's no such model.
    public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
        guard
            let file = ModelFiles.versions(in: [bundle ?? .main]).first(where: {
                $0.deletingPathExtension().lastPathComponent == modelName
            })
        else { fatalError("The bundle has no model '\(modelName)'.") }
        self.init(fileURL: file, versionChecksum: versionChecksum)
    }
}

import Foundation
import PortableCoreData

/// The versions of an app's models, and the migrations between them.
public protocol SchemaMigrationPlan {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The migrations from each version to the next.
    static var stages: [MigrationStage] { get }
}

/// A migration from one version to the next.
public enum MigrationStage {
    /// A migration that follows from the differences between two versions.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A migration with work before and after.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    fileprivate var destination: any VersionedSchema.Type {
        switch self {
        case .lightweight(_, let version), .custom(_, let version, _, _): version
        }
    }
}

/// The migration of a store's file through the versions of a plan.
struct SchemaMigration {
    let plan: any SchemaMigrationPlan.Type
    let url: URL

    func run(to schema: Schema) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        if try matches(schema) { return }
        let versions = plan.schemas
        guard let start = try versions.lastIndex(where: { try matches(Schema(versionedSchema: $0)) }) else {
            throw SwiftDataError.unknownSchema
        }
        for (before, after) in zip(versions[start...], versions[(start + 1)...]) {
            let stage = plan.stages.first { $0.destination == after }
            guard case .custom(_, _, let willMigrate, let didMigrate)? = stage else {
                try run(Schema(versionedSchema: after), nil)
                continue
            }
            try run(Schema(versionedSchema: before), willMigrate)
            try run(Schema(versionedSchema: after), didMigrate)
        }
    }

    private func matches(_ schema: Schema) throws -> Bool { try ManagedModel(schema).model.isModel(ofFileAt: url) }

    /// Opens the file with a schema, which migrates it, runs a block, and closes the file.
    private func run(_ schema: Schema, _ block: ((ModelContext) throws -> Void)?) throws {
        let container = try ModelContainer(for: schema, configurations: [ModelConfiguration(url: url)])
        if let block {
            let context = ModelContext(container)
            try block(context)
            try context.save()
        }
        for store in container.coordinator.persistentStores { try container.coordinator.remove(store) }
    }
}

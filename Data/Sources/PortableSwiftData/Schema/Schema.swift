import Foundation
import PortableCoreData

/// The models of an app.
public final class Schema: Hashable, @unchecked Sendable {
    /// The version of a schema.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        let major: Int
        let minor: Int
        let patch: Int

        /// Creates a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        /// Returns whether a version is lower than another version.
        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }

        /// A description for messages.
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// The version of the schema.
    public let version: Version
    let models: [any PersistentModel.Type]

    /// Creates a schema of models, of their superclasses, and of the models that they have relationships to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        models = Self.closure(of: types)
    }

    /// Creates a schema of models.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// Returns whether two schemas have the same models and the same version.
    public static func == (lhs: Schema, rhs: Schema) -> Bool {
        lhs.version == rhs.version && lhs.models.map(ObjectIdentifier.init) == rhs.models.map(ObjectIdentifier.init)
    }

    /// Hashes the version and the models.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(models.map(ObjectIdentifier.init))
    }

    /// The models.
    public var entities: [Entity] { models.map { Entity($0) } }

    /// The models by name.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the description of a model, or `nil` if the schema doesn't have it.
    public func entity<Model: PersistentModel>(for type: Model.Type) -> Entity? {
        models.contains { $0 == type } ? Entity(type) : nil
    }

    /// The names of the models.
    public var entityNames: [String] { models.map { Self.entityName(for: $0) } }

    /// Returns the name of a model.
    public static func entityName<Model: PersistentModel>(for type: Model.Type) -> String { String(describing: type) }

    private static func closure(of types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
        var found: [any PersistentModel.Type] = []
        var waiting = types
        while let type = waiting.popLast() {
            if found.contains(where: { $0 == type }) { continue }
            found.append(type)
            waiting += type.schemaMetadata.compactMap(\.kind.destination)
            if let superModel = type._$superModel { waiting.append(superModel) }
        }
        return found.sorted { String(describing: $0) < String(describing: $1) }
    }
}

/// A version of the models of an app.
public protocol VersionedSchema {
    /// The models of the version.
    static var models: [any PersistentModel.Type] { get }
    /// The number of the version.
    static var versionIdentifier: Schema.Version { get }
}

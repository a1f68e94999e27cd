import Foundation
import ObjectStore

extension NSManagedObjectModel {
    /// A hash of each entity, by the entity's name. It covers the parts of the entity that stores depend on.
    public var entityVersionHashesByName: [String: Data] { StoreSchema(self).versionHashes }

    /// A checksum that differs between versions of a model.
    public var versionChecksum: String { Self.checksum(of: entityVersionHashesByName) }

    static func checksum(of hashes: [String: Data]) -> String {
        var sum = [UInt8](repeating: 0, count: 32)
        for (name, hash) in hashes.sorted(by: { $0.key < $1.key }) {
            for (index, byte) in (Data(name.utf8) + hash).enumerated() {
                sum[index % 32] = (sum[index % 32] &* 31) &+ byte
            }
        }
        return Data(sum).base64EncodedString()
    }

    /// Returns whether a store with the given metadata can be opened with the entities of a configuration.
    public func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let stored = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
        let names = entities(forConfigurationName: configuration)?.compactMap(\.name)
        let hashes = entityVersionHashesByName.filter { names?.contains($0.key) ?? true }
        return stored.filter { names?.contains($0.key) ?? true } == hashes
    }

    /// Returns the model in bundles that a store with the given metadata was saved with.
    public class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? {
        ModelFiles.versions(in: bundles ?? [.main]).lazy.compactMap { NSManagedObjectModel(contentsOf: $0) }
            .first { $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) }
    }

    /// Creates the model with the entities of other models that a store with the given metadata was saved with.
    public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
        guard let stored = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return nil }
        let matching = models.filter { model in
            model.entityVersionHashesByName.allSatisfy { stored[$0.key] == $0.value }
        }
        self.init(byMerging: matching)
    }
}

extension NSEntityDescription {
    /// A hash of the parts of the entity that stores depend on.
    public var versionHash: Data { managedObjectModel?.entityVersionHashesByName[name ?? ""] ?? Data() }
}

import Foundation
import PortableCoreData

/// A class whose instances are saved. `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The saved properties.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// Groups of attributes that identify a model.
    static var uniquenessConstraints: [[AnyKeyPath]] { get }
    /// Groups of attributes with an index.
    static var indexedKeyPaths: [[AnyKeyPath]] { get }
    /// The values of the model.
    var _$backingData: ModelBacking { get }
    /// Creates a model with the values of a store.
    init(backingData: ModelBacking)
    /// Tells observers that any property may have changed.
    func _$notifyObservers()
}

extension PersistentModel {
    /// The identifier of the model.
    public var persistentModelID: PersistentIdentifier { _$backingData.identifier }
    /// The identifier of the model.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context of the model, or `nil` if it isn't inserted.
    public var modelContext: ModelContext? { _$backingData.context }
    /// A Boolean value that indicates whether the model has changes that aren't saved.
    public var hasChanges: Bool { _$backingData.object?.hasChanges ?? false }
    /// A Boolean value that indicates whether the model is deleted by the next save.
    public var isDeleted: Bool { _$backingData.object?.isDeleted ?? false }

    /// Returns whether two values are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    /// Hashes the identity of the model.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Returns the name of the property with a key path.
    static func propertyName(of keyPath: AnyKeyPath) -> String? {
        schemaMetadata.first { $0.keyPath == keyPath }?.name
    }
}

/// The storage of a property that `@Model` replaced.
public struct _SwiftDataNoType: Sendable {
    /// Creates an empty value.
    public init() {}
}

/// The identifier of a model.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable, Comparable {
    private enum Storage: Hashable, Sendable {
        case saved(NSManagedObjectID)
        case detached(ObjectIdentifier)
        case url(URL)
    }

    private let storage: Storage

    init(_ id: NSManagedObjectID) { storage = .saved(id) }

    init(detached: AnyObject) { storage = .detached(ObjectIdentifier(detached)) }

    /// The identity.
    public var id: PersistentIdentifier { self }

    /// The name of the model's entity.
    public var entityName: String {
        switch storage {
        case .saved(let id): id.entity.name ?? ""
        case .detached: ""
        case .url(let url): url.pathComponents.dropFirst().first ?? ""
        }
    }

    /// The identifier of the store, or `nil` if the model isn't saved.
    public var storeIdentifier: String? {
        if case .saved(let id) = storage { return id.persistentStore?.identifier }
        return nil
    }

    func objectID(in coordinator: NSPersistentStoreCoordinator?) -> NSManagedObjectID? {
        switch storage {
        case .saved(let id): id
        case .detached: nil
        case .url(let url): coordinator?.managedObjectID(forURIRepresentation: url)
        }
    }

    private var text: String {
        switch storage {
        case .saved(let id): id.uriRepresentation().absoluteString
        case .detached(let id): "\(id)"
        case .url(let url): url.absoluteString
        }
    }

    /// Returns whether a value is ordered before another one.
    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.text < rhs.text }

    /// Decodes the identifier of a URL.
    public init(from decoder: any Decoder) throws {
        storage = .url(try decoder.singleValueContainer().decode(URL.self))
    }

    /// Encodes the identifier as a URL.
    public func encode(to encoder: any Encoder) throws {
        guard let url = URL(string: text) else { throw CocoaError(.coderInvalidValue) }
        var container = encoder.singleValueContainer()
        try container.encode(url)
    }
}

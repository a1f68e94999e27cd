import Foundation
import PortableCoreData

/// The identifier of a model.
///
/// Differs from SwiftData: the identifier of a new model stays the same when the model is saved.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable, Comparable {
    private enum Storage: Hashable, Sendable {
        case object(NSManagedObjectID)
        /// An identifier that was decoded before its store was opened.
        case url(URL)
    }

    private let storage: Storage

    init(_ id: NSManagedObjectID) { storage = .object(id) }

    private init(_ url: URL) {
        storage = NSManagedObjectID.identifier(forURIRepresentation: url).map { .object($0) } ?? .url(url)
    }

    /// Returns the identifier of a saved model.
    ///
    /// - Parameters:
    ///   - storeIdentifier: The identifier of the store.
    ///   - entityName: The name of the model.
    ///   - primaryKey: The number of the model in the store.
    /// - Throws: An error with the code `CocoaError.coderInvalidValue` if the values can't identify a model.
    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: some LosslessStringConvertible & Codable & Sendable
    ) throws -> PersistentIdentifier {
        guard let url = URL(string: "x-coredata://\(storeIdentifier)/\(entityName)/p\(primaryKey)"),
            Int64("\(primaryKey)") != nil
        else { throw CocoaError(.coderInvalidValue) }
        return PersistentIdentifier(url)
    }

    /// The storage with the identifier of the store, if that is open now.
    private var resolved: Storage {
        guard case .url(let url) = storage, let id = NSManagedObjectID.identifier(forURIRepresentation: url) else {
            return storage
        }
        return .object(id)
    }

    /// The identity of the identifier: the identifier itself.
    public var id: PersistentIdentifier { self }

    /// The name of the model's entity.
    public var entityName: String {
        switch storage {
        case .object(let id): id.isDetached ? "" : id.entity.name ?? ""
        case .url(let url): url.pathComponents.dropFirst().first ?? ""
        }
    }

    /// The identifier of the store, or `nil` if the model isn't saved.
    public var storeIdentifier: String? {
        switch storage {
        case .object(let id): id.persistentStore?.identifier
        case .url(let url): url.host
        }
    }

    /// Returns the identifier of the managed object, or `nil` if the model isn't inserted or its store isn't known.
    func objectID(in coordinator: NSPersistentStoreCoordinator?) -> NSManagedObjectID? {
        switch resolved {
        case .object(let id): id.isDetached ? nil : id
        case .url(let url): coordinator?.managedObjectID(forURIRepresentation: url)
        }
    }

    private var text: String {
        switch storage {
        case .object(let id): id.uriRepresentation().absoluteString
        case .url(let url): url.absoluteString
        }
    }

    /// Returns whether two values are equal.
    public static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
        lhs.resolved == rhs.resolved
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }

    /// Returns whether an identifier is ordered before another identifier.
    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.text < rhs.text }

    /// Decodes the identifier from a URL.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(URL.self))
    }

    /// Encodes the identifier as a URL.
    public func encode(to encoder: any Encoder) throws {
        guard let url = URL(string: text) else { throw CocoaError(.coderInvalidValue) }
        var container = encoder.singleValueContainer()
        try container.encode(url)
    }
}

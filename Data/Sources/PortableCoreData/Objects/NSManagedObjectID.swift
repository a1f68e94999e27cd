import Foundation
import ObjectStore
import Synchronization

/// The identifier of a managed object.
///
/// Differs from Core Data: saving a new object makes its identifier permanent, instead of giving it another one. Identifiers
/// in collections stay valid.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, StoredObject, Sendable {
    private enum Place {
        case temporary
        case permanent(row: Int64)
    }

    /// The entity. It's set before the identifier is used by other threads.
    private nonisolated(unsafe) var entityReference: Unowned<NSEntityDescription>?
    private let place: Mutex<Place>
    private nonisolated(unsafe) var token = NSManagedObjectID.nextToken()
    private static let count = Atomic<Int64>(0)
    private let storeReference: Mutex<WeakReference<NSPersistentStore>>

    private static func nextToken() -> Int64 { count.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Creates an identifier for an object that doesn't exist yet.
    package init(detached: Void) {
        place = Mutex(.temporary)
        storeReference = Mutex(WeakReference(nil))
    }

    init(entity: NSEntityDescription, row: Int64? = nil, store: NSPersistentStore? = nil) {
        entityReference = Unowned(entity)
        place = Mutex(row.map { .permanent(row: $0) } ?? .temporary)
        storeReference = Mutex(WeakReference(store))
    }

    /// The entity of the object.
    public var entity: NSEntityDescription {
        guard let entityReference else { fatalError("The identifier belongs to an object that isn't inserted.") }
        return entityReference.object
    }

    /// A Boolean value that indicates whether the object doesn't exist yet.
    package var isDetached: Bool { entityReference == nil }

    /// Makes the identifier the one of an object that is about to be inserted.
    func attach(to entity: NSEntityDescription) {
        entityReference = Unowned(entity)
        token = Self.nextToken()
    }

    /// The store of the object, or `nil` if it isn't saved yet.
    public var persistentStore: NSPersistentStore? { storeReference.withLock { $0.object } }

    /// A Boolean value that indicates whether the object isn't saved yet.
    public var isTemporaryID: Bool { row == nil }

    /// The row of the object in the store.
    var row: Int64? {
        place.withLock {
            switch $0 {
            case .temporary: nil
            case .permanent(let row): row
            }
        }
    }

    /// A number that orders objects by their creation, with unsaved objects last.
    package var creationOrder: Int64 { row ?? Int64.max / 2 + token }

    package var storedRow: Int64? { row }

    func makePermanent(row: Int64, store: NSPersistentStore) {
        place.withLock { $0 = .permanent(row: row) }
        storeReference.withLock { $0 = WeakReference(store) }
    }

    /// Makes the identifier temporary again, after a save that failed.
    func makeTemporary() {
        place.withLock { $0 = .temporary }
        storeReference.withLock { $0 = WeakReference(nil) }
    }

    /// Returns a URL that identifies the object, also in later launches of the app if the object is saved.
    public func uriRepresentation() -> URL {
        let name = entityReference?.object.name ?? ""
        let text =
            row.map { "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\($0)" }
            ?? "x-coredata:///\(name)/t\(String(token, radix: 16))"
        guard let url = URL(string: text) else { fatalError("The entity name '\(name)' can't be part of a URL.") }
        return url
    }

    public override var description: String { uriRepresentation().absoluteString }
}

/// A reference that doesn't keep its object alive.
struct WeakReference<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?

    init(_ object: Object?) {
        self.object = object
    }
}

/// A reference to a part of the model, which lives as long as its coordinator.
struct Unowned<Object: AnyObject>: @unchecked Sendable {
    let object: Object

    init(_ object: Object) {
        self.object = object
    }
}

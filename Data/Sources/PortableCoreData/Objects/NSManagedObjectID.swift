import Foundation
import ObjectStore
import Synchronization

/// The identifier of a managed object.
///
/// Differs from Core Data: saving a new object makes its identifier permanent, instead of replacing it. Identifiers in
/// collections stay valid.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, StoredObject, Sendable {
    /// The entity. It's set before the identifier is used by other threads.
    ///
    /// It's retained only if the identifier wasn't created for a row: the store keeps the model of its rows. Counting
    /// references to one entity would be a third of the time of creating many identifiers.
    private nonisolated(unsafe) var entityReference: Unmanaged<NSEntityDescription>?
    /// The row that the identifier was created for, or a negative number for an object that wasn't saved then.
    private nonisolated(unsafe) var origin: Int64
    /// The store of the object. It's set before the row is, and never changes.
    private nonisolated(unsafe) var store: StoreReference?
    /// The row in the table of the entity. It's 0 if the object isn't saved yet, and negative during its first save.
    private let savedRow: Atomic<Int64>
    private static let count = Atomic<Int64>(0)

    private static func nextToken() -> Int64 { count.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Creates an identifier for an object that doesn't exist yet.
    package init(detached: Void) {
        origin = -Self.nextToken()
        savedRow = Atomic(0)
    }

    /// Creates an identifier for an object that isn't saved yet.
    init(entity: NSEntityDescription) {
        entityReference = .passRetained(entity)
        origin = -Self.nextToken()
        savedRow = Atomic(0)
    }

    /// Creates an identifier for a row. The coordinator of the store creates it, so that rows have one identifier.
    ///
    /// - Parameters:
    ///   - entity: An entity of the store's model.
    ///   - row: The row.
    ///   - store: The store of the row.
    init(entity: NSEntityDescription, row: Int64, store: StoreReference) {
        entityReference = .passUnretained(entity)
        origin = row
        self.store = store
        savedRow = Atomic(row)
    }

    deinit {
        let row = savedRow.load(ordering: .relaxed)
        if row > 0, let store, origin < 0 || entity.isInFamily {
            store.identifiers.withLock { $0.remove(self, Int(row), entity.rootNumber) }
        }
        if origin < 0 { entityReference?.release() }
    }

    /// The entity of the object.
    public var entity: NSEntityDescription {
        guard let entityReference else { fatalError("The identifier belongs to an object that isn't inserted.") }
        return entityReference.takeUnretainedValue()
    }

    /// Returns whether the object has an entity, without counting references to it.
    func isOf(_ entity: NSEntityDescription) -> Bool {
        entityReference?.toOpaque() == Unmanaged.passUnretained(entity).toOpaque()
    }

    /// A Boolean value that indicates whether the object doesn't exist yet.
    package var isDetached: Bool { entityReference == nil }

    /// Assigns the identifier to an object that is about to be inserted.
    func attach(to entity: NSEntityDescription) {
        entityReference?.release()
        entityReference = .passRetained(entity)
        origin = -Self.nextToken()
    }

    /// The store of the object, or `nil` if it isn't saved yet.
    public var persistentStore: NSPersistentStore? { row == nil ? nil : store?.store }

    /// A Boolean value that indicates whether the object isn't saved yet.
    public var isTemporaryID: Bool { row == nil }

    /// The row of the object in the store.
    var row: Int64? {
        let row = savedRow.load(ordering: .acquiring)
        return row > 0 ? row : nil
    }

    /// The row of the object, even if the save that writes it hasn't ended.
    var writtenRow: Int64? {
        let row = savedRow.load(ordering: .acquiring)
        return row == 0 ? nil : abs(row)
    }

    /// Assigns a row to the identifier of a new object for a save, or removes it with `nil` after a failed save.
    func reserve(_ row: Int64?) { savedRow.store(row.map { -$0 } ?? 0, ordering: .releasing) }

    /// A number that orders objects by their creation, with unsaved objects last.
    package var creationOrder: Int64 { row ?? Int64.max / 2 - origin }

    package var storedRow: Int64? { row }

    /// Makes the row of a new object's identifier permanent. The coordinator then knows the identifier.
    func makePermanent(row: Int64, store: StoreReference) {
        if self.store == nil { self.store = store }
        savedRow.store(row, ordering: .releasing)
    }

    /// Returns whether two identifiers are the same, or were created for the same row.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSManagedObjectID).map(isSame) ?? false
    }

    /// Returns whether two identifiers are the same, or were created for the same row.
    func isSame(as other: NSManagedObjectID) -> Bool {
        if other === self { return true }
        // A row that was an unsaved object has the identifier of that object.
        return origin > 0 && origin == other.origin && entity === other.entity && store === other.store
    }

    public override var hash: Int { origin > 0 ? Int(origin) : Int(bitPattern: ObjectIdentifier(self)) }

    /// Two numbers that only equal identifiers have in common: a row with its entity and its store, or an address.
    var numbers: (Int, Int) {
        guard origin > 0, let entityReference, let store else { return (Int(bitPattern: ObjectIdentifier(self)), 0) }
        let entity = Int(bitPattern: entityReference.toOpaque())
        return (Int(origin), entity ^ Int(bitPattern: ObjectIdentifier(store)))
    }

    /// Returns a URL that identifies the object. If the object is saved, the URL is also valid in later launches of the
    /// app.
    public func uriRepresentation() -> URL {
        let name = entityReference?.takeUnretainedValue().name ?? ""
        let text =
            row.map { "x-coredata://\(store?.identifier ?? "")/\(name)/p\($0)" }
            ?? "x-coredata:///\(name)/t\(String(-origin, radix: 16))"
        guard let url = URL(string: text) else { fatalError("The entity name '\(name)' can't be part of a URL.") }
        return url
    }

    public override var description: String { uriRepresentation().absoluteString }
}

/// A reference from identifiers to their store, which may be closed.
final class StoreReference: @unchecked Sendable {
    let identifier: String
    weak var store: NSPersistentStore?
    /// The identifiers that must be unique for their rows, by the rows and the roots of their entities.
    let identifiers = Mutex(UnretainedTable<NSManagedObjectID>())
    /// The model, whose entities the identifiers don't retain.
    private let model: NSManagedObjectModel

    init(_ store: NSPersistentStore, _ model: NSManagedObjectModel) {
        identifier = store.identifier
        self.store = store
        self.model = model
    }
}

/// A reference that doesn't keep its object alive.
struct WeakReference<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?

    init(_ object: Object?) {
        self.object = object
    }
}

import Foundation
import Synchronization

/// The objects of a context by their identifiers. It doesn't keep them alive: an object removes itself when it's deallocated.
///
/// Weak references would take 48 bytes more for each object, and make counting the references to it three times as slow.
final class ObjectRegistry: @unchecked Sendable {
    /// An identifier that is hashed and compared without dynamic calls.
    private struct Key: Hashable {
        let id: NSManagedObjectID

        static func == (left: Key, right: Key) -> Bool { left.id.isSame(as: right.id) }
        func hash(into hasher: inout Hasher) { hasher.combine(id.number) }
    }

    /// The context of the objects.
    weak var context: NSManagedObjectContext?
    /// Objects are released on any thread, also while the context's own thread searches for them.
    private let objects = Mutex<[Key: Unretained]>([:])

    /// The object with an identifier, unless it's being deallocated.
    subscript(id: NSManagedObjectID) -> NSManagedObject? {
        objects.withLock { $0[Key(id: id)]?.object }
    }

    /// All objects, in no particular order.
    var all: [NSManagedObject] { objects.withLock { $0.values.compactMap(\.object) } }

    /// Adds an object, in place of another one with its identifier.
    func insert(_ object: NSManagedObject) {
        objects.withLock { $0[Key(id: object.objectID)] = Unretained(object) }
    }

    /// Removes an object, unless another one has its identifier now.
    func remove(_ object: NSManagedObject) {
        let key = Key(id: object.objectID)
        objects.withLock { if $0[key]?.isReference(to: object) == true { $0[key] = nil } }
    }

    /// Prepares for the insertion of objects.
    func reserve(_ count: Int) {
        objects.withLock { $0.reserveCapacity($0.count + count) }
    }
}

/// A reference to an object that doesn't count. The registry's lock keeps the object from being freed while it's used.
private struct Unretained: @unchecked Sendable {
    private let reference: Unmanaged<NSManagedObject>

    init(_ object: NSManagedObject) {
        reference = .passUnretained(object)
    }

    /// The object, or `nil` if its last reference was released already.
    var object: NSManagedObject? {
        tryRetain(reference.toOpaque()).map { Unmanaged<NSManagedObject>.fromOpaque($0).takeRetainedValue() }
    }

    func isReference(to object: NSManagedObject) -> Bool {
        reference.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
    }
}

/// A function that retains an object and returns it, or returns `nil` if the object is being deallocated.
private let tryRetain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    // The compiler refuses declarations of the runtime's functions.
    guard let function = dlsym(nil, "swift_tryRetain") else {
        fatalError("The runtime of Swift \(_SwiftStdlibVersion.current) has no swift_tryRetain, which Core Data needs.")
    }
    return unsafeBitCast(
        function, to: (@convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?).self)
}()

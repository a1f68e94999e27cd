import ObjectPublishers
import OpenCombine
import Synchronization

/// The publishers of the objects that don't have `@Published` properties, where OpenCombine stores them.
///
/// OpenCombine returns a new publisher for each call for these objects, so that subscribers wouldn't receive what the
/// object sends.
final class ObjectPublisherTable: Sendable {
    static let shared = ObjectPublisherTable()

    /// The publisher is created here and synchronizes itself.
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Content {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which entries of deallocated objects are removed.
        var limit = 64
        /// Whether objects of a class have `@Published` properties.
        var hasProperties: [ObjectIdentifier: Bool] = [:]

        /// Removes and returns the entries of deallocated objects.
        mutating func removeDeallocated() -> [Entry] {
            let removed = entries.filter { $0.value.object == nil }
            for identifier in removed.keys { entries[identifier] = nil }
            limit = max(64, 2 * entries.count)
            return Array(removed.values)
        }
    }

    private let content = Mutex(Content())

    /// The number of stored publishers.
    var count: Int { content.withLock { $0.entries.count } }

    /// Returns the publisher of an object, from any thread.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let aClass = ObjectIdentifier(type(of: object))
        let hasProperties =
            content.withLock { $0.hasProperties[aClass] }
            ?? {
                // Properties share one publisher; without properties, each call returns another.
                let hasProperties =
                    publisherOfPublishedProperties(of: object) === publisherOfPublishedProperties(of: object)
                content.withLock { $0.hasProperties[aClass] = hasProperties }
                return hasProperties
            }()
        return hasProperties ? publisherOfPublishedProperties(of: object) : storedPublisher(of: object)
    }

    private func storedPublisher(of object: AnyObject) -> ObservableObjectPublisher {
        let identifier = ObjectIdentifier(object)
        let new = Entry(object: object, publisher: ObservableObjectPublisher())
        // Entries are released outside of the lock: the code of their subscribers may call this method again.
        let (entry, removed) = content.withLock { content in
            let old = content.entries[identifier]
            if let old, old.object != nil { return (old, []) }
            content.entries[identifier] = new
            let removed = content.entries.count > content.limit ? content.removeDeallocated() : []
            return (new, removed + [old].compactMap(\.self))
        }
        _ = removed
        return entry.publisher
    }
}

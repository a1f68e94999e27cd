import Foundation
import Synchronization

/// Values that belong to objects which have no room for them, as the Objective-C runtime keeps them beside an object.
///
/// Objects are not kept alive. What belongs to a responder goes with it; what belongs to another object goes
/// when the table is next gone through, which is whenever it has doubled.
package final class ObjectAttachments<Value>: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        var value: Value
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sizeToSweepAt = 64

        /// Takes out what belonged to objects that are gone.
        mutating func sweep() -> [Value] {
            let gone = entries.filter { $0.value.object == nil }
            for key in gone.keys { entries[key] = nil }
            sizeToSweepAt = max(64, entries.count * 2)
            return gone.values.map(\.value)
        }
    }

    /// What is attached may be anything, which a `Mutex` wouldn't take in.
    private let lock = NSLock()
    private var table = Table()
    /// Whether anything was ever attached, so that objects which go needn't ask under the lock.
    private let wasUsed = Atomic(false)

    package init() {}

    /// The value of an object; nil if it has none.
    package func value(of object: AnyObject) -> Value? {
        guard wasUsed.load(ordering: .acquiring) else { return nil }
        return lock.withLock {
            table.entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.value : nil }
        }
    }

    /// Changes the value of an object, from `initial` if it has none yet. An object that is about to go can't get one.
    package func change<Result>(of object: AnyObject, from initial: Value, _ body: (inout Value) -> Result) -> Result {
        wasUsed.store(true, ordering: .releasing)
        let key = ObjectIdentifier(object)
        // What goes is let go after the lock is: it may have attachments itself.
        let (result, gone) = lock.withLock {
            var gone = table.entries.count >= table.sizeToSweepAt ? table.sweep() : []
            var entry = table.entries[key] ?? Entry(object: object, value: initial)
            if entry.object == nil {
                gone.append(entry.value)
                entry = Entry(object: object, value: initial)
            }
            let result = body(&entry.value)
            table.entries[key] = entry
            return (result, gone)
        }
        withExtendedLifetime(gone) {}
        return result
    }

    /// Takes the value from an object, which may be about to go.
    @discardableResult
    package func remove(of object: AnyObject) -> Value? {
        guard wasUsed.load(ordering: .acquiring) else { return nil }
        // In `deinit` the weak reference is nil already; another's entry at that address would be of one that is gone.
        return lock.withLock { table.entries.removeValue(forKey: ObjectIdentifier(object))?.value }
    }
}

import Foundation
import Synchronization

/// A table of values that are attached to objects, like the associated objects of the Objective-C runtime.
///
/// References to the objects are weak. The value of a responder is removed when the responder is deallocated. The value
/// of another object is removed when the table is cleaned up, which happens whenever its size has doubled.
package final class ObjectAttachments<Value>: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        var value: Value
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sizeToSweepAt = 64

        /// Removes and returns the values of deallocated objects.
        mutating func sweep() -> [Value] {
            let gone = entries.filter { $0.value.object == nil }
            for key in gone.keys { entries[key] = nil }
            sizeToSweepAt = max(64, entries.count * 2)
            return gone.values.map(\.value)
        }
    }

    /// The lock of the table. Unlike `Mutex`, it supports values of any type.
    private let lock = NSLock()
    private var table = Table()
    /// A Boolean value that indicates whether a value was ever attached, so that objects that are deallocated don't
    /// need the lock.
    private let wasUsed = Atomic(false)

    package init() {}

    /// Returns the value of an object, or `nil` if it has none.
    package func value(of object: AnyObject) -> Value? {
        guard wasUsed.load(ordering: .acquiring) else { return nil }
        return lock.withLock {
            table.entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.value : nil }
        }
    }

    /// Changes the value of an object, which is `initial` if it has none. No value can be attached to an object that is
    /// being deallocated.
    package func change<Result>(of object: AnyObject, from initial: Value, _ body: (inout Value) -> Result) -> Result {
        wasUsed.store(true, ordering: .releasing)
        let key = ObjectIdentifier(object)
        // Release values outside the lock, because their objects may have attachments as well.
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

    /// Removes the value of an object, which may be in the process of being deallocated.
    @discardableResult
    package func remove(of object: AnyObject) -> Value? {
        guard wasUsed.load(ordering: .acquiring) else { return nil }
        // In `deinit`, the weak reference is already `nil`. An entry at this address can't belong to another live
        // object.
        return lock.withLock { table.entries.removeValue(forKey: ObjectIdentifier(object))?.value }
    }
}

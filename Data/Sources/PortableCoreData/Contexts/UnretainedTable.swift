import Foundation

/// Unretained references to objects, by two numbers. An object removes itself when it's deallocated.
///
/// The owner has a lock, which it holds for each call. An object that is being deallocated waits for the lock before its
/// memory is freed, so that references in the table can be used while the lock is held.
///
/// Weak references would need 48 more bytes for each object, and would make its reference counting three times as slow.
struct UnretainedTable<Object: AnyObject>: @unchecked Sendable {
    private struct Entry {
        var first = 0
        var second = 0
        /// The object, or `nil` if the entry is free.
        var object: UnsafeMutableRawPointer?
    }

    /// The entries. An entry is at the index of its hash, or at the next index that was free. The size is a power of
    /// two.
    private var entries: [Entry] = []
    private(set) var count = 0
    /// The number of bits of a hash that aren't part of an index.
    private var shift: UInt64 = 64

    var isEmpty: Bool { count == 0 }

    private func firstIndex(_ first: Int, _ second: Int) -> Int {
        // Consecutive rows have distant hashes.
        let mixed = UInt64(bitPattern: Int64(first)) ^ (UInt64(bitPattern: Int64(second)) &* 0xff51_afd7_ed55_8ccd)
        return Int(truncatingIfNeeded: (mixed &* 0x9e37_79b9_7f4a_7c15) >> shift)
    }

    private func index(_ first: Int, _ second: Int) -> Int? {
        if count == 0 { return nil }
        return entries.withUnsafeBufferPointer { entries in
            var index = firstIndex(first, second)
            while entries[index].object != nil {
                if entries[index].first == first, entries[index].second == second { return index }
                index = (index + 1) & (entries.count - 1)
            }
            return nil
        }
    }

    /// Returns the object with the given numbers, unless it's being deallocated.
    func object(_ first: Int, _ second: Int) -> Object? {
        guard let index = index(first, second), let object = entries[index].object else { return nil }
        return tryRetain(object).map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
    }

    /// All objects, in no particular order.
    var all: [Object] {
        entries.compactMap { entry in
            entry.object.flatMap { tryRetain($0) }.map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
        }
    }

    /// Adds an object, and replaces an object with the same numbers.
    mutating func insert(_ object: Object, _ first: Int, _ second: Int) {
        let reference = Unmanaged.passUnretained(object).toOpaque()
        if let index = index(first, second) {
            entries[index].object = reference
            return
        }
        reserve(1)
        add(Entry(first: first, second: second, object: reference))
        count += 1
    }

    /// Adds an object, or returns the existing object with its numbers.
    mutating func insertIfMissing(_ object: Object, _ first: Int, _ second: Int) -> Object? {
        reserve(1)
        var index = firstIndex(first, second)
        let mask = entries.count - 1
        let reference = Unmanaged.passUnretained(object).toOpaque()
        while let known = entries[index].object {
            if entries[index].first == first, entries[index].second == second {
                if let kept = tryRetain(known) { return Unmanaged<Object>.fromOpaque(kept).takeRetainedValue() }
                entries[index].object = reference
                return nil
            }
            index = (index + 1) & mask
        }
        entries[index] = Entry(first: first, second: second, object: reference)
        count += 1
        return nil
    }

    private mutating func add(_ entry: Entry) {
        var index = firstIndex(entry.first, entry.second)
        let mask = entries.count - 1
        entries.withUnsafeMutableBufferPointer { entries in
            while entries[index].object != nil { index = (index + 1) & mask }
            entries[index] = entry
        }
    }

    /// Prepares for the insertion of objects. A fifth of the entries stays free.
    mutating func reserve(_ added: Int) {
        let needed = (count + added) * 5 / 4 + 1
        if needed <= entries.count { return }
        var bits: UInt64 = 4
        while 1 << bits < needed { bits += 1 }
        let old = entries
        entries = Array(repeating: Entry(), count: 1 << bits)
        shift = 64 - bits
        for entry in old where entry.object != nil { add(entry) }
    }

    /// Removes an object, unless another object has its numbers now.
    mutating func remove(_ object: Object, _ first: Int, _ second: Int) {
        guard let index = index(first, second),
            entries[index].object == Unmanaged.passUnretained(object).toOpaque()
        else { return }
        count -= 1
        if count == 0 {
            // The memory of many objects isn't kept.
            if entries.count > 4096 { self = UnretainedTable() } else { entries[index].object = nil }
            return
        }
        close(index)
    }

    /// Moves entries that are after a removed one, so that searches still find them.
    private mutating func close(_ removed: Int) {
        let mask = entries.count - 1
        var free = removed
        var index = removed
        while true {
            index = (index + 1) & mask
            let entry = entries[index]
            if entry.object == nil { break }
            let home = firstIndex(entry.first, entry.second)
            // An entry stays if its search begins after the free one.
            if (index - home) & mask < (index - free) & mask { continue }
            entries[free] = entry
            free = index
        }
        entries[free].object = nil
    }
}

/// A function that retains an object and returns it, or returns `nil` if the object is being deallocated.
private let tryRetain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    // The compiler rejects declarations of the runtime's functions.
    guard let function = dlsym(nil, "swift_tryRetain") else {
        fatalError("The runtime of Swift \(_SwiftStdlibVersion.current) has no swift_tryRetain, which Core Data needs.")
    }
    return unsafeBitCast(
        function, to: (@convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?).self)
}()

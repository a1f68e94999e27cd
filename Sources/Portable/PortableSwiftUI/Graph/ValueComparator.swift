import Foundation
import RuntimeSupport

/// A type that defines how its values are compared by the views that have them.
protocol CustomComparable {
    @MainActor func isSame(as other: Self) -> Bool
}

/// Compares views: first by their bits, then field by field, with `==` for fields that are `Equatable`.
///
/// A value that isn't `Equatable` and has different bits counts as changed: an unnecessary evaluation of a body is
/// better than a missed one.
@MainActor
final class ValueComparator {
    private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private let fields: [(offset: Int, areEqual: Comparison)]

    private static var comparators: [ObjectIdentifier: ValueComparator] = [:]

    static func areEqual<V>(_ first: V, _ second: V) -> Bool {
        withPointers(to: first, and: second) {
            haveEqualBits($0, $1, MemoryLayout<V>.size) || of(V.self).areEqual($0, $1)
        }
    }

    /// Like ``areEqual(_:_:)``, but compares a stored value in place instead of copying it.
    static func isSame<V>(_ kept: inout V, as new: V) -> Bool {
        withPointers(to: &kept, and: new) {
            haveEqualBits($0, $1, MemoryLayout<V>.size) || of(V.self).areEqual($0, $1)
        }
    }

    /// Returns whether a stored value has the same bits as a new one. This is sufficient for a view that only contains
    /// other views, which are compared in their own nodes.
    static func hasSameBits<V>(_ kept: inout V, as new: V) -> Bool {
        withPointers(to: &kept, and: new) { haveEqualBits($0, $1, MemoryLayout<V>.size) }
    }

    /// Returns the comparator of a type. It's created once per type.
    static func of(_ type: Any.Type) -> ValueComparator {
        if let comparator = comparators[ObjectIdentifier(type)] { return comparator }
        let comparator = ValueComparator(type)
        comparators[ObjectIdentifier(type)] = comparator
        return comparator
    }

    /// Returns whether two values of the type are equal, given that their bits differ.
    func isSame<V>(_ kept: inout V, as new: V) -> Bool { withPointers(to: &kept, and: new) { areEqual($0, $1) } }

    private init(_ type: Any.Type) {
        if let comparison = ValueComparator.customComparison(of: type) {
            fields = [(0, comparison)]
            return
        }
        let metadata = TypeMetadata(type)
        let fields = metadata.isTuple ? metadata.elements : metadata.storedProperties
        if fields.isEmpty {
            let size = ValueComparator.size(of: type)
            self.fields = [(0, { haveEqualBits($0, $1, size) })]
        } else {
            self.fields = fields.map { ($0.offset, ValueComparator.comparison(of: $0.type)) }
        }
    }

    private static func size(of type: Any.Type) -> Int {
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: size)
    }

    fileprivate func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        for (offset, areEqual) in fields where !areEqual(first + offset, second + offset) { return false }
        return true
    }

    private static func comparison(of type: Any.Type) -> Comparison {
        let size = size(of: type)
        let comparator = of(type)
        return { haveEqualBits($0, $1, size) || comparator.areEqual($0, $1) }
    }

    /// Returns the comparison that the type defines itself, or its `==`.
    private static func customComparison(of type: Any.Type) -> Comparison? {
        if let type = type as? any CustomComparable.Type {
            func comparison<C: CustomComparable>(_: C.Type) -> Comparison {
                { $0.assumingMemoryBound(to: C.self).pointee.isSame(as: $1.assumingMemoryBound(to: C.self).pointee) }
            }
            return comparison(type)
        }
        guard let type = type as? any Equatable.Type else { return nil }
        func comparison<E: Equatable>(_: E.Type) -> Comparison {
            { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
        }
        return comparison(type)
    }
}

// A closure of the main actor that is called by another module checks the executor in each call. Closures called by the
// following functions don't.

private nonisolated func withPointers<V>(
    to first: V, and second: V, _ compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
) -> Bool {
    withUnsafePointer(to: first) { first in
        withUnsafePointer(to: second) { compare(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
    }
}

private nonisolated func withPointers<V>(
    to first: inout V, and second: V, _ compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
) -> Bool {
    withUnsafePointer(to: &first) { first in
        withUnsafePointer(to: second) { compare(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
    }
}

private nonisolated func haveEqualBits(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(first, second, count) == 0
}

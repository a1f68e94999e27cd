import Foundation

extension NSSortDescriptor {
    /// Creates a sort descriptor that compares the values of objects under a key.
    ///
    /// Numbers, strings, and dates are compared; an object without a value is ordered first. Objects must derive from
    /// `NSObject`.
    /// - Parameters:
    ///   - key: A key, or several keys with periods between them.
    ///   - ascending: Whether smaller values are ordered first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, stringOrder: nil)
    }

    /// Creates a sort descriptor that compares the values of objects under a key, and strings in the given order.
    @_spi(Collage)
    public convenience init(key: String?, ascending: Bool, stringOrder: StringOrder?) {
        let sortKey = SortKey(key: key ?? "self", stringOrder: stringOrder)
        self.init(keyPath: \NSObject[sortKey: sortKey], ascending: ascending) { left, right in
            SortedValues.order(left, right, strings: stringOrder)
        }
    }

    /// Creates a sort descriptor that compares the values of objects under a key with a closure.
    ///
    /// - Parameters:
    ///   - key: A key, or several keys with periods between them.
    ///   - ascending: Whether values that the closure orders first come first.
    ///   - cmptr: A closure that compares two values. It isn't called if a value is missing.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        let sortKey = SortKey(key: key ?? "self", isCustom: true)
        self.init(keyPath: \NSObject[sortKey: sortKey], ascending: ascending) { left, right in
            guard let left = PredicateValues.unwrapped(left), let right = PredicateValues.unwrapped(right) else {
                return SortedValues.order(left, right)
            }
            return cmptr(left, right)
        }
    }

    /// Creates a sort descriptor that compares the values of objects at a key path.
    ///
    /// See ``init(key:ascending:)``.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { left, right in SortedValues.order(left, right) }
    }

    /// The key that the sort descriptor compares, or `nil` if it was created with a key path.
    public var key: String? { sortKey?.key }

    /// The order of strings, if it isn't the default.
    @_spi(Collage)
    public var stringOrder: StringOrder? { sortKey?.stringOrder }

    /// A Boolean value that indicates whether a closure compares the values.
    @_spi(Collage)
    public var hasComparator: Bool { sortKey?.isCustom ?? false }

    private var sortKey: SortKey? {
        guard let keyPath = keyPath as? KeyPath<NSObject, Any?> else { return nil }
        let probe = SortKeyProbe()
        _ = probe[keyPath: keyPath]
        return probe.key
    }
}

/// The key of a sort descriptor, and the comparison of its values.
private struct SortKey: Hashable {
    let key: String
    var stringOrder: StringOrder?
    var isCustom = false
}

/// The order of values of any type, with `nil` first.
@_spi(Collage)
public enum SortedValues {
    /// Returns the order of two values; values that can't be compared are equal.
    public static func order(_ left: Any?, _ right: Any?, strings: StringOrder? = nil) -> ComparisonResult {
        switch (PredicateValues.plain(left), PredicateValues.plain(right)) {
        case (let left as String, let right as String) where strings != nil:
            strings?.compare(left, right) ?? .orderedSame
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let left, let right): PredicateValues.order(left, right, []) ?? .orderedSame
        }
    }
}

extension NSObject {
    /// The value under a key. Sort descriptors carry the key as the argument of a key path.
    fileprivate subscript(sortKey key: SortKey) -> Any? {
        if let probe = self as? SortKeyProbe { probe.key = key }
        return PredicateOperand.keys(key.key.split(separator: ".").map(String.init)).value(of: self)
    }
}

/// An object that receives the key of a sort descriptor.
private final class SortKeyProbe: NSObject, PredicateKeyedObject {
    var key: SortKey?

    func predicateValue(forKey key: String) -> Any? { nil }
}

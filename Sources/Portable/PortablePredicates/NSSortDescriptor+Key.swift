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
        self.init(keyPath: \NSObject[sortKey: key ?? "self"], ascending: ascending) { left, right in
            SortedValues.order(left, right)
        }
    }

    /// Creates a sort descriptor that compares the values of objects at a key path.
    ///
    /// See ``init(key:ascending:)``.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { left, right in SortedValues.order(left, right) }
    }

    /// The key that the sort descriptor compares, or `nil` if it was created with a key path.
    public var key: String? {
        guard let keyPath = keyPath as? KeyPath<NSObject, Any?> else { return nil }
        let probe = SortKeyProbe()
        _ = probe[keyPath: keyPath]
        return probe.key
    }
}

/// The order of values of any type, with `nil` first.
@_spi(Collage)
public enum SortedValues {
    /// Returns the order of two values; values that can't be compared are equal.
    public static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
        switch (PredicateValues.plain(left), PredicateValues.plain(right)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let left, let right): PredicateValues.order(left, right, []) ?? .orderedSame
        }
    }
}

extension NSObject {
    /// The value under a key. Sort descriptors carry the key as the argument of a key path.
    fileprivate subscript(sortKey key: String) -> Any? {
        if let probe = self as? SortKeyProbe { probe.key = key }
        return PredicateOperand.keys(key.split(separator: ".").map(String.init)).value(of: self)
    }
}

/// An object that receives the key of a sort descriptor.
private final class SortKeyProbe: NSObject, PredicateKeyedObject {
    var key: String?

    func predicateValue(forKey key: String) -> Any? { nil }
}

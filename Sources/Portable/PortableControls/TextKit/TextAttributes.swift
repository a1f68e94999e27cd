import Foundation

/// The attributes of a run of text. Runs with the same attributes share the same object.
final class TextAttributes: Sendable {
    nonisolated(unsafe) let values: [NSAttributedString.Key: Any]

    init(_ values: [NSAttributedString.Key: Any] = [:]) {
        self.values = values
    }

    static let none = TextAttributes()

    /// Returns whether the attributes have equal values.
    func hasSameValues(as other: TextAttributes) -> Bool {
        if self === other { return true }
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            other.values[key].map { Self.isSame(value, $0) } ?? false
        }
    }

    /// Returns whether two values are the same object or equal.
    static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return false
    }
}

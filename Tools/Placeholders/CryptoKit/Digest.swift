@_exported import Foundation

/// The result of a hash function.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sequence, Sendable
where Element == UInt8 {
    /// The length of the digest, in bytes.
    static var byteCount: Int { get }
}

extension Digest {
    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }

    /// The name of the function, and the bytes as hexadecimal digits.
    public var description: String {
        let name = String(describing: Self.self).replacingOccurrences(of: "Digest", with: "")
        return "\(name) digest: \(map { String(format: "%02x", $0) }.joined())"
    }
}

/// Returns whether two sequences of bytes are the same, in a time that doesn't depend on their content.
func isEqual<First: ContiguousBytes, Second: ContiguousBytes>(_ first: First, _ second: Second) -> Bool {
    first.withUnsafeBytes { first in
        second.withUnsafeBytes { second in
            first.count == second.count && zip(first, second).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
        }
    }
}

extension Digest {
    /// Returns whether a digest has the given bytes. The time of the comparison doesn't depend on the bytes.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { isEqual(lhs, Array(rhs)) }
}

import Foundation

/// The result of a function for message authentication codes.
public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable, Sequence, Sendable
where Element == UInt8 {
    /// The length of the code, in bytes.
    var byteCount: Int { get }
}

/// A message authentication code that uses a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    /// The length of the code, in bytes.
    public var byteCount: Int { H.Digest.byteCount }
    /// The name of the function, and the bytes as hexadecimal digits.
    public var description: String { "HMAC with \(H.self): \(map { String(format: "%02x", $0) }.joined())" }

    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }

    /// Returns whether two codes are equal. The time of the comparison doesn't depend on their bytes.
    public static func == (lhs: Self, rhs: Self) -> Bool { isEqual(lhs.digest, rhs.digest) }

    /// Returns whether a code has the given bytes. The time of the comparison doesn't depend on the bytes.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { isEqual(lhs.digest, Array(rhs)) }
}

/// A function that computes hash-based message authentication codes (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// The key of the function.
    public typealias Key = SymmetricKey
    /// The code that the function computes.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// Creates a function with a key.
    public init(key: SymmetricKey) {
        var bytes = key.withUnsafeBytes { Array($0) }
        if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outer.update(data: bytes.map { $0 ^ 0x5c })
    }

    /// Adds data to the function.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// Returns the authentication code of all added data.
    public func finalize() -> HashedAuthenticationCode<H> {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return HashedAuthenticationCode(digest: outer.finalize())
    }

    /// Returns the authentication code of data.
    public static func authenticationCode<D: DataProtocol>(
        for data: D, using key: SymmetricKey
    ) -> HashedAuthenticationCode<H> {
        var function = HMAC(key: key)
        function.update(data: data)
        return function.finalize()
    }

    /// Returns whether an authentication code is valid for data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: HashedAuthenticationCode<H>, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }

    /// Returns whether the given bytes are a valid authentication code for data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { isEqual(self.authenticationCode(for: authenticatedData, using: key), authenticationCode) }
}

import CommonCrypto
import Foundation

/// A SHA-256 digest.
public struct SHA256Digest: Digest {
    /// The length of the digest, in bytes.
    public static var byteCount: Int { 32 }
    let bytes: [UInt8]

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The SHA-256 hash function.
public struct SHA256: HashFunction {
    /// The number of bytes in a block of the function.
    public static var blockByteCount: Int { 64 }
    /// The length of a digest, in bytes.
    public static var byteCount: Int { 32 }
    private var context = CC_SHA256_CTX()

    /// Creates a hash function to which data can be added.
    public init() { CC_SHA256_Init(&context) }

    /// Adds the bytes of a buffer.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        CC_SHA256_Update(&context, bufferPointer.baseAddress, CC_LONG(bufferPointer.count))
    }

    /// Returns the digest of all added data. You can add more data afterward.
    public func finalize() -> SHA256Digest {
        var copy = context
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        CC_SHA256_Final(&bytes, &copy)
        return SHA256Digest(bytes: bytes)
    }
}

/// A SHA-384 digest.
public struct SHA384Digest: Digest {
    /// The length of the digest, in bytes.
    public static var byteCount: Int { 48 }
    let bytes: [UInt8]

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The SHA-384 hash function.
public struct SHA384: HashFunction {
    /// The number of bytes in a block of the function.
    public static var blockByteCount: Int { 128 }
    /// The length of a digest, in bytes.
    public static var byteCount: Int { 48 }
    private var context = CC_SHA512_CTX()

    /// Creates a hash function to which data can be added.
    public init() { CC_SHA384_Init(&context) }

    /// Adds the bytes of a buffer.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        CC_SHA384_Update(&context, bufferPointer.baseAddress, CC_LONG(bufferPointer.count))
    }

    /// Returns the digest of all added data. You can add more data afterward.
    public func finalize() -> SHA384Digest {
        var copy = context
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        CC_SHA384_Final(&bytes, &copy)
        return SHA384Digest(bytes: bytes)
    }
}

/// A SHA-512 digest.
public struct SHA512Digest: Digest {
    /// The length of the digest, in bytes.
    public static var byteCount: Int { 64 }
    let bytes: [UInt8]

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The SHA-512 hash function.
public struct SHA512: HashFunction {
    /// The number of bytes in a block of the function.
    public static var blockByteCount: Int { 128 }
    /// The length of a digest, in bytes.
    public static var byteCount: Int { 64 }
    private var context = CC_SHA512_CTX()

    /// Creates a hash function to which data can be added.
    public init() { CC_SHA512_Init(&context) }

    /// Adds the bytes of a buffer.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        CC_SHA512_Update(&context, bufferPointer.baseAddress, CC_LONG(bufferPointer.count))
    }

    /// Returns the digest of all added data. You can add more data afterward.
    public func finalize() -> SHA512Digest {
        var copy = context
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        CC_SHA512_Final(&bytes, &copy)
        return SHA512Digest(bytes: bytes)
    }
}

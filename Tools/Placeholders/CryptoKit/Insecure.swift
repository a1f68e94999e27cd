import CommonCrypto
import Foundation

/// Hash functions that aren't secure anymore, for compatibility.
public enum Insecure {
    /// A SHA-1 digest.
    public struct SHA1Digest: Digest {
        /// The length of the digest, in bytes.
        public static var byteCount: Int { 20 }
        let bytes: [UInt8]

        /// Calls a closure with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// The SHA-1 hash function.
    public struct SHA1: HashFunction {
        /// The number of bytes in a block of the function.
        public static var blockByteCount: Int { 64 }
        /// The length of a digest, in bytes.
        public static var byteCount: Int { 20 }
        private var context = CC_SHA1_CTX()

        /// Creates a hash function to which data can be added.
        public init() { CC_SHA1_Init(&context) }

        /// Adds the bytes of a buffer.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            CC_SHA1_Update(&context, bufferPointer.baseAddress, CC_LONG(bufferPointer.count))
        }

        /// Returns the digest of all added data. You can add more data afterward.
        public func finalize() -> SHA1Digest {
            var copy = context
            var bytes = [UInt8](repeating: 0, count: Self.byteCount)
            CC_SHA1_Final(&bytes, &copy)
            return SHA1Digest(bytes: bytes)
        }
    }

    /// An MD5 digest.
    public struct MD5Digest: Digest {
        /// The length of the digest, in bytes.
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]

        /// Calls a closure with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// The MD5 hash function.
    public struct MD5: HashFunction {
        /// The number of bytes in a block of the function.
        public static var blockByteCount: Int { 64 }
        /// The length of a digest, in bytes.
        public static var byteCount: Int { 16 }
        private var context = CC_MD5_CTX()

        /// Creates a hash function to which data can be added.
        public init() { CC_MD5_Init(&context) }

        /// Adds the bytes of a buffer.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            CC_MD5_Update(&context, bufferPointer.baseAddress, CC_LONG(bufferPointer.count))
        }

        /// Returns the digest of all added data. You can add more data afterward.
        public func finalize() -> MD5Digest {
            var copy = context
            var bytes = [UInt8](repeating: 0, count: Self.byteCount)
            CC_MD5_Final(&bytes, &copy)
            return MD5Digest(bytes: bytes)
        }
    }
}

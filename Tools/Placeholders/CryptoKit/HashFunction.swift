import Foundation

/// A cryptographic hash function.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    /// The number of bytes in a block of the function.
    static var blockByteCount: Int { get }

    /// Creates a hash function to which data can be added.
    init()

    /// Adds the bytes of a buffer.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// Returns the digest of all added data. You can add more data afterward.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Returns the digest of the bytes of a buffer.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Adds data to the function.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

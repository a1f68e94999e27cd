/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of bytes.
public typealias CC_LONG64 = UInt64

/// A function that computes a digest of data in several steps.
protocol DigestFunction: Sendable {
    mutating func update(_ data: UnsafeRawBufferPointer)
    /// Returns the digest. The function can't be updated after that.
    mutating func finish() -> [UInt8]
}

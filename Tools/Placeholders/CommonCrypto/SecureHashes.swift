// MARK: SHA-224

/// The length of a SHA-224 digest, in bytes.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes in a block of SHA-224.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Starts a SHA-224 computation.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.function = SHA2(UInt32.sha224, length: 28)
    return 1
}

/// Adds data to a SHA-224 computation.
@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.function.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of a SHA-224 computation to a buffer.
@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    for (offset, byte) in c.pointee.function.finish().enumerated() { md[offset] = byte }
    return 1
}

/// Computes the SHA-224 digest of data, writes it to a buffer, and returns the buffer.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var context = CC_SHA256_CTX()
    CC_SHA224_Init(&context)
    CC_SHA224_Update(&context, data, len)
    CC_SHA224_Final(md, &context)
    return md
}

// MARK: SHA-256

/// The length of a SHA-256 digest, in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes in a block of SHA-256.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// The state of a SHA-224 or SHA-256 computation.
public struct CC_SHA256_CTX: Sendable {
    var function: any DigestFunction = SHA2(UInt32.sha256, length: 32)

    /// Creates a state that `CC_SHA256_Init` initializes.
    public init() {}
}

/// Starts a SHA-256 computation.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.function = SHA2(UInt32.sha256, length: 32)
    return 1
}

/// Adds data to a SHA-256 computation.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.function.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of a SHA-256 computation to a buffer.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    for (offset, byte) in c.pointee.function.finish().enumerated() { md[offset] = byte }
    return 1
}

/// Computes the SHA-256 digest of data, writes it to a buffer, and returns the buffer.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var context = CC_SHA256_CTX()
    CC_SHA256_Init(&context)
    CC_SHA256_Update(&context, data, len)
    CC_SHA256_Final(md, &context)
    return md
}

// MARK: SHA-384

/// The length of a SHA-384 digest, in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes in a block of SHA-384.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Starts a SHA-384 computation.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.function = SHA2(UInt64.sha384, length: 48)
    return 1
}

/// Adds data to a SHA-384 computation.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.function.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of a SHA-384 computation to a buffer.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    for (offset, byte) in c.pointee.function.finish().enumerated() { md[offset] = byte }
    return 1
}

/// Computes the SHA-384 digest of data, writes it to a buffer, and returns the buffer.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var context = CC_SHA512_CTX()
    CC_SHA384_Init(&context)
    CC_SHA384_Update(&context, data, len)
    CC_SHA384_Final(md, &context)
    return md
}

// MARK: SHA-512

/// The length of a SHA-512 digest, in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes in a block of SHA-512.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// The state of a SHA-384 or SHA-512 computation.
public struct CC_SHA512_CTX: Sendable {
    var function: any DigestFunction = SHA2(UInt64.sha512, length: 64)

    /// Creates a state that `CC_SHA512_Init` initializes.
    public init() {}
}

/// Starts a SHA-512 computation.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.function = SHA2(UInt64.sha512, length: 64)
    return 1
}

/// Adds data to a SHA-512 computation.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.function.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of a SHA-512 computation to a buffer.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    for (offset, byte) in c.pointee.function.finish().enumerated() { md[offset] = byte }
    return 1
}

/// Computes the SHA-512 digest of data, writes it to a buffer, and returns the buffer.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var context = CC_SHA512_CTX()
    CC_SHA512_Init(&context)
    CC_SHA512_Update(&context, data, len)
    CC_SHA512_Final(md, &context)
    return md
}

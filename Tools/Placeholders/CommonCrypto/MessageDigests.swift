// MARK: MD5

/// The length of an MD5 digest, in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes in a block of MD5.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// The state of an MD5 computation.
public struct CC_MD5_CTX: Sendable {
    var function: any DigestFunction = MD5()

    /// Creates a state that `CC_MD5_Init` initializes.
    public init() {}
}

/// Starts an MD5 computation.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.pointee.function = MD5()
    return 1
}

/// Adds data to an MD5 computation.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.function.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of an MD5 computation to a buffer.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    for (offset, byte) in c.pointee.function.finish().enumerated() { md[offset] = byte }
    return 1
}

/// Computes the MD5 digest of data, writes it to a buffer, and returns the buffer.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var context = CC_MD5_CTX()
    CC_MD5_Init(&context)
    CC_MD5_Update(&context, data, len)
    CC_MD5_Final(md, &context)
    return md
}

// MARK: SHA-1

/// The length of a SHA-1 digest, in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes in a block of SHA-1.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// The state of a SHA-1 computation.
public struct CC_SHA1_CTX: Sendable {
    var function: any DigestFunction = SHA1()

    /// Creates a state that `CC_SHA1_Init` initializes.
    public init() {}
}

/// Starts a SHA-1 computation.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.pointee.function = SHA1()
    return 1
}

/// Adds data to a SHA-1 computation.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    c.pointee.function.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of a SHA-1 computation to a buffer.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    for (offset, byte) in c.pointee.function.finish().enumerated() { md[offset] = byte }
    return 1
}

/// Computes the SHA-1 digest of data, writes it to a buffer, and returns the buffer.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    var context = CC_SHA1_CTX()
    CC_SHA1_Init(&context)
    CC_SHA1_Update(&context, data, len)
    CC_SHA1_Final(md, &context)
    return md
}

/// The digest that a message authentication code uses.
public typealias CCHmacAlgorithm = UInt32

/// HMAC with SHA-1.
public let kCCHmacAlgSHA1 = 0
/// HMAC with MD5.
public let kCCHmacAlgMD5 = 1
/// HMAC with SHA-256.
public let kCCHmacAlgSHA256 = 2
/// HMAC with SHA-384.
public let kCCHmacAlgSHA384 = 3
/// HMAC with SHA-512.
public let kCCHmacAlgSHA512 = 4
/// HMAC with SHA-224.
public let kCCHmacAlgSHA224 = 5

/// The state of a computation of a message authentication code.
public struct CCHmacContext: Sendable {
    var inner: any DigestFunction = SHA1()
    var outer: any DigestFunction = SHA1()

    /// Creates a state that ``CCHmacInit(_:_:_:_:)`` initializes.
    public init() {}
}

/// Starts a computation of the message authentication code of RFC 2104.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    let function = function(for: algorithm)
    let blockSize = [kCCHmacAlgSHA384, kCCHmacAlgSHA512].contains(Int(algorithm)) ? 128 : 64
    var bytes = [UInt8](UnsafeRawBufferPointer(start: key, count: keyLength))
    if bytes.count > blockSize {
        var digest = function
        bytes.withUnsafeBytes { digest.update($0) }
        bytes = digest.finish()
    }
    bytes += [UInt8](repeating: 0, count: blockSize - bytes.count)
    ctx.pointee.inner = function
    ctx.pointee.outer = function
    bytes.map { $0 ^ 0x36 }.withUnsafeBytes { ctx.pointee.inner.update($0) }
    bytes.map { $0 ^ 0x5c }.withUnsafeBytes { ctx.pointee.outer.update($0) }
}

/// Adds data to a computation of a message authentication code.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
    ctx.pointee.inner.update(UnsafeRawBufferPointer(start: data, count: dataLength))
}

/// Writes a message authentication code to a buffer.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    ctx.pointee.inner.finish().withUnsafeBytes { ctx.pointee.outer.update($0) }
    macOut.copyMemory(from: ctx.pointee.outer.finish())
}

/// Computes the message authentication code of data, and writes it to a buffer.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}

private func function(for algorithm: CCHmacAlgorithm) -> any DigestFunction {
    switch Int(algorithm) {
    case kCCHmacAlgMD5: MD5()
    case kCCHmacAlgSHA224: SHA2(UInt32.sha224, length: 28)
    case kCCHmacAlgSHA256: SHA2(UInt32.sha256, length: 32)
    case kCCHmacAlgSHA384: SHA2(UInt64.sha384, length: 48)
    case kCCHmacAlgSHA512: SHA2(UInt64.sha512, length: 64)
    default: SHA1()
    }
}

extension UnsafeMutableRawPointer {
    fileprivate func copyMemory(from bytes: [UInt8]) {
        bytes.withUnsafeBytes { if let start = $0.baseAddress { copyMemory(from: start, byteCount: $0.count) } }
    }
}

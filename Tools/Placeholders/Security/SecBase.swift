import Foundation

/// The status of success.
public let errSecSuccess: OSStatus = 0
/// The status of a function that isn't implemented.
public let errSecUnimplemented: OSStatus = -4
/// The status of a file that can't be read or written.
public let errSecIO: OSStatus = -36
/// The status of an invalid parameter.
public let errSecParam: OSStatus = -50
/// The status of a failed allocation of memory.
public let errSecAllocate: OSStatus = -108
/// The status of an operation that the user canceled.
public let errSecUserCanceled: OSStatus = -128
/// The status of an invalid request.
public let errSecBadReq: OSStatus = -909
/// The status of an internal error.
public let errSecInternalComponent: OSStatus = -2070
/// The status of a keychain that isn't available.
public let errSecNotAvailable: OSStatus = -25291
/// The status of failed authentication.
public let errSecAuthFailed: OSStatus = -25293
/// The status of an item that exists already.
public let errSecDuplicateItem: OSStatus = -25299
/// The status of an item that isn't in the keychain.
public let errSecItemNotFound: OSStatus = -25300
/// The status of an operation that requires user interaction, which isn't allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The status of data that can't be decoded.
public let errSecDecode: OSStatus = -26275
/// The status of an app without the entitlement for an operation.
public let errSecMissingEntitlement: OSStatus = -34018

private let messages: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecIO: "I/O error.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecBadReq: "Bad parameter or invalid state for operation.",
    errSecInternalComponent: "An internal component failed.",
    errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecDecode: "Unable to decode the provided data.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
]

/// Returns a description of a status.
///
/// Differs from Security: the descriptions are in English, and the description of a code without a constant in this
/// module is only its number.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages[status] ?? "OSStatus \(status)"
}

/// A reference to a generator of random numbers.
public typealias SecRandomRef = OpaquePointer

/// The default generator of random numbers.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills a buffer with cryptographically secure random bytes.
/// - Returns: ``errSecSuccess``.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
    }
    return errSecSuccess
}

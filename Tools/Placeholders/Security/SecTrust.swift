import Foundation

/// An X.509 certificate.
///
/// Differs from Security: the certificate isn't parsed.
public final class SecCertificate: Sendable {
    let data: Data

    init(_ data: Data) { self.data = data }
}

/// A policy for evaluating certificates.
public final class SecPolicy: Sendable {}

/// A public or private key. This module can't create keys.
public final class SecKey: Sendable {}

/// Access control for an item of the keychain.
public final class SecAccessControl: Sendable {}

/// An object that evaluates certificates with policies.
///
/// Differs from Security: no certificate is trusted.
public final class SecTrust: Sendable {
    let certificates: [SecCertificate]

    init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// The result of an evaluation of certificates.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// Conditions of access to an item of the keychain.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The conditions as bits.
    public let rawValue: CFOptionFlags

    /// Creates conditions from bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Access with biometrics or a passcode.
    public static let userPresence = Self(rawValue: 1 << 0)
    /// Access with any registered finger or face.
    public static let biometryAny = Self(rawValue: 1 << 1)
    /// Access with the currently registered fingers or face.
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    /// Access with the passcode of the device.
    public static let devicePasscode = Self(rawValue: 1 << 4)
    /// Access with any of the conditions.
    public static let or = Self(rawValue: 1 << 14)
    /// Access with all of the conditions.
    public static let and = Self(rawValue: 1 << 15)
    /// The private key can be used for signing.
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
}

/// The type of options of Core Foundation.
public typealias CFOptionFlags = UInt

/// Returns access control with the given conditions, which the keychain ignores.
public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// Returns access control with the given conditions, which the keychain ignores.
public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// Returns a certificate with the given bytes.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? {
    data.isEmpty ? nil : SecCertificate(data)
}

/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Returns `nil`, because certificates aren't parsed.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// Returns the policy for certificates of servers or clients.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// Returns the default policy.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Returns a policy for checking whether certificates are revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

/// Creates an object that evaluates certificates.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let all = (certificates as? [SecCertificate]) ?? (certificates as? SecCertificate).map { [$0] } ?? []
    guard !all.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(all)
    return errSecSuccess
}

/// Sets the policies of an evaluation, which fails with all of them.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }

/// Sets the trusted certificates of an evaluation, which fails with all of them.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecSuccess
}

/// Sets whether only the given certificates are trusted.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecSuccess
}

/// Returns `false` with an error: no certificate is trusted.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
    return false
}

/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }

/// Returns the certificate at an index.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// Returns all certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }

/// Returns `nil`, because certificates aren't parsed.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

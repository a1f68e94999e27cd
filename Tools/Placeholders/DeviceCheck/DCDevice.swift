@_exported import Foundation

public struct DCError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.devicecheck.error" }
    public var errorCode: Int { code.rawValue }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var serverUnavailable: Code { .serverUnavailable }
}

/// A device that isn't supported.
open class DCDevice: NSObject, @unchecked Sendable {
    public static let current = DCDevice()

    open var isSupported: Bool { false }

    override init() { super.init() }

    open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completion(nil, DCError(.featureUnsupported))
    }

    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// A service that isn't supported.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    public static let shared = DCAppAttestService()

    open var isSupported: Bool { false }

    override init() { super.init() }

    open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }

    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }

    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }

    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }

    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }

    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
}

/// A provider of passkeys, whose requests fail.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public let relyingPartyIdentifier: String

    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        super.init()
    }

    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            provider: self, challenge: challenge, name: name, userID: userID)
    }

    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self, challenge: challenge)
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var challenge: Data
    open var name: String
    open var userID: Data
    open var displayName: String?

    init(provider: any ASAuthorizationProvider, challenge: Data, name: String, userID: Data) {
        (self.challenge, self.name, self.userID) = (challenge, name, userID)
        super.init(provider: provider)
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var challenge: Data
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []

    init(provider: any ASAuthorizationProvider, challenge: Data) {
        self.challenge = challenge
        super.init(provider: provider)
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
    open var credentialID: Data

    public init(credentialID: Data) {
        self.credentialID = credentialID
        super.init()
    }
}

/// A new passkey. None is ever created.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential,
    @unchecked Sendable
{
    open var credentialID: Data { Data() }
    open var rawClientDataJSON: Data { Data() }
    open var rawAttestationObject: Data? { nil }

    override init() { super.init() }
}

/// A sign-in with a passkey. None ever succeeds.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential,
    @unchecked Sendable
{
    open var credentialID: Data { Data() }
    open var rawClientDataJSON: Data { Data() }
    open var rawAuthenticatorData: Data! { Data() }
    open var signature: Data! { Data() }
    open var userID: Data! { Data() }

    override init() { super.init() }
}

extension ASAuthorizationController {
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    public func performRequests(options: RequestOptions) { performRequests() }

    /// Does nothing, because the placeholder doesn't support passkeys.
    public func performAutoFillAssistedRequests() {}
}

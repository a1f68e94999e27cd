import Foundation
import FoundationNetworking

extension URLProtectionSpace {
    /// The certificates of the server. It's always `nil`, because Foundation has already evaluated the certificates.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Creates a credential that accepts the certificates of a server.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

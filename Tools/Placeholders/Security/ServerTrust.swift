import Foundation
import FoundationNetworking

extension URLProtectionSpace {
    /// The certificates of the server. They're always `nil`, because Foundation evaluates them before.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Creates a credential that accepts the certificates of a server.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

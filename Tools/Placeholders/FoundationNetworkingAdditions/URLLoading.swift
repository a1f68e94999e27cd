import FoundationNetworking
@_exported import Foundation

// Declarations of Foundation on Apple's platforms that FoundationNetworking lacks. The network is never expensive or
// constrained, and servers are always trusted.

/// The method of a challenge that asks whether a server is trusted. No session sends such a challenge.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of a challenge that asks for a certificate. No session sends such a challenge.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// An implementation detail: only a protocol extension can declare the initializer that responses inherit from `NSObject` on
/// Apple platforms.
public protocol _EmptyURLResponse {}

extension URLResponse: _EmptyURLResponse {}

extension _EmptyURLResponse where Self: URLResponse {
    /// Creates a response without values. Its address is `about:blank`, because it can't be missing here.
    public init() {
        let address = URL(string: "about:blank")!
        let http = HTTPURLResponse(url: address, statusCode: 0, httpVersion: nil, headerFields: nil)
        let plain = URLResponse(url: address, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        self = (plain as? Self) ?? http as! Self
    }
}

extension URLCredential {
    public convenience init(trust: Any) { self.init(user: "", password: "", persistence: .none) }
}

extension URLProtectionSpace {
    public var serverTrust: Any! { nil }
}

extension URLRequest {
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLSessionConfiguration {
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }

    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLError {
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular = 0
        case expensive = 1
        case constrained = 2
    }

    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

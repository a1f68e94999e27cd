/// The policy that determines which requests come from pages of this server.
///
/// Another site can make a browser send requests to this server. Its `Origin` identifies it. For images, scripts, and
/// frames, browsers don't send that header, but `Sec-Fetch-Site`. A site whose domain was redirected to this machine
/// (DNS rebinding) is identified by `Host`. A link that the user follows can be on any page; browsers mark its request
/// with `Sec-Fetch-User`. Other programs don't send these headers.
package struct RequestPolicy: Sendable {
    /// The address that the server is bound to, as given by the user.
    private let boundHost: String
    private let port: Int

    package init(boundHost: String, port: Int) {
        self.boundHost = boundHost.lowercased()
        self.port = port
    }

    /// Returns the reason why a request is refused, or `nil` if it's accepted.
    package func refusal(of request: HTTPRequest) -> String? {
        guard let host = request.headers["host"]?.lowercased(), accepts(host: host) else {
            return "foreign Host \(request.headers["host"] ?? "(none)")"
        }
        if let origin = request.headers["origin"]?.lowercased(), origin != "http://\(host)" {
            return "foreign Origin \(origin)"
        }
        if let site = request.headers["sec-fetch-site"]?.lowercased(), site == "cross-site" || site == "same-site",
            !isFollowedLink(request)
        {
            return "request from another site"
        }
        return nil
    }

    /// Returns the message for a client whose request is refused.
    package func explanation(for request: HTTPRequest) -> String {
        Self.opensPage(request)
            ? "Another site opened this address without a click. Open it from the address bar."
            : "This server answers only its own pages."
    }

    /// Returns whether the user opens a page in a tab by a click or a key.
    private func isFollowedLink(_ request: HTTPRequest) -> Bool {
        Self.opensPage(request) && request.headers["sec-fetch-user"] == "?1"
    }

    /// Returns whether the response becomes the page in a tab.
    private static func opensPage(_ request: HTTPRequest) -> Bool {
        request.method == "GET" && request.headers["sec-fetch-mode"]?.lowercased() == "navigate"
            && request.headers["sec-fetch-dest"]?.lowercased() == "document"
    }

    private func accepts(host: String) -> Bool {
        let name: Substring
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return false }
            guard host[host.index(after: end)...] == portSuffix else { return false }
            name = host[host.index(after: host.startIndex)..<end]
        } else {
            guard host.hasSuffix(portSuffix) else { return false }
            name = host.dropLast(portSuffix.count)
        }
        if ["localhost", "127.0.0.1", "::1", boundHost].contains(String(name)) { return true }
        // If the server is bound to all addresses, any IP address of the machine is accepted, but no domain, because
        // others could choose it.
        return boundHost == "0.0.0.0" && Self.isIPv4(name)
    }

    private var portSuffix: String { port == 80 ? "" : ":\(port)" }

    private static func isIPv4(_ name: Substring) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}

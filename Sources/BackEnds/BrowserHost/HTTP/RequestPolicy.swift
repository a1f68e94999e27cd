/// Which requests are from pages that this server sent.
///
/// A page from elsewhere can make a browser send requests here. Its `Origin` gives it away; where a browser sends none,
/// as for pictures, scripts and frames, `Sec-Fetch-Site` does. One whose own name was pointed to this machine (DNS
/// rebinding) is given away by `Host`. A link that a person follows may be on any page: browsers mark its request with
/// `Sec-Fetch-User`. Programs send none of these.
package struct RequestPolicy: Sendable {
    /// The address that the server is bound to, as the person gave it.
    private let boundHost: String
    private let port: Int

    package init(boundHost: String, port: Int) {
        self.boundHost = boundHost.lowercased()
        self.port = port
    }

    /// Why a request is refused; nil if it isn't.
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

    /// The message for a client whose request is refused.
    package func explanation(for request: HTTPRequest) -> String {
        Self.opensPage(request)
            ? "Another site opened this address without a click. Open it from the address bar."
            : "This server answers only its own pages."
    }

    /// Whether a person, by a click or a key, opens a page in a tab.
    private func isFollowedLink(_ request: HTTPRequest) -> Bool {
        Self.opensPage(request) && request.headers["sec-fetch-user"] == "?1"
    }

    /// Whether the response becomes the page in a tab.
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
        // Bound to all addresses, the machine is known by any of them, but by no name that others could choose.
        return boundHost == "0.0.0.0" && Self.isIPv4(name)
    }

    private var portSuffix: String { port == 80 ? "" : ":\(port)" }

    private static func isIPv4(_ name: Substring) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}

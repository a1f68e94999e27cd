/// What goes back for a request.
package struct HTTPResponse: Sendable, Hashable {
    package enum Status: Int, Sendable, Hashable {
        case switchingProtocols = 101
        case ok = 200
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case conflict = 409
        case bodyTooLong = 413
        case headTooLong = 431
        case unavailable = 503

        var reason: String {
            switch self {
            case .switchingProtocols: "Switching Protocols"
            case .ok: "OK"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .conflict: "Conflict"
            case .bodyTooLong: "Content Too Large"
            case .headTooLong: "Request Header Fields Too Large"
            case .unavailable: "Service Unavailable"
            }
        }
    }

    package enum Caching: String, Sendable, Hashable {
        /// Content whose address changes when it does.
        case forever = "public, max-age=31536000, immutable"
        case never = "no-store"
    }

    package var status: Status
    package var contentType: String
    package var caching: Caching
    package var body: [UInt8]
    /// More headers, in order.
    package var headers: [(name: String, value: String)] = []

    package init(
        _ status: Status, contentType: String = "text/plain; charset=utf-8", caching: Caching = .never,
        body: [UInt8] = []
    ) {
        self.status = status
        self.contentType = contentType
        self.caching = caching
        self.body = body
    }

    /// A response with a line of text.
    package init(_ status: Status, text: String) {
        self.init(status, body: Array((text + "\n").utf8))
    }

    /// What a page of ours may load: only from here, and no script or style that stands in the page itself. Pages
    /// elsewhere can't frame it; the grid of pages does.
    static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        + "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

    /// The bytes to send.
    /// - Parameters:
    ///   - keepsAlive: Whether another request may follow on the connection.
    ///   - withoutBody: Whether the request was `HEAD`.
    package func encoded(keepsAlive: Bool, withoutBody: Bool = false) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)"]
        if status == .switchingProtocols {
            lines += ["Connection: Upgrade"]
        } else {
            lines += [
                "Content-Type: \(contentType)", "Content-Length: \(body.count)", "Cache-Control: \(caching.rawValue)",
                "Content-Security-Policy: \(Self.contentSecurityPolicy)", "X-Content-Type-Options: nosniff",
                "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
                "Connection: \(keepsAlive ? "keep-alive" : "close")",
            ]
        }
        lines += headers.map { "\($0.name): \($0.value)" }
        let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        return withoutBody || status == .switchingProtocols ? head : head + body
    }

    package static func == (left: HTTPResponse, right: HTTPResponse) -> Bool {
        left.encoded(keepsAlive: true) == right.encoded(keepsAlive: true)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(encoded(keepsAlive: true))
    }
}

/// A response to an HTTP request.
package struct HTTPResponse: Sendable {
    package enum Status: Int, Sendable, Hashable {
        case ok = 200
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case conflict = 409
        case bodyTooLong = 413
        case headTooLong = 431
        case unavailable = 503
    }

    package enum Caching: String, Sendable, Hashable {
        /// The content has an address that changes with it.
        case forever = "public, max-age=31536000, immutable"
        case never = "no-store"
    }

    package var status: Status
    package var contentType: String
    package var caching: Caching
    package var body: [UInt8]
    /// The headers in addition to the common ones, in order.
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

    /// Creates a response with a line of text.
    package init(_ status: Status, text: String) {
        self.init(status, body: Array((text + "\n").utf8))
    }
}

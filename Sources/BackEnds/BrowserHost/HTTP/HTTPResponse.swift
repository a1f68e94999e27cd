/// What goes back for a request.
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
        /// Content whose address changes when it does.
        case forever = "public, max-age=31536000, immutable"
        case never = "no-store"
    }

    package var status: Status
    package var contentType: String
    package var caching: Caching
    package var body: [UInt8]
    /// More headers than every response has, in order.
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
}

import BrowserHost
import NIOHTTP1

extension HTTPResponse {
    /// The content security policy of pages: resources are loaded only from this server, and inline scripts and styles
    /// aren't allowed. Other sites can't embed a page in a frame, but the grid of pages can.
    private static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        + "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

    /// Returns the head of the response.
    ///
    /// - Parameter keepsAlive: Whether the connection stays open for another request.
    func head(keepsAlive: Bool) -> HTTPResponseHead {
        var all: HTTPHeaders = [
            "Content-Type": contentType, "Content-Length": "\(body.count)", "Cache-Control": caching.rawValue,
            "Content-Security-Policy": Self.contentSecurityPolicy, "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
            "Connection": keepsAlive ? "keep-alive" : "close",
        ]
        all.add(contentsOf: headers.map { ($0.name, $0.value) })
        return HTTPResponseHead(version: .http1_1, status: .init(statusCode: status.rawValue), headers: all)
    }
}

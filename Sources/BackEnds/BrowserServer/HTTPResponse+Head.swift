import BrowserHost
import NIOHTTP1

extension HTTPResponse {
    /// What a page of ours may load: only from here, and no script or style that stands in the page itself. Pages
    /// elsewhere can't frame it; the grid of pages does.
    private static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        + "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

    /// What is sent before the body.
    /// - Parameter keepsAlive: Whether another request may follow on the connection.
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

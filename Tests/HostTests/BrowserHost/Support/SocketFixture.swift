import BrowserHost
import BrowserServer

/// A separate server with the requests that it received, the messages of its WebSockets, and its log.
@MainActor
final class SocketFixture: LoopbackFixture {
    private(set) var port = 0
    private(set) var requests: [HTTPRequest] = []
    private(set) var messages: [String] = []
    private(set) var closeCodes: [Int?] = []
    private(set) var log: [String] = []
    private let body: [UInt8]
    private var server: HTTPServer?
    private var sockets: [WebSocket] = []

    /// - Parameter body: The body of each response.
    init(body: [UInt8] = Array("tea".utf8)) throws {
        self.body = body
        let callbacks = ServerCallbacks { [weak self] line in
            self?.log.append(line)
        } respond: { [weak self] request, answer in
            self?.requests.append(request)
            answer(HTTPResponse(.ok, body: self?.body ?? []))
        } openWebSocket: { [weak self] socket in
            self?.take(socket)
        }
        let server = HTTPServer(host: "127.0.0.1", callbacks: callbacks)
        self.server = server
        port = try server.start(port: 0)
    }

    deinit { MainActor.assumeIsolated { server?.stop() } }

    private func take(_ socket: WebSocket) {
        sockets.append(socket)
        socket.onMessage = { [weak self] in self?.messages.append($0) }
        socket.onClose = { [weak self] in self?.closeCodes.append($0) }
    }
}

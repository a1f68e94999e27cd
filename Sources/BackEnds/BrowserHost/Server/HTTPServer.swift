import Dispatch

/// Serves pages and WebSockets to the browsers of one machine, on the main queue, where the application runs too.
///
/// Written on sockets rather than on a server library: what is needed are fetches, short bodies and text messages of
/// bounded length, which are small value types here (``HTTPRequestParser``, ``WebSocketDecoder``) that refuse a
/// message before they take memory for it and are tested byte by byte; an input reaches the application without a
/// change of thread; and who builds an application on Collage builds no network stack first.
@MainActor
package final class HTTPServer {
    /// Answers a request, once, at once or later.
    package typealias Respond = (HTTPRequest, _ answer: @escaping (HTTPResponse) -> Void) -> Void

    /// More clients than that are turned away, unless one of them only holds its connection: then the one that has done so
    /// for longest goes. A browser opens six connections for one page.
    private static let maximumConnectionCount = 512
    /// How many ports are tried when the wished one is taken.
    static let portAttempts = 50

    private let respond: Respond
    private let openWebSocket: (WebSocket) -> Void
    private let log: (String) -> Void
    private let host: String
    private var listener: ListeningSocket?
    private var policy: RequestPolicy?
    private var connections: [ObjectIdentifier: ClientConnection] = [:]

    /// - Parameters:
    ///   - host: The IPv4 address to listen on.
    ///   - log: Hears why clients are refused.
    ///   - respond: Answers requests of pages that came from here, and of programs on this machine.
    ///   - openWebSocket: Takes a WebSocket that a page has opened.
    package init(
        host: String, log: @escaping (String) -> Void, respond: @escaping Respond,
        openWebSocket: @escaping (WebSocket) -> Void
    ) {
        self.host = host
        self.log = log
        self.respond = respond
        self.openWebSocket = openWebSocket
    }

    /// Starts to listen, on the next free port if the wished one is taken, and answers which it is.
    package func start(port: Int) throws(SystemError) -> Int {
        let listener = try ListeningSocket(host: host, port: port, attempts: Self.portAttempts) { [weak self] socket in
            self?.accept(socket)
        }
        self.listener = listener
        policy = RequestPolicy(boundHost: host, port: listener.port)
        return listener.port
    }

    /// Stops listening and ends all connections.
    package func stop() {
        listener?.close()
        listener = nil
        for connection in connections.values { connection.close() }
        connections = [:]
    }

    private func accept(_ socket: SocketConnection) {
        if connections.count >= Self.maximumConnectionCount {
            connections.values.filter(\.isIdle).min { $0.lastUse < $1.lastUse }?.close()
        }
        guard let policy, connections.count < Self.maximumConnectionCount else {
            log("a client was turned away: there are \(connections.count) already")
            return socket.close()
        }
        let connection = ClientConnection(
            socket: socket, policy: policy, respond: respond, openWebSocket: openWebSocket, log: log)
        let key = ObjectIdentifier(connection)
        connections[key] = connection
        connection.onClose = { [weak self] in self?.connections[key] = nil }
        connection.start()
    }
}

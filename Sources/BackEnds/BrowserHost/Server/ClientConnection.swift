import Dispatch

/// One client of the server: requests one after another, or a WebSocket once it has asked for one.
@MainActor
final class ClientConnection {
    /// How long a client may take to send a request, or to stay without sending one, in seconds.
    private static let patience = 30.0

    var onClose: () -> Void = {}

    private let socket: SocketConnection
    private let policy: RequestPolicy
    private let respond: HTTPServer.Respond
    private let openWebSocket: (WebSocket) -> Void
    private let log: (String) -> Void
    private var parser = HTTPRequestParser()
    private var webSocket: WebSocket?
    private var timeout: DispatchWorkItem?
    /// Whether a request has not been answered yet; the next one waits.
    private var isAnswering = false
    private var isReadingRequests = false
    /// When the client last began or ended a request, or connected.
    private(set) var lastUse = DispatchTime.now()

    init(
        socket: SocketConnection, policy: RequestPolicy, respond: @escaping HTTPServer.Respond,
        openWebSocket: @escaping (WebSocket) -> Void, log: @escaping (String) -> Void
    ) {
        self.socket = socket
        self.policy = policy
        self.respond = respond
        self.openWebSocket = openWebSocket
        self.log = log
    }

    /// Whether the client only holds the connection: it has no page, and nothing to be answered.
    var isIdle: Bool { webSocket == nil && !isAnswering && !socket.isSending }

    func start() {
        socket.onReceive = { [weak self] in self?.receive($0) }
        socket.onDrain = { [weak self] in self?.continueAnswering() }
        socket.onClose = { [weak self] in self?.didClose() }
        restartTimeout()
    }

    /// Ends the connection; a page is told that the server goes away.
    func close() {
        if let webSocket {
            webSocket.close(code: 1001, reason: "the server ends")
        } else {
            socket.close()
        }
    }

    private func receive(_ bytes: [UInt8]) {
        if let webSocket { return webSocket.receive(bytes) }
        do throws(HTTPRequestParser.Failure) {
            try parser.append(bytes)
            try answerRequests()
        } catch {
            refuse(error)
        }
    }

    /// Answers what has arrived, one request at a time: the next one waits until the client has taken the last answer.
    private func answerRequests() throws(HTTPRequestParser.Failure) {
        isReadingRequests = true
        defer { isReadingRequests = false }
        while webSocket == nil, !isAnswering, !socket.isSending, !socket.isClosed, let request = try parser.next() {
            restartTimeout()
            answer(request)
        }
    }

    private func answer(_ request: HTTPRequest) {
        if let refusal = policy.refusal(of: request) {
            log("a request for \(request.path) was refused: \(refusal)")
            return end(with: HTTPResponse(.forbidden, text: "This server answers only its own pages."))
        }
        guard WebSocketHandshake.isRequested(by: request) else {
            isAnswering = true
            timeout?.cancel()
            return respond(request) { [weak self] in self?.finish(request, with: $0) }
        }
        let response = WebSocketHandshake.response(to: request)
        guard response.status == .switchingProtocols else { return end(with: response) }
        timeout?.cancel()
        socket.send(response.encoded(keepsAlive: true))
        let webSocket = WebSocket(socket: socket, target: request.target, log: log)
        self.webSocket = webSocket
        openWebSocket(webSocket)
        webSocket.receive(parser.rest)
    }

    private func finish(_ request: HTTPRequest, with response: HTTPResponse) {
        isAnswering = false
        guard !socket.isClosed else { return }
        restartTimeout()
        socket.send(response.encoded(keepsAlive: request.keepsAlive, withoutBody: request.method == "HEAD"))
        if !request.keepsAlive { return socket.finish() }
        // What was answered at once is followed by the next request anyway.
        if !isReadingRequests { continueAnswering() }
    }

    private func refuse(_ failure: HTTPRequestParser.Failure) {
        switch failure {
        case .tooLong: end(with: HTTPResponse(.headTooLong, text: "The request's head is too long."))
        case .bodyTooLong: end(with: HTTPResponse(.bodyTooLong, text: "The request's body is too long."))
        case .malformed(let what), .unsupported(let what):
            end(with: HTTPResponse(.badRequest, text: "The request can't be understood: \(what)."))
        }
        log("a connection was closed: \(failure)")
    }

    private func end(with response: HTTPResponse) {
        socket.send(response.encoded(keepsAlive: false))
        socket.finish()
    }

    private func continueAnswering() {
        do throws(HTTPRequestParser.Failure) {
            try answerRequests()
        } catch {
            refuse(error)
        }
    }

    private func didClose() {
        timeout?.cancel()
        webSocket?.didClose()
        onClose()
    }

    private func restartTimeout() {
        lastUse = .now()
        timeout?.cancel()
        let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.socket.close() } }
        timeout = item
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience, execute: item)
    }
}

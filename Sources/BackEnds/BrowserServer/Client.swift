import BrowserHost
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A connection: sequential requests, or a page after a request for a WebSocket.
final class Client {
    /// The maximum length of a request's head, in bytes. A browser sends 1000 to 2000 bytes.
    private static let maximumHeadLength = 16 << 10

    enum State {
        /// The connection is open without a request.
        case idle
        /// The client waits for a response, or receives it.
        case answering
        case page(WebSocket)
    }

    var state = State.idle
    /// The time when the connection was opened, or when a request last began or ended.
    var lastUse = NIODeadline.now()
    private let channel: any Channel

    init(channel: any Channel) {
        self.channel = channel
    }

    var isIdle: Bool { if case .idle = state { true } else { false } }

    /// A future that completes when the connection is closed.
    var whenClosed: EventLoopFuture<Void> { channel.closeFuture }

    /// Closes the connection. A page is notified that the server ends.
    func end() {
        guard case .page(let socket) = state else { return channel.close(promise: nil) }
        MainQueue.async { socket.close(code: 1001, reason: "the server ends") }
    }

    /// Adds the handlers of the connection.
    func prepare(policy: RequestPolicy, callbacks: ServerCallbacks) throws {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = Self.maximumHeadLength
        limits.maxHeaderListSize = Self.maximumHeadLength
        let decoder = ByteToMessageHandler(
            HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits),
            maximumBufferSize: Self.maximumHeadLength)
        let encoder = HTTPResponseEncoder()
        let pipelining = HTTPServerPipelineHandler()
        let requests = RequestHandler(client: self, policy: policy, callbacks: callbacks)
        let upgrade = HTTPServerUpgradeHandler(
            upgraders: [upgrader(policy: policy, callbacks: callbacks)], httpEncoder: encoder,
            extraHTTPHandlers: [decoder, pipelining, requests], upgradeCompletionHandler: { _ in })
        try channel.pipeline.syncOperations.addHandlers([encoder, decoder, pipelining, upgrade, requests])
    }

    /// Returns the upgrader that turns the connection of one of the server's pages into a WebSocket. Every browser
    /// sends the origin of a page, so a client that doesn't isn't a page.
    private func upgrader(policy: RequestPolicy, callbacks: ServerCallbacks) -> NIOWebSocketServerUpgrader {
        let client = NIOLoopBound(self, eventLoop: channel.eventLoop)
        return NIOWebSocketServerUpgrader(
            maxFrameSize: WebSocketMessage.maximumLength, automaticErrorHandling: false
        ) { channel, head in
            let isOwn = head.headers.contains(name: "origin") && policy.refusal(of: HTTPRequest(head)) == nil
            return channel.eventLoop.makeSucceededFuture(isOwn ? HTTPHeaders() : nil)
        } upgradePipelineHandler: { channel, head in
            channel.eventLoop.makeCompletedFuture {
                let socket = WebSocket(
                    channel: FrameChannel(channel: channel), target: head.uri, log: callbacks.log)
                client.value.state = .page(socket)
                try channel.pipeline.syncOperations.addHandler(WebSocketHandler(socket: socket))
                MainQueue.async { callbacks.openWebSocket(socket) }
            }
        }
    }
}

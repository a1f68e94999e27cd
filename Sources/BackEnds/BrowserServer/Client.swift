import BrowserHost
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// One connection: requests one after another, or a page once the first of them has asked for a WebSocket.
final class Client {
    /// The longest head of a request, in bytes. A browser's has one or two thousand.
    private static let maximumHeadLength = 16 << 10

    enum State {
        /// It only holds its connection.
        case idle
        /// It waits for an answer, or takes one.
        case answering
        case page(WebSocket)
    }

    var state = State.idle
    /// When it last began or ended a request, or connected.
    var lastUse = NIODeadline.now()
    private let channel: any Channel

    init(channel: any Channel) {
        self.channel = channel
    }

    var isIdle: Bool { if case .idle = state { true } else { false } }

    /// Fulfilled once the connection is gone.
    var whenClosed: EventLoopFuture<Void> { channel.closeFuture }

    /// Ends the connection; a page is told that the server goes away.
    func end() {
        guard case .page(let socket) = state else { return channel.close(promise: nil) }
        MainQueue.async { socket.close(code: 1001, reason: "the server ends") }
    }

    /// Makes what reads and writes on the connection.
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

    /// Makes a WebSocket of the connection of a page that came from here: every browser says where its page comes from, and
    /// what doesn't is none.
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

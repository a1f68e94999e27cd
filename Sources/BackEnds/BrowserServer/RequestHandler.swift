import BrowserHost
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Passes a client's requests to the application, one at a time, and sends its responses.
///
/// The end of a response is written when the client has received the rest. Until then, the handler of pipelined
/// requests holds back the next request.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// The time that a connection stays open without a request, and the time that a client has to send one.
    private static let requestTimeout = TimeAmount.seconds(10)
    /// The time that a client has to receive a response.
    private static let responseTimeout = TimeAmount.seconds(30)

    private let client: Client
    private let policy: RequestPolicy
    private let callbacks: ServerCallbacks
    /// The received parts of a request.
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    /// A Boolean value that indicates whether the connection is closed after the current response. Further data is
    /// discarded.
    private var isEnding = false
    private var timeout: Scheduled<Void>?

    init(client: Client, policy: RequestPolicy, callbacks: ServerCallbacks) {
        self.client = client
        self.policy = policy
        self.callbacks = callbacks
    }

    func handlerAdded(context: ChannelHandlerContext) { restartTimeout(Self.requestTimeout, context.channel) }

    func handlerRemoved(context: ChannelHandlerContext) { timeout?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isEnding else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            (self.head, body) = (head, [])
            // The request is refused before its body arrives.
            let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
            if length > HTTPRequest.maximumBodyLength { rejectBody(context) }
        case .body(let part):
            guard body.count + part.readableBytes <= HTTPRequest.maximumBodyLength else { return rejectBody(context) }
            body += part.readableBytesView
        case .end:
            guard let head else { return }
            self.head = nil
            handle(head, HTTPRequest(head, body: body), context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // After a refused handshake, the request itself is received.
        guard !isEnding, !(error is NIOWebSocketUpgradeError) else { return }
        switch error {
        case HTTPParserError.headerOverflow, is ByteToMessageDecoderError.PayloadTooLargeError:
            end(HTTPResponse(.headTooLong, text: "The request's head is too long."), context)
        case is HTTPParserError:
            end(HTTPResponse(.badRequest, text: "The request is invalid: \(error)."), context)
        default:
            // The connection itself failed.
            return context.close(promise: nil)
        }
        callbacks.say("a connection was closed: \(error)")
    }

    private func handle(_ head: HTTPRequestHead, _ request: HTTPRequest, _ context: ChannelHandlerContext) {
        if let refusal = policy.refusal(of: request) {
            callbacks.say("a request for \(request.path) was refused: \(refusal)")
            return end(HTTPResponse(.forbidden, text: policy.explanation(for: request)), context)
        }
        guard request.target.hasPrefix("/") else {
            return end(HTTPResponse(.badRequest, text: "The request is invalid: it has no path."), context)
        }
        // A valid handshake in the first request of a connection isn't handled here.
        guard !request.header("upgrade", contains: "websocket") else {
            return end(HTTPResponse(.badRequest, text: "This isn't a WebSocket handshake of version 13."), context)
        }
        timeout?.cancel()
        (client.state, client.lastUse) = (.answering, .now())
        let (keepsAlive, withoutBody) = (head.isKeepAlive, head.method == .HEAD)
        let place = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        MainQueue.async { [callbacks] in
            callbacks.respond(request) { response in
                place.eventLoop.execute {
                    place.value.handler.send(
                        response, keepsAlive: keepsAlive, withoutBody: withoutBody, place.value.context)
                }
            }
        }
    }

    private func rejectBody(_ context: ChannelHandlerContext) {
        callbacks.say("a connection was closed: a request's body is too long")
        end(HTTPResponse(.bodyTooLong, text: "The request's body is too long."), context)
    }

    private func end(_ response: HTTPResponse, _ context: ChannelHandlerContext) {
        send(response, keepsAlive: false, withoutBody: false, context)
    }

    private func send(
        _ response: HTTPResponse, keepsAlive: Bool, withoutBody: Bool, _ context: ChannelHandlerContext
    ) {
        isEnding = !keepsAlive
        restartTimeout(Self.responseTimeout, context.channel)
        let isWritten = context.eventLoop.makePromise(of: Void.self)
        context.write(wrapOutboundOut(.head(response.head(keepsAlive: keepsAlive))), promise: nil)
        let body = ByteBuffer(bytes: withoutBody ? [] : response.body)
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(body))), promise: isWritten)
        isWritten.futureResult.assumeIsolated().whenSuccess {
            (self.client.state, self.client.lastUse) = (.idle, .now())
            self.restartTimeout(Self.requestTimeout, context.channel)
            // The next request may arrive during this call.
            context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: nil)
            if !keepsAlive { context.channel.finish(after: context.eventLoop.makeSucceededVoidFuture()) }
        }
    }

    private func restartTimeout(_ amount: TimeAmount, _ channel: any Channel) {
        timeout?.cancel()
        timeout = channel.eventLoop.scheduleTask(in: amount) { channel.close(promise: nil) }
    }
}

import BrowserHost
import NIOCore
import NIOWebSocket

/// Passes the messages of a page to its ``WebSocket``.
///
/// It closes the connection if a message violates the protocol, or if messages arrive faster than a user can cause
/// them.
final class WebSocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// The maximum long-term rate of messages per second, and the maximum burst. A moving pointer sends a few hundred
    /// per second.
    private static let messageRate = 1000.0
    private static let messageBurst = 2000.0

    private let socket: WebSocket
    private let handover = MainActorInbox()
    private var assembler = MessageAssembler()
    private var limit = RateLimit(rate: WebSocketHandler.messageRate, burst: WebSocketHandler.messageBurst)
    private var hasFailed = false
    private var isReadHeld = false

    init(socket: WebSocket) {
        self.socket = socket
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasFailed else { return }
        do throws(WebSocketFailure) {
            guard let message = try assembler.consume(unwrapInboundIn(data)) else { return }
            guard limit.consume(at: MonotonicTime.now) else { throw .policy("too many messages") }
            handOver(message, context)
        } catch {
            fail(error)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard !hasFailed else { return }
        switch error {
        case NIOWebSocketError.invalidFrameLength: fail(.tooLong)
        case is NIOWebSocketError: fail(.protocolError("\(error)"))
        default: context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        MainQueue.async { [socket] in socket.didClose() }
        context.fireChannelInactive()
    }

    func read(context: ChannelHandlerContext) {
        isReadHeld = handover.isFull
        if !isReadHeld { context.read() }
    }

    private func handOver(_ message: WebSocketMessage, _ context: ChannelHandlerContext) {
        let place = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        handover.send { [socket] in
            socket.receive(message)
        } whenRoom: {
            place.eventLoop.execute {
                if place.value.handler.isReadHeld { place.value.handler.read(context: place.value.context) }
            }
        }
    }

    private func fail(_ failure: WebSocketFailure) {
        hasFailed = true
        MainQueue.async { [socket] in socket.fail(failure) }
    }
}

import BrowserHost
import NIOCore
import NIOWebSocket

/// Sends messages to a page's WebSocket as single frames.
struct FrameChannel: WebSocketChannel {
    /// The maximum length of the reason in a closing frame, in bytes.
    private static let maximumReasonLength = 123

    let channel: any Channel

    var isWritable: Bool { channel.isWritable }

    func sendText(_ payload: [UInt8]) { send(.text, ByteBuffer(bytes: payload)) }

    func sendPong(_ payload: [UInt8]) { send(.pong, ByteBuffer(bytes: payload)) }

    func close(code: Int, reason: String) {
        var reason = reason
        while reason.utf8.count > Self.maximumReasonLength { reason.removeLast() }
        var payload = ByteBuffer(integer: UInt16(truncatingIfNeeded: code))
        payload.writeString(reason)
        let isSent = channel.eventLoop.makePromise(of: Void.self)
        send(.connectionClose, payload, promise: isSent)
        channel.finish(after: isSent.futureResult)
    }

    private func send(_ kind: WebSocketOpcode, _ payload: ByteBuffer, promise: EventLoopPromise<Void>? = nil) {
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: kind, data: payload), promise: promise)
    }
}

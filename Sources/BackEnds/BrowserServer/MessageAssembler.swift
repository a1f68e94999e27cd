import BrowserHost
import NIOCore
import NIOWebSocket

/// Assembles messages from a client's frames (RFC 6455, section 5), whose lengths are limited by the decoder.
package struct MessageAssembler: Sendable {
    /// The fragments of an incomplete message, or `nil`.
    private var fragments: ByteBuffer?

    package init() {}

    /// Returns the message that a frame completes, or `nil` if more fragments follow.
    ///
    /// - Complexity: O(*n*) in the number of bytes in the frame.
    package mutating func consume(_ frame: WebSocketFrame) throws(WebSocketFailure) -> WebSocketMessage? {
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { throw .protocolError("reserved bits") }
        guard frame.maskKey != nil else { throw .protocolError("unmasked frame") }
        let payload = frame.unmaskedData
        switch frame.opcode {
        case .text:
            guard fragments == nil else { throw .protocolError("a message inside another") }
            fragments = payload
            return frame.fin ? try finish() : nil
        case .continuation:
            guard let begun = fragments?.readableBytes else { throw .protocolError("continuation of nothing") }
            guard begun + payload.readableBytes <= WebSocketMessage.maximumLength else { throw .tooLong }
            fragments?.writeImmutableBuffer(payload)
            return frame.fin ? try finish() : nil
        case .binary: throw .unsupported("binary message")
        case .ping: return .ping(Array(payload.readableBytesView))
        case .pong: return .pong
        case .connectionClose:
            guard payload.readableBytes != 1 else { throw .protocolError("close frame") }
            let code = payload.getInteger(at: payload.readerIndex, as: UInt16.self)
            return .close(code: code.map(Int.init))
        default: throw .protocolError("unknown kind of frame")
        }
    }

    private mutating func finish() throws(WebSocketFailure) -> WebSocketMessage {
        defer { fragments = nil }
        guard let text = fragments.flatMap({ String(validating: $0.readableBytesView, as: UTF8.self) }) else {
            throw .invalidText
        }
        return .text(text)
    }
}

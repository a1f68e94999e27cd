import BrowserHost
import BrowserServer
import NIOCore
import NIOWebSocket
import Testing

struct MessageAssemblerTests {
    private func frame(_ kind: WebSocketOpcode, _ payload: [UInt8], isLast: Bool = true) -> WebSocketFrame {
        let mask: WebSocketMaskingKey = [0x12, 0x34, 0x56, 0x78]
        var data = ByteBuffer(bytes: payload)
        data.webSocketMask(mask)
        return WebSocketFrame(fin: isLast, opcode: kind, maskKey: mask, data: data)
    }

    private func messages(_ frames: [WebSocketFrame]) throws -> [WebSocketMessage] {
        var assembler = MessageAssembler()
        return try frames.compactMap { try assembler.consume($0) }
    }

    @Test func `each frame is a message`() throws {
        let frames = [
            frame(.text, Array("añ".utf8)), frame(.ping, [1, 2]), frame(.pong, []),
            frame(.connectionClose, [3, 0xE8, 0x41]),
            frame(.connectionClose, []), frame(.text, []),
        ]
        let ping = WebSocketMessage.ping([1, 2])
        #expect(
            try messages(frames) == [.text("añ"), ping, .pong, .close(code: 1000), .close(code: nil), .text("")])
    }

    @Test func `fragments make one message with pings between them`() throws {
        let frames = [
            frame(.text, [0xC3], isLast: false), frame(.ping, []), frame(.continuation, [0xA9], isLast: false),
            frame(.continuation, Array("!".utf8)), frame(.text, [0x41]),
        ]
        #expect(try messages(frames) == [.ping([]), .text("é!"), .text("A")])
    }

    @Test func `fragments are limited together`() {
        let half = [UInt8](repeating: 0x41, count: WebSocketMessage.maximumLength / 2 + 1)
        #expect(throws: WebSocketFailure.tooLong) {
            try messages([frame(.text, half, isLast: false), frame(.continuation, half)])
        }
    }

    @Test func `frames that violate the protocol are rejected`() {
        var reserved = frame(.text, [])
        reserved.rsv1 = true
        let failures: [(frames: [WebSocketFrame], code: Int)] = [
            ([reserved], 1002), ([WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer())], 1002),
            ([frame(.continuation, [])], 1002), ([frame(.text, [], isLast: false), frame(.text, [])], 1002),
            ([frame(.connectionClose, [3])], 1002), ([frame(WebSocketOpcode(encodedWebSocketOpcode: 3)!, [])], 1002),
            ([frame(.binary, [])], 1003), ([frame(.text, [0xFF])], 1007),
        ]
        for (frames, code) in failures {
            #expect { try messages(frames) } throws: { ($0 as? WebSocketFailure)?.code == code }
        }
    }
}

/// Reads a client's WebSocket frames out of bytes as they arrive (RFC 6455, section 5).
///
/// A frame's announced length is checked before anything is kept for it, so that the decoder never holds more than
/// ``maximumMessageLength`` bytes and a frame's head.
package struct WebSocketDecoder: Sendable {
    /// The longest message, in bytes, fragments taken together. Only pasted text comes near.
    package static let maximumMessageLength = 64 << 10
    /// The longest payload of a ping or close.
    private static let maximumControlLength = 125

    private enum Opcode: UInt8 { case continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 }

    private struct Head {
        var opcode: Opcode
        var isFinal: Bool
        var length: Int
        var mask: [UInt8]
        /// Of the head itself, in bytes.
        var size: Int
    }

    private var buffer: [UInt8] = []
    /// What has come of a message in fragments; nil outside of one.
    private var fragments: [UInt8]?

    package init() {}

    /// Takes bytes in and answers the messages that are complete with them.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package mutating func receive(_ bytes: some Collection<UInt8>) throws(WebSocketFailure) -> [WebSocketMessage] {
        buffer.append(contentsOf: bytes)
        var messages: [WebSocketMessage] = []
        var start = 0
        while let head = try readHead(at: start) {
            let end = start + head.size + head.length
            guard end <= buffer.count else { break }
            var payload = Array(buffer[start + head.size..<end])
            for index in payload.indices { payload[index] ^= head.mask[index & 3] }
            start = end
            if let message = try finish(head, payload) { messages.append(message) }
        }
        buffer.removeFirst(start)
        return messages
    }

    /// The head of the frame that begins at `start`; nil while not all of it has arrived.
    private func readHead(at start: Int) throws(WebSocketFailure) -> Head? {
        let bytes = buffer[start...]
        guard bytes.count >= 2 else { return nil }
        let (first, second) = (bytes[start], bytes[start + 1])
        guard first & 0x70 == 0 else { throw .protocolError("reserved bits") }
        guard let opcode = Opcode(rawValue: first & 0x0F) else { throw .protocolError("unknown kind of frame") }
        guard second & 0x80 != 0 else { throw .protocolError("unmasked frame") }
        let isFinal = first & 0x80 != 0
        var length = Int(second & 0x7F)
        var size = 2
        if length >= 126 {
            let count = length == 126 ? 2 : 8
            guard bytes.count >= size + count else { return nil }
            var announced: UInt64 = 0
            for byte in bytes[start + size..<start + size + count] { announced = announced << 8 | UInt64(byte) }
            guard announced <= UInt64(Int.max) else { throw .protocolError("negative length") }
            length = Int(announced)
            size += count
        }
        if opcode.rawValue >= Opcode.close.rawValue {
            guard isFinal, length <= Self.maximumControlLength else { throw .protocolError("control frame") }
        }
        let total = length.addingReportingOverflow(fragments?.count ?? 0)
        guard !total.overflow, total.partialValue <= Self.maximumMessageLength else { throw .tooLong(length) }
        guard bytes.count >= size + 4 else { return nil }
        let mask = Array(bytes[start + size..<start + size + 4])
        return Head(opcode: opcode, isFinal: isFinal, length: length, mask: mask, size: size + 4)
    }

    /// Turns a frame into a message, unless more fragments follow.
    private mutating func finish(
        _ head: Head, _ payload: [UInt8]
    ) throws(WebSocketFailure) -> WebSocketMessage? {
        switch head.opcode {
        case .text:
            guard fragments == nil else { throw .protocolError("a message inside another") }
            if head.isFinal { return try Self.text(payload) }
            fragments = payload
            return nil
        case .continuation:
            guard var message = fragments else { throw .protocolError("continuation of nothing") }
            fragments = nil
            message += payload
            if head.isFinal { return try Self.text(message) }
            fragments = message
            return nil
        case .binary: throw .unsupported("binary message")
        case .ping: return .ping(payload)
        case .pong: return .pong
        case .close:
            guard payload.count != 1 else { throw .protocolError("close frame") }
            return .close(code: payload.isEmpty ? nil : Int(payload[0]) << 8 | Int(payload[1]))
        }
    }

    private static func text(_ bytes: [UInt8]) throws(WebSocketFailure) -> WebSocketMessage {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidText }
        return .text(text)
    }
}

/// Writes a server's WebSocket frames: whole messages, unmasked.
package enum WebSocketEncoder {
    package static func text(_ payload: [UInt8]) -> [UInt8] {
        frame(0x81, payload)
    }

    package static func pong(_ payload: [UInt8]) -> [UInt8] {
        frame(0x8A, payload)
    }

    /// - Parameter reason: Cut to what a control frame holds.
    package static func close(code: Int, reason: String) -> [UInt8] {
        var text = reason
        while text.utf8.count > 123 { text.removeLast() }
        return frame(0x88, [UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)] + text.utf8)
    }

    private static func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
        var frame = [first]
        frame.reserveCapacity(payload.count + 10)
        switch payload.count {
        case ..<126: frame.append(UInt8(payload.count))
        case ...0xFFFF: frame += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            frame.append(127)
            for shift in stride(from: 56, through: 0, by: -8) {
                frame.append(UInt8(truncatingIfNeeded: payload.count >> shift))
            }
        }
        return frame + payload
    }
}

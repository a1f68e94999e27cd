/// A masked frame, as clients send them.
enum ClientFrame {
    /// - Parameter length: The length in the header if it isn't that of the payload.
    static func bytes(_ first: UInt8, _ payload: [UInt8], announcing length: UInt64? = nil) -> [UInt8] {
        let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        let length = length ?? UInt64(payload.count)
        var bytes = [first]
        switch length {
        case ..<126: bytes.append(0x80 | UInt8(length))
        case ...0xFFFF: bytes += [0x80 | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
        default:
            bytes.append(0x80 | 127)
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: length >> shift))
            }
        }
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
    }

    static func text(_ text: String) -> [UInt8] { bytes(0x81, Array(text.utf8)) }
}

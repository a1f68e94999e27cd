/// Combines PNG files of the same size to an animated one, as described in the PNG specification (third edition). The
/// image data is unchanged; additional chunks contain the timing.
package struct AnimatedPNG {
    package enum Failure: Error, Sendable, Hashable {
        /// A file that isn't a PNG file, or is truncated.
        case malformed
        /// An image with another size or color type than the first one.
        case different
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The unit of delays, as a fraction of a second.
    private static let ticksPerSecond = 1000.0

    /// The header of the first image, and the chunks between it and the image data.
    private var head: (header: [UInt8], others: [(type: String, content: [UInt8])])?
    private var pictures: [(data: [[UInt8]], ticks: UInt16)] = []

    package init() {}

    /// Adds an image that is shown for the given number of seconds.
    package mutating func append(_ file: [UInt8], seconds: Double) throws(Failure) {
        let chunks = try Self.chunks(of: file)
        guard let header = chunks.first, header.type == "IHDR", header.content.count == 13 else { throw .malformed }
        let data = chunks.filter { $0.type == "IDAT" }.map(\.content)
        guard !data.isEmpty else { throw .malformed }
        if let head {
            guard head.header == header.content else { throw .different }
        } else {
            head = (header.content, chunks.dropFirst().prefix { $0.type != "IDAT" })
        }
        let ticks = UInt16(min(max((seconds * Self.ticksPerSecond).rounded(), 0), Double(UInt16.max)))
        pictures.append((data, ticks))
    }

    /// The file, which loops endlessly, or an empty array without images.
    package var file: [UInt8] {
        guard let head else { return [] }
        var bytes = Self.signature
        Self.append("IHDR", head.header, to: &bytes)
        for chunk in head.others { Self.append(chunk.type, chunk.content, to: &bytes) }
        Self.append("acTL", Self.big(UInt32(pictures.count)) + Self.big(0), to: &bytes)
        var sequence: UInt32 = 0
        for (index, picture) in pictures.enumerated() {
            Self.append("fcTL", Self.big(sequence) + control(head.header, picture.ticks), to: &bytes)
            sequence += 1
            for data in picture.data {
                if index == 0 {
                    Self.append("IDAT", data, to: &bytes)
                } else {
                    Self.append("fdAT", Self.big(sequence) + data, to: &bytes)
                    sequence += 1
                }
            }
        }
        Self.append("IEND", [], to: &bytes)
        return bytes
    }

    /// Returns the frame control chunk: the size, the offset, the delay, and the replacement of the preceding image.
    private func control(_ header: [UInt8], _ ticks: UInt16) -> [UInt8] {
        let perSecond = UInt16(Self.ticksPerSecond)
        return Array(header.prefix(8)) + Self.big(0) + Self.big(0)
            + [UInt8(ticks >> 8), UInt8(ticks & 255), UInt8(perSecond >> 8), UInt8(perSecond & 255), 0, 0]
    }

    // MARK: Chunks

    private static func chunks(of file: [UInt8]) throws(Failure) -> [(type: String, content: [UInt8])] {
        guard file.starts(with: signature) else { throw .malformed }
        var chunks: [(type: String, content: [UInt8])] = []
        var rest = file[signature.count...]
        while !rest.isEmpty {
            guard rest.count >= 12 else { throw .malformed }
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count - 12 >= length else { throw .malformed }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append((type, Array(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    private static func append(_ type: String, _ content: [UInt8], to bytes: inout [UInt8]) {
        let checked = Array(type.utf8) + content
        bytes += big(UInt32(content.count))
        bytes += checked
        bytes += big(checksum(checked))
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    /// Returns the CRC-32 that follows each chunk.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes { sum = remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        return ~sum
    }

    private static let remainders: [UInt32] = (0..<256).map { value in
        (0..<8).reduce(UInt32(value)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
}

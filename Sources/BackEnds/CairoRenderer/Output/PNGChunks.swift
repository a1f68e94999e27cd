import CCairoPango

/// The chunks of a PNG file, in order.
struct PNGChunks: Sequence {
    struct Chunk {
        var type: String
        var content: ArraySlice<UInt8>
        /// The checksum in the file.
        var checksum: UInt32
        /// A Boolean value that indicates whether the checksum matches the content.
        var isSound: Bool
    }

    let file: [UInt8]

    /// Returns an iterator over the chunks up to the first incomplete one. It's empty if the file isn't a PNG file.
    func makeIterator() -> AnyIterator<Chunk> {
        var position = file.starts(with: PNGSignature.bytes) ? 8 : file.count
        return AnyIterator {
            guard let length = number(at: position), position + 12 + length <= file.count else { return nil }
            let content = position + 8
            defer { position = content + length + 4 }
            let checksum = UInt32(number(at: content + length) ?? 0)
            let computed = file.withUnsafeBufferPointer { bytes in
                libdeflate_crc32(0, bytes.baseAddress! + position + 4, length + 4)
            }
            return Chunk(
                type: String(decoding: file[position + 4..<content], as: UTF8.self),
                content: file[content..<content + length], checksum: checksum, isSound: checksum == computed)
        }
    }

    private func number(at position: Int) -> Int? {
        guard position + 4 <= file.count else { return nil }
        return file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a value as four bytes in big-endian order.
    static func bigEndianBytes(_ value: Int) -> [UInt8] {
        let value = UInt32(clamping: value)
        return [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    static func append(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
        file += bigEndianBytes(content.count)
        let start = file.count
        file += Array(type.utf8)
        file += content
        let checksum = file.withUnsafeBufferPointer { bytes in
            libdeflate_crc32(0, bytes.baseAddress! + start, bytes.count - start)
        }
        file += bigEndianBytes(Int(checksum))
    }
}

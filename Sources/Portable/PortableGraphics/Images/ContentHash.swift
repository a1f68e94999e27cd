/// A 64-bit fingerprint of content: FNV-1a over eight-byte words, then over the remaining bytes.
struct ContentHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x100_0000_01B3
        // FNV propagates bits only upward, so the high bits of a word must be mixed into the low ones.
        value ^= value >> 29
    }

    /// - Complexity: O(*n*) in the number of bytes.
    mutating func combine(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset + 8 <= buffer.count {
                combine(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            while offset < buffer.count {
                combine(UInt64(buffer[offset]))
                offset += 1
            }
        }
        combine(UInt64(bytes.count))
    }
}

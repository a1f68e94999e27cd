/// The bytes that a digest hasn't processed, and the number of all bytes.
struct DigestBuffer: Sendable {
    private let blockSize: Int
    private let hasBigEndianLength: Bool
    private var bytes: [UInt8] = []
    private var count: UInt64 = 0

    init(blockSize: Int, hasBigEndianLength: Bool) {
        self.blockSize = blockSize
        self.hasBigEndianLength = hasBigEndianLength
    }

    /// Appends bytes and calls a closure with each complete block.
    mutating func append(_ data: UnsafeRawBufferPointer, _ process: (ArraySlice<UInt8>) -> Void) {
        count &+= UInt64(data.count)
        bytes.append(contentsOf: data)
        var start = 0
        while bytes.count - start >= blockSize {
            process(bytes[start..<start + blockSize])
            start += blockSize
        }
        bytes.removeFirst(start)
    }

    /// Appends the padding and the number of bits, and calls a closure with the last blocks.
    mutating func finish(_ process: (ArraySlice<UInt8>) -> Void) {
        let bits = count &* 8
        let lengthSize = blockSize / 8
        var end: [UInt8] = [0x80]
        while (bytes.count + end.count + lengthSize) % blockSize != 0 { end.append(0) }
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
        end += [UInt8](repeating: 0, count: lengthSize - 8)
        end += hasBigEndianLength ? length.reversed() : length
        end.withUnsafeBytes { append($0, process) }
    }
}

extension ArraySlice<UInt8> {
    /// Returns the big-endian words of a block.
    func bigEndianWords<Word: FixedWidthInteger>(of type: Word.Type) -> [Word] {
        let size = Word.bitWidth / 8
        return stride(from: startIndex, to: endIndex, by: size).map { start in
            self[start..<start + size].reduce(0) { $0 << 8 | Word($1) }
        }
    }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    func rotatedLeft(by count: Int) -> Self { self << Self(count) | self >> Self(Self.bitWidth - count) }
    func rotatedRight(by count: Int) -> Self { self >> Self(count) | self << Self(Self.bitWidth - count) }

    /// The bytes of the word, in big-endian order.
    var bigEndianBytes: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
    }
}

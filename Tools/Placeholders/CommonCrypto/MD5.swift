import Foundation

/// The digest of RFC 1321.
struct MD5: DigestFunction {
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    private var buffer = DigestBuffer(blockSize: 64, hasBigEndianLength: false)

    private static let rotations = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    private static let constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

    init() {}

    mutating func update(_ data: UnsafeRawBufferPointer) { buffer.append(data) { Self.process($0, &state) } }

    mutating func finish() -> [UInt8] {
        buffer.finish { Self.process($0, &state) }
        return state.flatMap { $0.bigEndianBytes.reversed() }
    }

    private static func process(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
        let words = block.bigEndianWords(of: UInt32.self).map(\.byteSwapped)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for step in 0..<64 {
            let mixed: UInt32
            let index: Int
            switch step / 16 {
            case 0: (mixed, index) = (b & c | ~b & d, step)
            case 1: (mixed, index) = (d & b | ~d & c, (5 * step + 1) % 16)
            case 2: (mixed, index) = (b ^ c ^ d, (3 * step + 5) % 16)
            default: (mixed, index) = (c ^ (b | ~d), 7 * step % 16)
            }
            let sum = a &+ mixed &+ constants[step] &+ words[index]
            (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(by: rotations[step / 16][step % 4]))
        }
        state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
    }
}

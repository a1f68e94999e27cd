/// The digest of RFC 3174.
struct SHA1: DigestFunction {
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    private var buffer = DigestBuffer(blockSize: 64, hasBigEndianLength: true)

    init() {}

    mutating func update(_ data: UnsafeRawBufferPointer) { buffer.append(data) { Self.process($0, &state) } }

    mutating func finish() -> [UInt8] {
        buffer.finish { Self.process($0, &state) }
        return state.flatMap(\.bigEndianBytes)
    }

    private static func process(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
        var words = block.bigEndianWords(of: UInt32.self)
        for index in 16..<80 {
            let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
            words.append(mixed.rotatedLeft(by: 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for step in 0..<80 {
            let mixed: UInt32
            switch step / 20 {
            case 0: mixed = (b & c | ~b & d) &+ 0x5a82_7999
            case 1: mixed = (b ^ c ^ d) &+ 0x6ed9_eba1
            case 2: mixed = (b & c | b & d | c & d) &+ 0x8f1b_bcdc
            default: mixed = (b ^ c ^ d) &+ 0xca62_c1d6
            }
            let sum = a.rotatedLeft(by: 5) &+ mixed &+ e &+ words[step]
            (e, d, c, b, a) = (d, c, b.rotatedLeft(by: 30), a, sum)
        }
        state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
}

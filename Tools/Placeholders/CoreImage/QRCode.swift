/// A QR code in byte mode, of the versions 1 to 10.
struct QRCode {
    enum CorrectionLevel: String {
        case low = "L"
        case medium = "M"
        case quartile = "Q"
        case high = "H"
    }

    /// The number of modules on each side.
    private(set) var size: Int
    /// The modules, row by row. Dark modules are `true`.
    private(set) var modules: [Bool]
    private var isFunction: [Bool]
    private var level: CorrectionLevel

    /// Creates a code, or returns `nil` if the message is too long for version 10.
    init?(_ message: [UInt8], level: CorrectionLevel) {
        let version = (1...10).first { version in
            let bits = 4 + (version < 10 ? 8 : 16) + message.count * 8
            return bits <= Capacity(version: version, level: level).dataCodewords * 8
        }
        guard let version else { return nil }
        self.level = level
        size = version * 4 + 17
        modules = Array(repeating: false, count: size * size)
        isFunction = modules
        let capacity = Capacity(version: version, level: level)
        drawFunctionPatterns(version)
        draw(capacity.interleaved(Self.codewords(message, version: version, count: capacity.dataCodewords)))
        let candidates = (0..<8).map { mask in
            var candidate = self
            candidate.apply(mask)
            candidate.drawFormat(mask)
            return candidate
        }
        if let best = candidates.min(by: { $0.penalty < $1.penalty }) { self = best }
    }

    subscript(column: Int, row: Int) -> Bool { modules[row * size + column] }

    // MARK: Data

    private static func codewords(_ message: [UInt8], version: Int, count: Int) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ length: Int) {
            for shift in (0..<length).reversed() { bits.append(value >> shift & 1 == 1) }
        }
        append(0b0100, 4)
        append(message.count, version < 10 ? 8 : 16)
        for byte in message { append(Int(byte), 8) }
        append(0, min(4, count * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var result = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        let length = result.count
        result += (0..<count - length).map { $0 % 2 == 0 ? 0xEC : 0x11 }
        return result
    }

    /// The numbers of codewords of a version.
    private struct Capacity {
        let codewords: Int
        let blocks: Int
        let correctionCodewords: Int
        var dataCodewords: Int { codewords - blocks * correctionCodewords }

        init(version: Int, level: CorrectionLevel) {
            var modules = (16 * version + 128) * version + 64
            if version >= 2 {
                let count = version / 7 + 2
                modules -= (25 * count - 10) * count - 55
                if version >= 7 { modules -= 36 }
            }
            codewords = modules / 8
            let (correction, blocks): ([Int], [Int]) =
                switch level {
                case .low: ([7, 10, 15, 20, 26, 18, 20, 24, 30, 18], [1, 1, 1, 1, 1, 2, 2, 2, 2, 4])
                case .medium: ([10, 16, 26, 18, 24, 16, 18, 22, 22, 26], [1, 1, 1, 2, 2, 4, 4, 4, 5, 5])
                case .quartile: ([13, 22, 18, 26, 18, 24, 18, 22, 20, 24], [1, 1, 2, 2, 4, 4, 6, 6, 8, 8])
                case .high: ([17, 28, 22, 16, 22, 28, 26, 26, 24, 28], [1, 1, 2, 4, 4, 4, 5, 6, 8, 8])
                }
            correctionCodewords = correction[version - 1]
            self.blocks = blocks[version - 1]
        }

        /// Returns the codewords of all blocks with their error correction, in the order in which they're drawn.
        func interleaved(_ data: [UInt8]) -> [UInt8] {
            let short = dataCodewords / blocks
            let longBlocks = dataCodewords % blocks
            var start = 0
            let parts = (0..<blocks).map { index in
                let length = short + (index < blocks - longBlocks ? 0 : 1)
                defer { start += length }
                return Array(data[start..<start + length])
            }
            let divisor = ReedSolomon.divisor(degree: correctionCodewords)
            let corrections = parts.map { ReedSolomon.remainder($0, divisor) }
            let first = (0...short).flatMap { index in parts.compactMap { index < $0.count ? $0[index] : nil } }
            return first + (0..<correctionCodewords).flatMap { index in corrections.map { $0[index] } }
        }
    }

    /// Error correction in the field with 256 elements.
    private enum ReedSolomon {
        static func multiply(_ left: UInt8, _ right: UInt8) -> UInt8 {
            var product = 0
            for shift in (0..<8).reversed() {
                product = product << 1 ^ (product >> 7) * 0x11D
                product ^= Int(right >> shift & 1) * Int(left)
            }
            return UInt8(product)
        }

        static func divisor(degree: Int) -> [UInt8] {
            var result = Array(repeating: UInt8(0), count: degree)
            result[degree - 1] = 1
            var root: UInt8 = 1
            for _ in 0..<degree {
                for index in 0..<degree {
                    result[index] = multiply(result[index], root)
                    if index + 1 < degree { result[index] ^= result[index + 1] }
                }
                root = multiply(root, 2)
            }
            return result
        }

        static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
            var result = Array(repeating: UInt8(0), count: divisor.count)
            for byte in data {
                let factor = byte ^ result.removeFirst()
                result.append(0)
                for index in result.indices { result[index] ^= multiply(divisor[index], factor) }
            }
            return result
        }
    }

    // MARK: Drawing

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        modules[row * size + column] = isDark
        isFunction[row * size + column] = true
    }

    private mutating func drawFunctionPatterns(_ version: Int) {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(column, row) }
        let positions = Self.alignmentPositions(version)
        for column in positions {
            for row in positions where !isCorner(column, row) {
                for dy in -2...2 {
                    for dx in -2...2 { set(column + dx, row + dy, max(abs(dx), abs(dy)) != 1) }
                }
            }
        }
        drawFormat(0)
        if version >= 7 { drawVersion(version) }
    }

    private func isCorner(_ column: Int, _ row: Int) -> Bool {
        let last = size - 7
        return (column, row) == (6, 6) || (column, row) == (6, last) || (column, row) == (last, 6)
    }

    private static func alignmentPositions(_ version: Int) -> [Int] {
        switch version {
        case 1: []
        case 2...6: [6, version * 4 + 10]
        default: [6, version * 2 + 8, version * 4 + 10]
        }
    }

    private mutating func drawFinder(_ column: Int, _ row: Int) {
        for dy in -4...4 {
            for dx in -4...4 {
                let (x, y) = (column + dx, row + dy)
                guard (0..<size).contains(x), (0..<size).contains(y) else { continue }
                let distance = max(abs(dx), abs(dy))
                set(x, y, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawFormat(_ mask: Int) {
        let number =
            switch level {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        let data = number << 3 | mask
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (data << 10 | remainder) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion(_ version: Int) {
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version << 12 | remainder
        for index in 0..<18 {
            let (long, short) = (size - 11 + index % 3, index / 3)
            set(long, short, bits >> index & 1 == 1)
            set(short, long, bits >> index & 1 == 1)
        }
    }

    /// Draws codewords in columns of two modules, from the right to the left, alternately upward and downward.
    private mutating func draw(_ codewords: [UInt8]) {
        var index = 0
        for start in stride(from: size - 1, through: 1, by: -2) {
            let right = start <= 6 ? start - 1 : start
            for step in 0..<size {
                for column in [right, right - 1] {
                    let row = (right + 1) & 2 == 0 ? size - 1 - step : step
                    guard !isFunction[row * size + column], index < codewords.count * 8 else { continue }
                    modules[row * size + column] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
                    index += 1
                }
            }
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y * size + x] {
                let inverts =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if inverts { modules[y * size + x].toggle() }
            }
        }
    }

    /// A number that is lower if scanners read the code more easily.
    private var penalty: Int {
        let rows = (0..<size).map { row in (0..<size).map { self[$0, row] } }
        let columns = (0..<size).map { column in (0..<size).map { self[column, $0] } }
        var result = (rows + columns).reduce(0) { $0 + Self.penalty(of: $1) }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 where rows[y][x] == rows[y][x + 1] {
                if rows[y][x] == rows[y + 1][x], rows[y][x] == rows[y + 1][x + 1] { result += 3 }
            }
        }
        let dark = modules.count { $0 }
        return result + abs(dark * 20 - modules.count * 10) / modules.count * 10
    }

    private static func penalty(of line: [Bool]) -> Int {
        var (result, run) = (0, 1)
        for index in line.indices.dropFirst() {
            run = line[index] == line[index - 1] ? run + 1 : 1
            result += run == 5 ? 3 : run > 5 ? 1 : 0
        }
        let finder = [true, false, true, true, true, false, true]
        let light = [false, false, false, false]
        for start in 0...max(0, line.count - 11) {
            let part = Array(line[start..<start + 11])
            if part == finder + light || part == light + finder { result += 40 }
        }
        return result
    }
}

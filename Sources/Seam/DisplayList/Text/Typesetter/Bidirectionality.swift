/// The levels of text that runs in both directions: the parts of the Unicode Bidirectional Algorithm that text without
/// embedding controls needs. Numbers keep their order in right-to-left text; what has no direction takes that of its
/// neighbours if they agree, and the paragraph's if not.
package struct Bidirectionality {
    private enum Direction { case left, right, number, neutral }

    private(set) var levels: [UInt8]?

    /// - Complexity: O(*n*).
    init(text: ClusteredText) {
        guard text.count > 0 else { return }
        var directions: [Direction] = []
        directions.reserveCapacity(text.count)
        var hasRight = text.runs.contains { $0.paragraph.direction == .rightToLeft }
        for index in 0..<text.count {
            let direction = Bidirectionality.direction(of: text.scalar(at: index))
            if direction == .right { hasRight = true }
            directions.append(direction)
        }
        guard hasRight else { return }
        var result = [UInt8](repeating: 0, count: text.count)
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text.clusters[end].breakAfter != .mandatory { end += 1 }
            let paragraphEnd = min(end + 1, text.count)
            let base = Bidirectionality.base(directions[start..<paragraphEnd], text.run(at: start).paragraph.direction)
            Bidirectionality.resolve(directions[start..<paragraphEnd], base: base, into: &result)
            start = paragraphEnd
        }
        levels = result
    }

    private static func direction(of scalar: Unicode.Scalar?) -> Direction {
        guard let scalar else { return .neutral }
        if scalar.isASCII {
            switch scalar.value {
            case 0x30...0x39: return .number
            case 0x41...0x5A, 0x61...0x7A: return .left
            default: return .neutral
            }
        }
        if scalar.isRightToLeft { return .right }
        if scalar.properties.generalCategory == .decimalNumber { return .number }
        return scalar.properties.isAlphabetic || scalar.value == 0x200E ? .left : .neutral
    }

    private static func base(_ directions: ArraySlice<Direction>, _ wish: ParagraphStyle.Direction) -> UInt8 {
        switch wish {
        case .leftToRight: 0
        case .rightToLeft: 1
        case .natural: directions.first { $0 == .left || $0 == .right } == .right ? 1 : 0
        }
    }

    private static func resolve(_ directions: ArraySlice<Direction>, base: UInt8, into levels: inout [UInt8]) {
        // The direction of the last strong character decides what numbers are among.
        var strong: Direction = base == 1 ? .right : .left
        var index = directions.startIndex
        while index < directions.endIndex {
            switch directions[index] {
            case .left:
                strong = .left
                levels[index] = base == 1 ? 2 : 0
                index += 1
            case .right:
                strong = .right
                levels[index] = 1
                index += 1
            case .number:
                levels[index] = strong == .right || base == 1 ? 2 : 0
                index += 1
            case .neutral:
                var end = index
                while end < directions.endIndex, directions[end] == .neutral { end += 1 }
                // A number counts as standing in the direction of the text around it.
                let before = strong
                let after: Direction =
                    end < directions.endIndex
                    ? (directions[end] == .number ? strong : directions[end]) : (base == 1 ? .right : .left)
                let level: UInt8 = before == after ? (before == .right ? 1 : base == 1 ? 2 : 0) : base
                for place in index..<end { levels[place] = level }
                index = end
            }
        }
    }

    /// The order in which segments of the given levels stand from left to right: from the highest level down to the
    /// lowest odd one, each stretch of at least that level is reversed (rule L2).
    ///
    /// - Complexity: O(*n*) for each level that there is.
    package static func visualOrder(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}

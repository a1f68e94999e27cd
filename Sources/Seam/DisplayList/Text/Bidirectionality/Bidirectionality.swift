/// The levels of bidirectional text, according to the Unicode Bidirectional Algorithm.
///
/// Source: Unicode Standard Annex #9.
package struct Bidirectionality {
    /// The level of each cluster: even levels are left-to-right, odd ones are right-to-left. Line breaking must reset
    /// white space at the end of a line to the paragraph's level (rule L1).
    let levels: [UInt8]

    /// The starts of the paragraphs, with their levels.
    private let paragraphs: [(start: Int, level: UInt8)]

    /// Returns `nil` if all text is left-to-right.
    ///
    /// - Complexity: O(*n*).
    init?(text: ClusteredText) {
        let isForced = text.runs.contains { $0.paragraph.direction == .rightToLeft }
        guard isForced || Bidirectionality.hasRightToLeft(text.bytes) else { return nil }
        var levels: [UInt8] = []
        levels.reserveCapacity(text.count)
        var paragraphs: [(start: Int, level: UInt8)] = []
        var types: [BidirectionalClass] = []
        var scalars: [Unicode.Scalar] = []
        // The first character of each cluster in the paragraph.
        var starts: [Int] = []

        func finishParagraph() {
            let first = levels.count
            let paragraph = BidirectionalParagraph(
                types: types, scalars: scalars, baseLevel: text.run(at: first).paragraph.direction.level)
            paragraphs.append((first, paragraph.baseLevel))
            for start in starts { levels.append(paragraph.levels[start]) }
            types.removeAll(keepingCapacity: true)
            scalars.removeAll(keepingCapacity: true)
            starts.removeAll(keepingCapacity: true)
        }

        for cluster in text.clusters {
            starts.append(types.count)
            var endsParagraph = false
            for scalar in String(decoding: text.bytes[cluster.start..<(cluster.start + cluster.count)], as: UTF8.self)
                .unicodeScalars
            {
                let type = BidirectionalClass(scalar)
                types.append(type)
                scalars.append(scalar)
                if type == .paragraphSeparator { endsParagraph = true }
            }
            if endsParagraph { finishParagraph() }
        }
        if !starts.isEmpty { finishParagraph() }
        self.levels = levels
        self.paragraphs = paragraphs
    }

    /// Returns the level of the paragraph that contains a cluster; `nil` after the last paragraph, where an empty line
    /// can be.
    ///
    /// - Complexity: O(log *n*) in the number of paragraphs.
    func baseLevel(at cluster: Int) -> UInt8? {
        guard cluster < levels.count else { return nil }
        let next = paragraphs.indices.partitioningIndex { paragraphs[$0].start > cluster }
        return next > 0 ? paragraphs[next - 1].level : nil
    }

    /// Returns whether any character can have an odd level.
    ///
    /// - Complexity: O(*n*). For letters that precede Hebrew in Unicode, it compares each byte once.
    private static func hasRightToLeft(_ bytes: [UInt8]) -> Bool {
        // U+0590, the start of Hebrew, is 0xD6 0x90.
        guard bytes.contains(where: { $0 >= 0xD6 }) else { return false }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { scalar in
            switch BidirectionalClass(scalar) {
            case .rightToLeft, .arabicLetter, .arabicNumber, .rightToLeftEmbedding, .rightToLeftOverride,
                .rightToLeftIsolate:
                true
            default: false
            }
        }
    }

    /// Returns the order of segments of the given levels from left to right: from the highest level down to the lowest
    /// odd one, each stretch of at least that level is reversed (rule L2).
    ///
    /// - Complexity: O(*n*) for each distinct level.
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

extension ParagraphStyle.Direction {
    /// The level of a paragraph with the direction; `nil` if its text determines the level.
    var level: UInt8? {
        switch self {
        case .leftToRight: 0
        case .rightToLeft: 1
        case .natural: nil
        }
    }
}

import LayoutGeometry

/// The characters for which a font has glyphs.
struct FontCharacters: Sendable, Equatable {
    /// The ranges of scalar values, in their order.
    private let ranges: [ClosedRange<UInt32>]

    init(_ ranges: [ClosedRange<UInt32>]) {
        self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The maximum number of ranges that are read. A font has at most as many glyphs.
    private static let maximumRangeCount = 0xFFFF

    /// Reads the `cmap` table of a font.
    ///
    /// - Complexity: O(*n*) in the number of ranges.
    init(_ table: FontBytes) {
        let count = table.number(at: 2, count: 2) ?? 0
        var best: (rank: Int, table: FontBytes)?
        for index in 0..<count {
            let numbers = [0, 2].compactMap { table.number(at: 4 + 8 * index + $0, count: 2) }
            guard numbers.count == 2, let offset = table.number(at: 8 + 8 * index, count: 4),
                let rank = Self.rank(platform: numbers[0], encoding: numbers[1]), rank > best?.rank ?? -1,
                let part = table.suffix(from: offset)
            else { continue }
            best = (rank, part)
        }
        switch best?.table.number(at: 0, count: 2) {
        case 4: self.init(best.map { Self.segments($0.table) } ?? [])
        case 12: self.init(best.map { Self.groups($0.table) } ?? [])
        default: self.init([])
        }
    }

    /// Returns the rank of a map of Unicode characters. Maps of all planes come first.
    private static func rank(platform: Int, encoding: Int) -> Int? {
        switch (platform, encoding) {
        case (3, 10): 3
        case (0, 4...6): 2
        case (3, 1): 1
        case (0, 0...3): 0
        default: nil
        }
    }

    private static func segments(_ map: FontBytes) -> [ClosedRange<UInt32>] {
        guard let size = map.number(at: 6, count: 2), size.isMultiple(of: 2) else { return [] }
        return stride(from: 0, to: size, by: 2).compactMap { index in
            guard let end = map.number(at: 14 + index, count: 2),
                let start = map.number(at: 16 + size + index, count: 2), start <= end, start < 0xFFFF
            else { return nil }
            return UInt32(start)...UInt32(end)
        }
    }

    private static func groups(_ map: FontBytes) -> [ClosedRange<UInt32>] {
        let count = min(map.number(at: 12, count: 4) ?? 0, maximumRangeCount)
        return (0..<count).compactMap { index in
            guard let start = map.number(at: 16 + 12 * index, count: 4),
                let end = map.number(at: 20 + 12 * index, count: 4), start <= end
            else { return nil }
            return UInt32(start)...UInt32(end)
        }
    }

    /// Returns whether the font has a glyph for a character.
    ///
    /// - Complexity: O(log *n*) in the number of ranges.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let index = ranges.partitioningIndex { $0.upperBound >= scalar.value }
        return index < ranges.count && ranges[index].contains(scalar.value)
    }
}

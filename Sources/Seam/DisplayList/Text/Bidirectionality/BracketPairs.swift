/// The matching brackets of text: definitions BD14 to BD16 of Unicode Standard Annex #9.
enum BracketPairs {
    /// The maximum number of open brackets (definition BD16).
    private static let maximumDepth = 63

    /// Returns the positions of matching brackets, sorted by the opening one.
    ///
    /// - Parameter isBracket: Returns whether the character at a position counts as a bracket, if it is one.
    /// - Complexity: O(*n*), and O(*k* log *k*) in the number of pairs.
    static func pairs(in scalars: [Unicode.Scalar], where isBracket: (Int) -> Bool) -> [ClosedRange<Int>] {
        var open: [(closing: UInt32, index: Int)] = []
        var pairs: [ClosedRange<Int>] = []
        for (index, scalar) in scalars.enumerated() {
            guard let bracket = bracket(scalar), isBracket(index) else { continue }
            switch bracket {
            case .opening(let closing):
                // Brackets from the first one that exceeds the maximum on aren't paired.
                if open.count == maximumDepth { return pairs.sorted { $0.lowerBound < $1.lowerBound } }
                open.append((closing, index))
            case .closing(let value):
                guard let match = open.lastIndex(where: { $0.closing == value }) else { continue }
                pairs.append(open[match].index...index)
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.lowerBound < $1.lowerBound }
    }

    private enum Bracket {
        /// An opening bracket, with its closing character.
        case opening(UInt32)
        case closing(UInt32)
    }

    private static func bracket(_ scalar: Unicode.Scalar) -> Bracket? {
        // The angle brackets for technical text are canonically equivalent to the Chinese ones.
        let value = scalar.value == 0x2329 ? 0x3008 : scalar.value == 0x232A ? 0x3009 : scalar.value
        if let closing = openings[value] { return .opening(closing) }
        return closings.contains(value) ? .closing(value) : nil
    }

    private static let closings = Set(openings.values)
}

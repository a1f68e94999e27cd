/// A sequence of characters of one level that the rules for weak and neutral characters process as neighbors: rules W1
/// to I2.
///
/// Source: Unicode Standard Annex #9, revision 46.
struct IsolatingRunSequence {
    private var types: [BidirectionalClass]
    private let level: UInt8
    /// The directions that are assumed before and after the sequence, left-to-right or right-to-left.
    private let start: BidirectionalClass
    private let end: BidirectionalClass

    init(types: [BidirectionalClass], level: UInt8, start: BidirectionalClass, end: BidirectionalClass) {
        self.types = types
        self.level = level
        self.start = start
        self.end = end
    }

    private var embedding: BidirectionalClass { level % 2 == 1 ? .rightToLeft : .leftToRight }

    /// - Parameters:
    ///   - original: The classes before overrides.
    ///   - scalars: The characters, or an empty array if there are no brackets.
    /// - Complexity: O(*n*), and O(*k* log *k*) in the number of brackets.
    mutating func resolve(original: [BidirectionalClass], scalars: [Unicode.Scalar]) {
        resolveMarks()
        resolveNumbers()
        resolveSeparators()
        resolveBrackets(original: original, scalars: scalars)
        resolveNeutrals()
    }

    /// Returns the level of a resolved character: rules I1 and I2.
    func level(at index: Int) -> UInt8 {
        switch (level % 2, types[index]) {
        case (0, .rightToLeft): level + 1
        case (0, .arabicNumber), (0, .europeanNumber): level + 2
        case (1, .leftToRight), (1, .arabicNumber), (1, .europeanNumber): level + 1
        default: level
        }
    }

    // MARK: Weak characters

    /// Rule W1: marks have the class of their base character.
    private mutating func resolveMarks() {
        var previous = start
        for index in types.indices {
            if types[index] == .nonspacingMark {
                types[index] =
                    previous.startsIsolate || previous == .popDirectionalIsolate ? .otherNeutral : previous
            }
            previous = types[index]
        }
    }

    /// Rules W2 and W3: numbers after Arabic letters are Arabic.
    private mutating func resolveNumbers() {
        var strong = start
        for index in types.indices {
            if types[index].isStrong { strong = types[index] }
            if types[index] == .europeanNumber, strong == .arabicLetter { types[index] = .arabicNumber }
        }
        for index in types.indices where types[index] == .arabicLetter { types[index] = .rightToLeft }
    }

    /// Rules W4 to W7: separators and terminators of numbers, and numbers in left-to-right text.
    private mutating func resolveSeparators() {
        for index in types.indices.dropFirst().dropLast() {
            let before = types[index - 1]
            guard before == types[index + 1] else { continue }
            let isBetween =
                before == .europeanNumber && (types[index] == .europeanSeparator || types[index] == .commonSeparator)
                || before == .arabicNumber && types[index] == .commonSeparator
            if isBetween { types[index] = before }
        }
        for index in types.indices where types[index] == .europeanNumber {
            var neighbor = index - 1
            while neighbor >= 0, types[neighbor] == .europeanTerminator {
                types[neighbor] = .europeanNumber
                neighbor -= 1
            }
            neighbor = index + 1
            while neighbor < types.count, types[neighbor] == .europeanTerminator {
                types[neighbor] = .europeanNumber
                neighbor += 1
            }
        }
        var strong = start
        for index in types.indices {
            switch types[index] {
            case .europeanSeparator, .europeanTerminator, .commonSeparator: types[index] = .otherNeutral
            case .leftToRight, .rightToLeft: strong = types[index]
            case .europeanNumber where strong == .leftToRight: types[index] = .leftToRight
            default: break
            }
        }
    }

    // MARK: Brackets

    /// Rule N0: a pair of brackets gets the direction of its content, or else of the text before it.
    private mutating func resolveBrackets(original: [BidirectionalClass], scalars: [Unicode.Scalar]) {
        guard !scalars.isEmpty else { return }
        for pair in BracketPairs.pairs(in: scalars, where: { types[$0] == .otherNeutral }) {
            guard let direction = direction(of: pair) else { continue }
            set(pair.lowerBound, to: direction, original)
            set(pair.upperBound, to: direction, original)
        }
    }

    private func direction(of pair: ClosedRange<Int>) -> BidirectionalClass? {
        var hasOpposite = false
        for index in pair.dropFirst().dropLast() {
            guard let strong = strong(types[index]) else { continue }
            if strong == embedding { return embedding }
            hasOpposite = true
        }
        guard hasOpposite else { return nil }
        return types[..<pair.lowerBound].reversed().lazy.compactMap(strong).first ?? start
    }

    /// Returns the direction of a character for neutral characters next to it: numbers are right-to-left.
    private func strong(_ type: BidirectionalClass) -> BidirectionalClass? {
        switch type {
        case .leftToRight: .leftToRight
        case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }

    /// Sets the class of a bracket, and of the marks after it.
    private mutating func set(_ index: Int, to direction: BidirectionalClass, _ original: [BidirectionalClass]) {
        types[index] = direction
        var mark = index + 1
        while mark < types.count, original[mark] == .nonspacingMark {
            types[mark] = direction
            mark += 1
        }
    }

    // MARK: Neutral characters

    /// Rules N1 and N2: neutral characters get the direction of both neighbors if it's the same, otherwise the
    /// direction of the sequence.
    private mutating func resolveNeutrals() {
        var before = start
        var index = 0
        while index < types.count {
            guard types[index].isNeutral else {
                before = strong(types[index]) ?? before
                index += 1
                continue
            }
            var next = index
            while next < types.count, types[next].isNeutral { next += 1 }
            let after = next < types.count ? strong(types[next]) ?? end : end
            for place in index..<next { types[place] = before == after ? before : embedding }
            index = next
        }
    }
}

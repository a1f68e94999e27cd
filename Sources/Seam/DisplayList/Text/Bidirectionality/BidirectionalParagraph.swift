/// A paragraph of the Unicode Bidirectional Algorithm, which determines the levels of characters from their classes.
///
/// Source: Unicode Standard Annex #9, revision 46, which defines the names of the rules.
struct BidirectionalParagraph {
    /// An entry of the stack, pushed by an embedding, an override, or an isolate.
    private struct Status {
        var level: UInt8
        var override: BidirectionalClass?
        var isIsolate: Bool
    }

    /// The maximum depth (definition BD2).
    private static let maximumDepth: UInt8 = 125

    let baseLevel: UInt8
    /// The levels: even levels are left-to-right, odd ones are right-to-left. Characters that rule X9 removes have the
    /// level of the preceding character.
    private(set) var levels: [UInt8]

    private let original: [BidirectionalClass]
    private var types: [BidirectionalClass]
    /// The end of each isolate by its start, and vice versa.
    private var partner: [Int: Int] = [:]

    /// Resolves the levels of a paragraph.
    ///
    /// - Parameters:
    ///   - types: The classes of its characters, with that of its separator, if it has one, at the end.
    ///   - scalars: The characters, which are searched for brackets. It may be empty if there are no brackets.
    ///   - baseLevel: 0 for a left-to-right paragraph, 1 for a right-to-left one; `nil` for the direction of the first
    ///     strong character, and left-to-right without one.
    /// - Complexity: O(*n*), and O(*k* log *k*) in the number of brackets.
    init(types: [BidirectionalClass], scalars: [Unicode.Scalar], baseLevel: UInt8?) {
        original = types
        self.types = types
        self.baseLevel = baseLevel ?? types.firstStrongLevel ?? 0
        levels = [UInt8](repeating: self.baseLevel, count: types.count)
        matchIsolates()
        resolveExplicitLevels()
        // The neighbors of a sequence count with their explicit levels, so no level may change before all are resolved.
        var resolved = levels
        for indices in isolatingRunSequences() {
            var sequence = IsolatingRunSequence(
                types: indices.map { self.types[$0] }, level: levels[indices[0]], start: direction(before: indices[0]),
                end: direction(after: indices[indices.count - 1]))
            sequence.resolve(
                original: indices.map { original[$0] }, scalars: scalars.isEmpty ? [] : indices.map { scalars[$0] })
            for (place, index) in indices.enumerated() { resolved[index] = sequence.level(at: place) }
        }
        levels = resolved
        resetSeparators()
        fillRemoved()
    }

    // MARK: Isolates and embeddings

    /// Definition BD9.
    private mutating func matchIsolates() {
        var starts: [Int] = []
        for (index, type) in original.enumerated() {
            if type.startsIsolate {
                starts.append(index)
            } else if type == .popDirectionalIsolate, let start = starts.popLast() {
                partner[start] = index
                partner[index] = start
            }
        }
    }

    /// Rules X1 to X8.
    private mutating func resolveExplicitLevels() {
        var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
        var overflowingIsolates = 0
        var overflowingEmbeddings = 0
        var validIsolates = 0
        for (index, type) in original.enumerated() {
            let status = stack[stack.count - 1]
            switch type {
            case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride:
                let isRight = type == .rightToLeftEmbedding || type == .rightToLeftOverride
                let level = Self.next(after: status.level, isRight: isRight)
                if level <= Self.maximumDepth, overflowingIsolates == 0, overflowingEmbeddings == 0 {
                    let override: BidirectionalClass? =
                        type == .rightToLeftOverride ? .rightToLeft : type == .leftToRightOverride ? .leftToRight : nil
                    stack.append(Status(level: level, override: override, isIsolate: false))
                } else if overflowingIsolates == 0 {
                    overflowingEmbeddings += 1
                }
            case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
                set(index, to: status)
                let level = Self.next(after: status.level, isRight: isolatesRight(index))
                if level <= Self.maximumDepth, overflowingIsolates == 0, overflowingEmbeddings == 0 {
                    validIsolates += 1
                    stack.append(Status(level: level, override: nil, isIsolate: true))
                } else {
                    overflowingIsolates += 1
                }
            case .popDirectionalIsolate:
                if overflowingIsolates > 0 {
                    overflowingIsolates -= 1
                } else if validIsolates > 0 {
                    overflowingEmbeddings = 0
                    while !stack[stack.count - 1].isIsolate { stack.removeLast() }
                    stack.removeLast()
                    validIsolates -= 1
                }
                set(index, to: stack[stack.count - 1])
            case .popDirectionalFormat:
                if overflowingIsolates > 0 { continue }
                if overflowingEmbeddings > 0 {
                    overflowingEmbeddings -= 1
                } else if !status.isIsolate, stack.count > 1 {
                    stack.removeLast()
                }
            case .boundaryNeutral: continue
            case .paragraphSeparator: levels[index] = baseLevel
            default: set(index, to: status)
            }
        }
    }

    /// Returns the next odd level for right-to-left text, or the next even one for left-to-right text.
    private static func next(after level: UInt8, isRight: Bool) -> UInt8 {
        isRight ? (level + 1) | 1 : (level + 2) & ~1
    }

    private mutating func set(_ index: Int, to status: Status) {
        levels[index] = status.level
        if let override = status.override { types[index] = override }
    }

    /// Returns whether the content of an isolate is right-to-left. For FSI, its first strong character decides.
    private func isolatesRight(_ index: Int) -> Bool {
        switch original[index] {
        case .rightToLeftIsolate: true
        case .leftToRightIsolate: false
        default: original[(index + 1)..<(partner[index] ?? original.count)].firstStrongLevel == 1
        }
    }

    // MARK: Sequences

    /// Definition BD13: level runs, joined across the isolates between them.
    private func isolatingRunSequences() -> [[Int]] {
        var runs: [[Int]] = []
        var runAtStart: [Int: Int] = [:]
        for index in original.indices where !original[index].isRemoved {
            if let last = runs.last?.last, levels[last] == levels[index] {
                runs[runs.count - 1].append(index)
            } else {
                runAtStart[index] = runs.count
                runs.append([index])
            }
        }
        var sequences: [[Int]] = []
        for run in runs {
            // A run that begins with the end of an isolate continues the sequence with the isolate's start.
            if original[run[0]] == .popDirectionalIsolate, partner[run[0]] != nil { continue }
            var sequence = run
            while let last = sequence.last, original[last].startsIsolate, let end = partner[last],
                let next = runAtStart[end]
            {
                sequence += runs[next]
            }
            sequences.append(sequence)
        }
        return sequences
    }

    /// Rule X10: the direction before a sequence is that of the higher of two levels: the sequence's and the preceding
    /// character's.
    private func direction(before index: Int) -> BidirectionalClass {
        var neighbor = index - 1
        while neighbor >= 0, original[neighbor].isRemoved { neighbor -= 1 }
        return direction(levels[index], neighbor >= 0 ? levels[neighbor] : baseLevel)
    }

    private func direction(after index: Int) -> BidirectionalClass {
        var neighbor = index + 1
        while neighbor < original.count, original[neighbor].isRemoved { neighbor += 1 }
        let isOpen = original[index].startsIsolate && partner[index] == nil
        return direction(levels[index], neighbor < original.count && !isOpen ? levels[neighbor] : baseLevel)
    }

    private func direction(_ first: UInt8, _ second: UInt8) -> BidirectionalClass {
        max(first, second) % 2 == 1 ? .rightToLeft : .leftToRight
    }

    // MARK: Afterwards

    /// Rule L1, except for line ends: separators, and white space before them and at the end of the paragraph, get the
    /// paragraph's level.
    private mutating func resetSeparators() {
        var isBeforeSeparator = true
        for index in original.indices.reversed() {
            switch original[index] {
            case .paragraphSeparator, .segmentSeparator:
                isBeforeSeparator = true
                levels[index] = baseLevel
            case .whitespace, .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate, .popDirectionalIsolate:
                if isBeforeSeparator { levels[index] = baseLevel }
            case let type where type.isRemoved: break
            default: isBeforeSeparator = false
            }
        }
    }

    /// Gives characters that rule X9 removed the level of the preceding character.
    private mutating func fillRemoved() {
        for index in original.indices where original[index].isRemoved {
            levels[index] = index > 0 ? levels[index - 1] : baseLevel
        }
    }
}

/// The effect of a character on the direction of text: Unicode's property `Bidi_Class`.
///
/// Source: Unicode Standard Annex #9, table 4.
enum BidirectionalClass: UInt8, CaseIterable {
    // Strong classes.
    case leftToRight, rightToLeft, arabicLetter
    // Weak classes.
    case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
    case nonspacingMark, boundaryNeutral
    // Neutral classes.
    case paragraphSeparator, segmentSeparator, whitespace, otherNeutral
    // Explicit formatting classes.
    case leftToRightEmbedding, leftToRightOverride, rightToLeftEmbedding, rightToLeftOverride
    case popDirectionalFormat
    case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate, popDirectionalIsolate

    /// Creates the class of a character. Unassigned characters have the class of their block.
    ///
    /// - Complexity: O(log *n*) in the number of ranges.
    init(_ scalar: Unicode.Scalar) {
        let ranges = BidirectionalClass.ranges
        // The last range that begins at or before the character.
        let limit = scalar.value << 5 | 31
        let next = ranges.indices.partitioningIndex { ranges[$0] > limit }
        self = BidirectionalClass(rawValue: UInt8(ranges[next - 1] & 31)) ?? .leftToRight
    }

    var isStrong: Bool { self == .leftToRight || isRightToLeft }

    /// Whether the character is a right-to-left letter.
    var isRightToLeft: Bool { self == .rightToLeft || self == .arabicLetter }

    var startsIsolate: Bool {
        switch self {
        case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
        default: false
        }
    }

    /// Whether rule X9 removes the character: embeddings, overrides, their ends, and boundary neutrals.
    var isRemoved: Bool {
        switch self {
        case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
            .popDirectionalFormat, .boundaryNeutral:
            true
        default: false
        }
    }

    /// Whether the character gets the direction of its surroundings, which Unicode's rules call NI.
    var isNeutral: Bool {
        switch self {
        case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .leftToRightIsolate,
            .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
            true
        default: false
        }
    }
}

extension Sequence<BidirectionalClass> {
    /// The level of the first strong character, skipping isolates (rules P2 and P3); `nil` if there's no strong
    /// character.
    ///
    /// - Complexity: O(*n*).
    var firstStrongLevel: UInt8? {
        var isolates = 0
        for type in self {
            if type.startsIsolate {
                isolates += 1
            } else if type == .popDirectionalIsolate {
                isolates = Swift.max(0, isolates - 1)
            } else if isolates == 0, type.isStrong {
                return type == .leftToRight ? 0 : 1
            }
        }
        return nil
    }
}

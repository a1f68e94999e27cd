/// Character properties that text layout needs without a shaping library.
extension Unicode.Scalar {
    /// Whether the character is right-to-left.
    package var isRightToLeft: Bool { BidirectionalClass(self).isRightToLeft }

    /// Whether the character is as wide as it is high: Chinese, Japanese, Korean, full-width forms, emoji.
    package var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }

    /// Whether the character is a letter or syllable of the Korean script.
    var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }

    /// Whether a line must end after the character.
    package var endsLine: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether the character is nonbreaking white space.
    package var isNonBreakingSpace: Bool {
        value == 0xA0 || value == 0x2007 || value == 0x202F
    }
}

extension StringProtocol {
    /// Whether the first strong character outside of isolates is right-to-left.
    ///
    /// - Complexity: O(*n*) in the number of characters before that one.
    package var startsRightToLeft: Bool {
        unicodeScalars.lazy.map { BidirectionalClass($0) }.firstStrongLevel == 1
    }
}

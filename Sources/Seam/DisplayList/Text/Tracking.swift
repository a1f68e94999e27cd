/// The space that a font adds after each glyph, in points.
///
/// Only the system's fonts have tracking. It makes lines in their substitutes as long as on iOS; the values are fitted
/// to recorded widths (`Documentation/UIKitConstants.md`).
package struct Tracking: Sendable, Hashable {
    private let ofLetters: Double
    private let ofDigits: Double

    package init(_ font: FontDescription) {
        guard font.size.isFinite, font.size > 0 else {
            (ofLetters, ofDigits) = (0, 0)
            return
        }
        switch font.family {
        case .system, .systemRounded:
            let size = TrackingTable.size(font.size)
            let weight = TrackingTable.weight(Double(font.weight))
            let share = size.displayShare
            let letters = size.tracking + weight.text + (weight.display - weight.text) * share
            ofLetters = font.size / 1000 * letters
            ofDigits = font.size / 1000 * (letters + 8 + 20 * share)
        case .systemMonospaced:
            ofLetters = font.size * SystemFontSubstitute.monospacedTracking
            ofDigits = ofLetters
        case .systemSerif, .symbols, .named:
            (ofLetters, ofDigits) = (0, 0)
        }
    }

    /// Returns the tracking after a character that begins with a scalar; 0 for scripts and emoji that other fonts draw.
    package func points(after scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x30...0x39: ofDigits
        case 0x20...0x52F: ofLetters
        // Punctuation, currencies, arrows, mathematical and technical symbols, shapes.
        case 0x1D00...0x25FF: scalar.properties.isEmojiPresentation ? 0 : ofLetters
        default: 0
        }
    }
}

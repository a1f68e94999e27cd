/// The font of text: its family, size, weight, and slant.
package struct FontDescription: Sendable, Hashable {
    package enum Family: Sendable, Hashable {
        /// The system font (Inter, in this project's hosts).
        case system
        case systemMonospaced
        case systemSerif
        case systemRounded
        /// The font with the system's icons.
        case symbols
        /// A font by its family name. If it isn't installed, the system font is used.
        case named(String)
    }

    package var family: Family
    /// The size in points.
    package var size: Double
    /// The weight as in CSS, from 100 (ultra light) to 900 (black), with 400 for regular.
    package var weight: Int
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool

    package init(
        family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}

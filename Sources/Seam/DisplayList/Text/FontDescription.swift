/// Which glyphs to draw, and how large.
package struct FontDescription: Sendable, Hashable {
    package enum Family: Sendable, Hashable {
        /// The system's text face (Inter, in this project's hosts).
        case system
        case systemMonospaced
        case systemSerif
        case systemRounded
        /// The face that holds the system's icons.
        case symbols
        /// A face by its family name; one that the machine doesn't have is drawn in the system's.
        case named(String)
    }

    package var family: Family
    /// In points.
    package var size: Double
    /// From 100 (ultra light) to 900 (black), 400 regular, as CSS counts.
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

import LayoutGeometry

/// The metrics of a line of text that determine the distances of other views, in points.
package struct TextMetrics: Sendable, Hashable {
    /// The distance from the baseline to the top of the line.
    package var ascent: Double
    /// The distance from the baseline to the bottom of the line, a positive value.
    package var descent: Double
    /// The font's leading, the distance between its lines.
    package var leading: Double
    package var capHeight: Double
    /// The length of a pixel of the display.
    package var pixelLength: Double

    package init(ascent: Double, descent: Double, leading: Double, capHeight: Double, pixelLength: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.pixelLength = pixelLength
    }

    package var lineSpacing: Double { ascent + descent + leading }

    /// Returns the distance between a line of this font and one of `lower` below it: the leading of the lower font,
    /// rounded up to a pixel of the upper.
    package func distance(toLower lower: TextMetrics) -> Double {
        roundedUp(lower.leading)
    }

    /// The distance between a line and a view above it: the descent and a tenth of the line.
    package var distanceAbove: Double { gap + descent }

    /// The distance between a line and a view below it: the view is as far from the baseline as the next line's
    /// capitals would be.
    package var distanceBelow: Double { gap + max(ascent + descent - capHeight, descent) }

    private var gap: Double { roundedUp((ascent + descent) / 10) }

    private func roundedUp(_ length: Double) -> Double {
        guard length.isFinite, pixelLength > 0 else { return 0 }
        return (length / pixelLength).rounded(.up) * pixelLength
    }
}

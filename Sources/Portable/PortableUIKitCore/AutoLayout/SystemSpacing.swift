import Foundation

/// The system's spacing between neighbors, recorded in `UIKitConstants.md` 10.
@MainActor
enum SystemSpacing {
    /// The spacing between two edges, regardless of the fonts.
    static let standard: CGFloat = 8
    /// The spacing between a baseline and an item without a font.
    static let withoutFont: CGFloat = 22

    /// Returns the spacing between `first` and `second`, which is after or below it.
    static func between(_ first: LayoutOperand, and second: LayoutOperand) -> CGFloat {
        guard isBaseline(first) || isBaseline(second) else { return standard }
        guard let upper = textMetrics(of: first), let lower = textMetrics(of: second) else { return withoutFont }
        return between(upper: upper, lower: lower)
    }

    /// Returns the distance between the last baseline of a view and the first baseline of the next view: the line
    /// height of the lower text, adjusted by the difference of the descenders.
    static func between(upper: TextBaselineMetrics, lower: TextBaselineMetrics) -> CGFloat {
        lower.lineHeight + lower.descender - upper.descender
    }

    private static func isBaseline(_ operand: LayoutOperand) -> Bool {
        operand.attribute == .firstBaseline || operand.attribute == .lastBaseline
    }

    private static func textMetrics(of operand: LayoutOperand) -> TextBaselineMetrics? {
        guard let view = operand.item as? UIView else { return nil }
        let baselineView =
            operand.attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        return baselineView.textBaselineMetrics
    }
}

/// The position of a view's text in its alignment rectangle, for baseline constraints.
package struct TextBaselineMetrics: Equatable {
    /// The distance from the top to the first baseline, at the view's natural height.
    package var firstBaseline: CGFloat
    /// The distance from the last baseline to the bottom, at the view's natural height.
    package var lastBaseline: CGFloat
    /// The line height of the font.
    package var lineHeight: CGFloat
    /// The descender of the font, which is negative.
    package var descender: CGFloat

    package init(firstBaseline: CGFloat, lastBaseline: CGFloat, lineHeight: CGFloat, descender: CGFloat) {
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineHeight = lineHeight
        self.descender = descender
    }
}

/// The position of text that a view draws itself, regardless of the view's height.
@_spi(Collage) public struct DrawnTextPosition {
    /// The reference point as a fraction of the view's height: 0 for the top, 0.5 for the center, 1 for the bottom.
    package var part: Double
    /// The distance from the reference point to the top of the text, in points.
    package var distance: CGFloat
    /// The height of the text, in points.
    package var height: CGFloat

    package init(part: Double, distance: CGFloat, height: CGFloat) {
        self.part = part
        self.distance = distance
        self.height = height
    }
}

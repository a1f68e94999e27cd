import Foundation

/// The distances that the system puts between neighbors; recorded in `UIKitConstants.md` 10.
@MainActor
enum SystemSpacing {
    /// Between two edges, whatever the fonts.
    static let standard: CGFloat = 8
    /// Between a baseline and something without a font.
    static let withoutFont: CGFloat = 22

    /// The distance from `first` on to `second`, which lies after or below it.
    static func between(_ first: LayoutOperand, and second: LayoutOperand) -> CGFloat {
        guard isBaseline(first) || isBaseline(second) else { return standard }
        guard let upper = textMetrics(of: first), let lower = textMetrics(of: second) else { return withoutFont }
        return between(upper: upper, lower: lower)
    }

    /// From the last baseline of one text to the first baseline of the next: the line height of the lower text, moved
    /// by how much deeper the upper one's letters reach.
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
    /// From the top down to the first baseline, at the view's natural height.
    package var firstBaseline: CGFloat
    /// From the last baseline down to the bottom, at the view's natural height.
    package var lastBaseline: CGFloat
    /// The height of a line of the font.
    package var lineHeight: CGFloat
    /// How far letters reach below the baseline, as the font says it: a negative number.
    package var descender: CGFloat

    package init(firstBaseline: CGFloat, lastBaseline: CGFloat, lineHeight: CGFloat, descender: CGFloat) {
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineHeight = lineHeight
        self.descender = descender
    }
}

/// The position of a text that a view draws itself, regardless of the view's height.
@_spi(Collage) public struct TextPlace {
    /// From which part of the view's height the distance counts: 0 for the top, 0.5 for the middle, 1 for the bottom.
    package var part: Double
    /// From there down to the text's top, in points.
    package var distance: CGFloat
    /// The text's height, in points.
    package var height: CGFloat

    package init(part: Double, distance: CGFloat, height: CGFloat) {
        self.part = part
        self.distance = distance
        self.height = height
    }
}

import Foundation

/// The dots that a secure field shows instead of its characters.
///
/// Recorded at 17 points: the dots are 22/3 points wide, 10.25 apart, and centered in the line. The glyph is a black
/// circle, because bullets are smaller than that.
struct SecureDots {
    private let format: TextFormat
    private var font: UIFont { format.defaults.font }

    init(_ format: TextFormat) {
        self.format = format
    }

    /// Returns the given number of dots.
    func text(count: Int) -> AttributedText {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font.withSize(font.pointSize * Self.size), .kern: font.pointSize * Self.kern,
        ]
        return AttributedText(String(repeating: "●", count: count), attributes: TextAttributes(attributes))
    }

    /// Centers the dots in lines of the field's font, so that the caret is as high as in a field with characters.
    func center(
        _ lines: inout [TextGeometry.Line], _ paragraphs: inout [TextGeometry.Paragraph], height: inout CGFloat
    ) {
        guard lines.count == 1, paragraphs.count == 1 else { return }
        let extra = extraHeight(lines[0].bottom - lines[0].top)
        lines[0].baseline += extra / 2
        lines[0].bottom += extra
        paragraphs[0].top += extra / 2
        height += extra
    }

    /// Returns the difference between the height of a line of the field's font and the height of a line of dots.
    func extraHeight(_ height: CGFloat) -> CGFloat { font.lineHeight * CGFloat(format.scale) - height }

    /// The size of the glyphs relative to the font.
    private static let size: CGFloat = 0.6
    /// The additional distance relative to the size of the font.
    private static let kern: CGFloat = 0.079
}

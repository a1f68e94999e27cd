import DisplayList

/// A text measurer that shapes text with Pango and the fonts that images are drawn with. The system font is Inter.
///
/// Widths aren't rounded. Shaped text is stored in a bounded cache that drawing shares.
package final class PangoTextMeasurer: TextMeasurer {
    package init() {}

    /// - Complexity: O(*n*) in the length of the text. Recently shaped text is cached.
    package func shape(_ text: String, font: FontDescription) -> ShapedText {
        TextShaper.shape(text, font: font).text
    }
}

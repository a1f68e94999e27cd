import DisplayList

/// Measures text as Pango shapes it, with the faces that pictures are drawn with: Inter for the system's.
///
/// Widths are not rounded. The same text in the same font is shaped once as long as it stays in a bounded cache,
/// which drawing shares.
package final class PangoTextMeasurer: TextMeasurer {
    package init() {}

    /// - Complexity: O(*n*) in the length of the text, O(1) Pango calls for text that was shaped recently.
    package func shape(_ text: String, font: FontDescription) -> ShapedText {
        TextShaper.shape(text, font: font).text
    }
}

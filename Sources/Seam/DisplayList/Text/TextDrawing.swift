/// The way in which characters are drawn in snapshots. It must match the measurement: glyphs at positions from other
/// metrics would overlap.
package enum TextDrawing: Sendable, Hashable {
    /// The glyphs of the fonts that measured the text.
    case glyphs
    /// Blocks with the widths of ``FixedMetricsTextMeasurer``, which are the same on every machine, regardless of its
    /// fonts.
    case blocks
}

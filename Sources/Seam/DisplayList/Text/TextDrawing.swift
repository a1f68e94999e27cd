/// What stands in pictures for characters. It goes with how they were measured: glyphs of a font in the places that
/// other metrics gave them would run into one another.
package enum TextDrawing: Sendable, Hashable {
    /// The glyphs of the fonts that measured them.
    case glyphs
    /// Blocks, as wide as ``FixedMetricsTextMeasurer`` says: the same on every machine, whatever fonts it has.
    case blocks
}

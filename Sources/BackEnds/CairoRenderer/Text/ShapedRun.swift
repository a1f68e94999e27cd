import CCairoPango
import DisplayList

/// A run of text in one style, with its positioned glyphs. It's immutable, and its Cairo fonts can be used on any
/// thread.
final class ShapedRun: @unchecked Sendable {
    /// Consecutive glyphs of one font, from left to right.
    struct Segment {
        /// A `cairo_scaled_font_t` that the run owns.
        var font: OpaquePointer
        /// The font's family and the version of its file.
        var face: ImageOrigin.Part
        /// A Boolean value that indicates whether glyphs are colored images, which have no outlines.
        var isColored: Bool
        /// The glyphs, relative to the run's left end on the baseline, in points.
        var glyphs: [cairo_glyph_t]
        /// The number of clusters to the left of each glyph in the run.
        var clusterOrdinals: [Int]
        /// The text of the glyphs, so that it can be searched and copied in a PDF.
        var utf8: [CChar]
        var clusters: [cairo_text_cluster_t]
        var isRightToLeft: Bool
    }

    /// A character that isn't in any font. It's drawn as an empty box.
    struct MissingGlyph {
        var x: Double
        var width: Double
        var clusterOrdinal: Int
    }

    let segments: [Segment]
    let missing: [MissingGlyph]
    let text: ShapedText
    /// The sum of the clusters' advances, in points.
    let width: Double

    init(segments: [Segment], missing: [MissingGlyph], text: ShapedText) {
        self.segments = segments
        self.missing = missing
        self.text = text
        width = text.clusters.reduce(0) { $0 + $1.advance }
    }

    deinit {
        for segment in segments { cairo_scaled_font_destroy(segment.font) }
    }
}

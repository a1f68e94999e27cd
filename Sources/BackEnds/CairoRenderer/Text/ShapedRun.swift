import CCairoPango
import DisplayList

/// Text of one style with its glyphs chosen and placed. Immutable; Cairo's fonts, which it holds, may be used from
/// any thread.
final class ShapedRun: @unchecked Sendable {
    /// Consecutive glyphs of one font, from left to right.
    struct Segment {
        /// A `cairo_scaled_font_t` that the run owns.
        var font: OpaquePointer
        /// Its family, with the version of its file.
        var face: PictureOrigin.Part
        /// Whether glyphs are colored pictures, which have no outlines.
        var isColored: Bool
        /// Relative to the run's left end on the baseline, in points.
        var glyphs: [cairo_glyph_t]
        /// For each glyph the number of clusters that lie left of it in the run.
        var clusterOrdinals: [Int]
        /// What the glyphs stand for, so that text can be found and copied in a PDF.
        var utf8: [CChar]
        var clusters: [cairo_text_cluster_t]
        var isRightToLeft: Bool
    }

    /// A character that no font has, drawn as an empty box.
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

/// Measures the width of text and determines where its lines can break. Hosts provide a measurer.
///
/// Line heights don't depend on the measurer: they are the system font's recorded metrics, so that a label is as high
/// as on iOS, regardless of the face that is drawn.
package protocol TextMeasurer: AnyObject, Sendable {
    /// Shapes `text`, which has one style. The result's clusters cover the whole text in logical order.
    func shape(_ text: String, font: FontDescription) -> ShapedText

    /// How text that was measured here is drawn; as glyphs unless said otherwise.
    var drawing: TextDrawing { get }
}

extension TextMeasurer {
    package var drawing: TextDrawing { .glyphs }
}

/// Text with the advance of each of its clusters, in logical order.
package struct ShapedText: Sendable, Hashable {
    /// Characters that are drawn as one and can't be parted.
    package struct Cluster: Sendable, Hashable {
        /// How many UTF-8 bytes of the text belong to the cluster.
        package var utf8Count: Int
        /// In points.
        package var advance: Double
        /// The line break that is possible after the cluster.
        package var breakAfter: LineBreak
        /// Whether the cluster is white space, which may hang over a line's end.
        package var isWhitespace: Bool

        package init(utf8Count: Int, advance: Double, breakAfter: LineBreak, isWhitespace: Bool) {
            self.utf8Count = utf8Count
            self.advance = advance
            self.breakAfter = breakAfter
            self.isWhitespace = isWhitespace
        }
    }

    package enum LineBreak: Sendable, Hashable { case prohibited, allowed, mandatory }

    package var clusters: [Cluster]
    /// The direction of the text's first strong character.
    package var isRightToLeft: Bool

    package init(clusters: [Cluster], isRightToLeft: Bool) {
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
    }
}

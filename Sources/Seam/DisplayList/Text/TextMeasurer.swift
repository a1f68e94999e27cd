/// Measures the width of text and determines where its lines can break. Hosts provide a measurer.
///
/// Line heights don't depend on the measurer: they are the system font's recorded metrics, so that a label is as high
/// as on iOS, regardless of the face that is drawn.
package protocol TextMeasurer: AnyObject, Sendable {
    /// Shapes `text`, which has one style. The clusters of the result cover the whole text in logical order.
    func shape(_ text: String, font: FontDescription) -> ShapedText

    /// The way of drawing text that this object measured. The default is glyphs.
    var drawing: TextDrawing { get }
}

extension TextMeasurer {
    package var drawing: TextDrawing { .glyphs }
}

/// Text with the advance of each of its clusters, in logical order.
package struct ShapedText: Sendable, Hashable {
    /// A sequence of characters that are drawn as one and can't be separated.
    package struct Cluster: Sendable, Hashable {
        /// The number of UTF-8 bytes in the cluster.
        package var utf8Count: Int
        /// The advance in points.
        package var advance: Double
        /// The line break that is possible after the cluster.
        package var breakAfter: LineBreak
        /// Whether the cluster is white space, which can hang at the end of a line.
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

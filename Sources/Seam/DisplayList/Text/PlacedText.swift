/// Text broken into lines, together with where each of its characters stands: what a caret needs to know.
package struct PlacedText: Sendable, Hashable {
    /// Characters that are drawn as one.
    package struct Cluster: Sendable, Hashable {
        /// In UTF-16 units of the text.
        package var range: Range<Int>
        /// The left end and the advance, in the layout's box.
        package var x: Double
        package var width: Double
        /// Even levels run from left to right, odd ones from right to left.
        package var level: UInt8

        package init(range: Range<Int>, x: Double, width: Double, level: UInt8) {
            self.range = range
            self.x = x
            self.width = width
            self.level = level
        }
    }

    /// One line, in the order of ``TextLayout/lines``.
    package struct Line: Sendable, Hashable {
        /// In UTF-16 units of the text, with the white space that hangs over the end and without a line end.
        package var range: Range<Int>
        /// The clusters in the order of the text. White space that hangs at the end is after it, outside of the
        /// layout's box.
        package var clusters: [Cluster]
        /// The direction of the paragraph.
        package var isRightToLeft: Bool

        package init(range: Range<Int>, clusters: [Cluster], isRightToLeft: Bool) {
            self.range = range
            self.clusters = clusters
            self.isRightToLeft = isRightToLeft
        }
    }

    package var layout: TextLayout
    package var lines: [Line]

    package init(layout: TextLayout, lines: [Line]) {
        self.layout = layout
        self.lines = lines
    }
}

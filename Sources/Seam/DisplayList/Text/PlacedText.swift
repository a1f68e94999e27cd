/// Text broken into lines, with the positions of its characters, for carets.
package struct PlacedText: Sendable, Hashable {
    /// Characters that are drawn as one.
    package struct Cluster: Sendable, Hashable {
        /// The range in UTF-16 units of the text.
        package var range: Range<Int>
        /// The left end and the advance of the cluster, in the layout's box.
        package var x: Double
        package var width: Double
        /// The bidirectional level: even levels are left-to-right, odd ones are right-to-left.
        package var level: UInt8

        package init(range: Range<Int>, x: Double, width: Double, level: UInt8) {
            self.range = range
            self.x = x
            self.width = width
            self.level = level
        }
    }

    /// A line, in the order of ``TextLayout/lines``.
    package struct Line: Sendable, Hashable {
        /// The range in UTF-16 units of the text, including hanging white space, but not the line end.
        package var range: Range<Int>
        /// The clusters in the order of the text. White space that hangs at the end is after it, outside of the
        /// layout's box.
        package var clusters: [Cluster]
        /// The direction of the paragraph.
        package var isRightToLeft: Bool
        /// The part of a row that contains the line, or `nil` if the line has the width of the box.
        package var slot: LineSlot?

        package init(range: Range<Int>, clusters: [Cluster], isRightToLeft: Bool, slot: LineSlot? = nil) {
            self.range = range
            self.clusters = clusters
            self.isRightToLeft = isRightToLeft
            self.slot = slot
        }
    }

    package var layout: TextLayout
    package var lines: [Line]

    package init(layout: TextLayout, lines: [Line]) {
        self.layout = layout
        self.lines = lines
    }
}

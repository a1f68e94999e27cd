import LayoutGeometry

/// Text broken into positioned lines, which a renderer draws without measuring again.
public struct TextLayout: Sendable, Hashable {
    package var lines: [TextLine]
    /// The size of the bounding box of the lines, in points, not rounded.
    package var size: Size
    /// Whether text is missing because of the width or the number of lines.
    package var isTruncated: Bool
    /// The way of drawing that matches the measurer.
    package var drawing: TextDrawing
    /// The rectangles behind the lines, in drawing order.
    package var decorations: [TextDecoration] = []

    package init(lines: [TextLine], size: Size, isTruncated: Bool = false, drawing: TextDrawing = .glyphs) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
        self.drawing = drawing
    }
}

/// A line of text. Its coordinates are in the layout's box.
package struct TextLine: Sendable, Hashable {
    /// The runs in drawing order, from left to right.
    package var runs: [TextRun]
    /// The y coordinate of the baseline.
    package var baseline: Double
    /// The distances from the top of the line to the baseline, and from the baseline to its bottom; both are positive.
    package var ascent: Double
    package var descent: Double
    /// The left end of the line and its advance.
    package var x: Double
    package var width: Double

    package init(runs: [TextRun], baseline: Double, ascent: Double, descent: Double, x: Double, width: Double) {
        self.runs = runs
        self.baseline = baseline
        self.ascent = ascent
        self.descent = descent
        self.x = x
        self.width = width
    }
}

/// Consecutive characters of a line with one style.
package struct TextRun: Sendable, Hashable {
    package var text: String
    package var font: FontDescription
    package var color: Color
    /// The left end and the advance of the run, in the layout's box.
    package var x: Double
    package var width: Double
    /// The letter spacing after each character, in points.
    package var letterSpacing: Double
    /// The distance of the glyphs above the baseline, in points.
    package var baselineOffset: Double
    package var isRightToLeft: Bool
    package var underlineColor: Color?
    package var strikethroughColor: Color?
    package var backgroundColor: Color?
    package var shadow: TextShadow?
    /// An image instead of the text, for attachments, as wide as the run.
    package var attachment: Attachment?

    package struct Attachment: Sendable, Hashable {
        package var image: DisplayImage
        package var tint: Color?
        /// The rectangle relative to the run's left end on the baseline, with y pointing down.
        package var rect: Rect
        /// The space after the rectangle in the line, in points.
        package var trailingSpace: Double

        package init(image: DisplayImage, tint: Color?, rect: Rect, trailingSpace: Double = 0) {
            self.image = image
            self.tint = tint
            self.rect = rect
            self.trailingSpace = trailingSpace
        }

        /// The advance of the attachment in its line.
        var width: Double { rect.maxX + trailingSpace }
    }

    package init(
        text: String, font: FontDescription, color: Color, x: Double, width: Double, letterSpacing: Double = 0,
        baselineOffset: Double = 0, isRightToLeft: Bool = false, underlineColor: Color? = nil,
        strikethroughColor: Color? = nil, backgroundColor: Color? = nil, shadow: TextShadow? = nil,
        attachment: Attachment? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.x = x
        self.width = width
        self.letterSpacing = letterSpacing
        self.baselineOffset = baselineOffset
        self.isRightToLeft = isRightToLeft
        self.underlineColor = underlineColor
        self.strikethroughColor = strikethroughColor
        self.backgroundColor = backgroundColor
        self.shadow = shadow
        self.attachment = attachment
    }
}

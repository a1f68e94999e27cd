import LayoutGeometry

/// Text with styles, which a ``Typesetter`` breaks into lines.
package struct StyledText: Sendable, Hashable {
    /// Consecutive characters of one style.
    package struct Run: Sendable, Hashable {
        /// The number of UTF-8 bytes in the run.
        package var utf8Count: Int
        package var style: TextStyle
        /// The style of the paragraph that begins in the run, if any.
        package var paragraph: ParagraphStyle

        package init(utf8Count: Int, style: TextStyle, paragraph: ParagraphStyle) {
            self.utf8Count = utf8Count
            self.style = style
            self.paragraph = paragraph
        }
    }

    package var text: String
    /// The runs in the order of the text, which they cover completely. Empty text has one empty run, which determines
    /// the height of its line.
    package var runs: [Run]

    package init(text: String, runs: [Run]) {
        self.text = text
        self.runs = runs
    }

    package init(text: String, style: TextStyle, paragraph: ParagraphStyle) {
        self.init(text: text, runs: [Run(utf8Count: text.utf8.count, style: style, paragraph: paragraph)])
    }

    package static func == (left: StyledText, right: StyledText) -> Bool {
        left.runs == right.runs && ScalarwiseText(left.text) == ScalarwiseText(right.text)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ScalarwiseText(text))
        // Only properties that animations change: hashing whole styles takes longer than the rest of a lookup.
        guard let style = runs.first?.style else { return }
        hasher.combine(style.font.size)
        hasher.combine(style.color)
    }
}

extension StyledText {
    /// Whether a paragraph is in a block.
    package var hasBlocks: Bool { runs.contains { !$0.paragraph.blocks.isEmpty } }

    /// Returns the start of the text that its first lines can show, with one more character if there's more text.
    /// Returns all of it if `count` is 0, or if the end of the text may be visible.
    ///
    /// - Complexity: O(*n*) in the length of the paragraphs that are kept, and in the number of runs.
    func start(ofLines count: Int) -> StyledText {
        guard count > 0, runs.allSatisfy({ !$0.paragraph.lineBreakMode.showsEnd }) else { return self }
        var index = text.startIndex
        for _ in 0..<count {
            // A character instead of a scalar, because a line end can have two scalars.
            guard let end = text[index...].firstIndex(where: { $0.unicodeScalars.last!.endsLine }) else { return self }
            index = text.index(after: end)
        }
        // The direction of a line depends on all of its paragraph, which a line separator doesn't end.
        if !text[text.index(before: index)].endsParagraph {
            guard let end = text[index...].firstIndex(where: \.endsParagraph) else { return self }
            index = text.index(after: end)
        }
        guard index < text.endIndex else { return self }
        text.formIndex(after: &index)
        var start = StyledText(text: String(text[..<index]), runs: [])
        var left = start.text.utf8.count
        for run in runs where left > 0 {
            start.runs.append(run)
            start.runs[start.runs.count - 1].utf8Count = min(run.utf8Count, left)
            left -= run.utf8Count
        }
        return start
    }
}

extension Character {
    /// Whether the character ends a paragraph, instead of only a line.
    fileprivate var endsParagraph: Bool { BidirectionalClass(unicodeScalars.last!) == .paragraphSeparator }
}

/// The style of characters. Lengths are in points.
package struct TextStyle: Sendable, Hashable {
    package var font: FontDescription
    /// The part of a line above the baseline, from the font's recorded metrics, not from the face that is drawn.
    package var ascent: Double
    /// The part of a line below the baseline, a positive value.
    package var descent: Double
    /// The font's leading below a line.
    package var leading: Double
    /// The additional distance to a following line, which the last line doesn't have.
    package var lineGap: Double
    package var color: Color
    /// The letter spacing after each character.
    package var letterSpacing: Double
    /// The distance of the characters above the baseline.
    package var baselineOffset: Double
    package var underlineColor: Color?
    package var strikethroughColor: Color?
    package var backgroundColor: Color?
    package var shadow: TextShadow?
    /// An image instead of the run's character. Its rectangle is relative to the pen on the baseline, with y pointing
    /// down.
    package var attachment: TextRun.Attachment?

    package init(
        font: FontDescription, ascent: Double, descent: Double, leading: Double = 0, lineGap: Double = 0,
        color: Color = .black, letterSpacing: Double = 0, baselineOffset: Double = 0, underlineColor: Color? = nil,
        strikethroughColor: Color? = nil, backgroundColor: Color? = nil, shadow: TextShadow? = nil,
        attachment: TextRun.Attachment? = nil
    ) {
        self.font = font
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.lineGap = lineGap
        self.color = color
        self.letterSpacing = letterSpacing
        self.baselineOffset = baselineOffset
        self.underlineColor = underlineColor
        self.strikethroughColor = strikethroughColor
        self.backgroundColor = backgroundColor
        self.shadow = shadow
        self.attachment = attachment
    }

    /// The extent of the style above and below the baseline.
    var extent: (above: Double, below: Double) {
        if let rect = attachment?.rect {
            return (-rect.minY + baselineOffset, rect.maxY - baselineOffset)
        }
        return (ascent + baselineOffset, descent - baselineOffset)
    }
}

/// The style of a paragraph. Lengths are in points.
package struct ParagraphStyle: Sendable, Hashable {
    package enum Alignment: Sendable, Hashable {
        /// The leading side of the paragraph's direction.
        case natural
        case left, right, center
        /// All lines except for the last fill the width.
        case justified
    }

    package enum LineBreakMode: Sendable, Hashable {
        case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
    }

    package enum Direction: Sendable, Hashable {
        /// The direction of the first strong character.
        case natural
        case leftToRight, rightToLeft
    }

    package var alignment: Alignment
    package var lineBreakMode: LineBreakMode
    package var direction: Direction
    /// The spacing between lines.
    package var lineSpacing: Double
    /// The spacing after the paragraph, and before it, if there's another one.
    package var paragraphSpacing: Double
    package var paragraphSpacingBefore: Double
    package var firstLineHeadIndent: Double
    package var headIndent: Double
    /// The indent from the leading side if positive, otherwise from the trailing side.
    package var tailIndent: Double
    /// The minimum line height; 0 means no minimum.
    package var minimumLineHeight: Double
    package var maximumLineHeight: Double
    /// The multiple of the line height; 0 means no change.
    package var lineHeightMultiple: Double
    /// Whether lines don't break within Korean words.
    package var keepsKoreanWords = false
    /// The tab stops, or `nil` for the standard ones.
    package var tabs: TabStops?
    /// The blocks around the paragraph, from the outside in.
    package var blocks: [TextBlockStyle] = []

    package init(
        alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping,
        direction: Direction = .natural, lineSpacing: Double = 0, paragraphSpacing: Double = 0,
        paragraphSpacingBefore: Double = 0, firstLineHeadIndent: Double = 0, headIndent: Double = 0,
        tailIndent: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0,
        lineHeightMultiple: Double = 0
    ) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.direction = direction
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
        self.paragraphSpacingBefore = paragraphSpacingBefore
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineHeightMultiple = lineHeightMultiple
    }

    /// Returns the available width of a line in a box of the given `width`.
    func availableWidth(in width: Double, isFirstLine: Bool) -> Double {
        guard width.isFinite else { return .infinity }
        let head = isFirstLine ? firstLineHeadIndent : headIndent
        return (tailIndent > 0 ? tailIndent : width + tailIndent) - head
    }
}

extension ParagraphStyle.LineBreakMode {
    /// Whether text other than the end is truncated.
    fileprivate var showsEnd: Bool { self == .truncatingHead || self == .truncatingMiddle }
}

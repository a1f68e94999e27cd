import DisplayList

/// Decisions about paragraphs that a text layout manager's delegate, its fragments, and its elements make.
struct ParagraphRules {
    /// The maximum length of a paragraph whose layout is limited, in UTF-16 units.
    static let maximumLength = 10_000

    /// A closure that returns whether a line can break before an offset at which the text allows it.
    var mayBreak: ((_ offset: Int) -> Bool)?
    /// A closure that returns the space before and after the lines of a paragraph, in points.
    var padding: ((_ offset: Int) -> (leading: CGFloat, trailing: CGFloat))?
    /// A closure that returns whether a paragraph has lines.
    var isShown: ((_ paragraph: Range<Int>) -> Bool)?

    /// Returns rows with the padding of a paragraph, or the given rows if it has none.
    ///
    /// - Parameter width: The width of the rows if `rows` is `nil`.
    func padded(_ rows: LineRows?, width: CGFloat, at offset: Int, isRightToLeft: Bool) -> LineRows? {
        guard let padding = padding?(offset), padding != (0, 0), width.isFinite else { return rows }
        let left = Double(isRightToLeft ? padding.trailing : padding.leading)
        let both = Double(padding.leading + padding.trailing)
        return { top, height, offset in
            let slots = rows?(top, height, offset) ?? [LineSlot(x: 0, top: top, width: Double(width))]
            return slots.map { LineSlot(x: $0.x + left, top: $0.top, width: max($0.width - both, 0)) }
        }
    }
}

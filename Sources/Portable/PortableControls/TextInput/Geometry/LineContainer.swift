import DisplayList

/// The area for the lines of text: a text container, or a column without limits.
struct LineContainer {
    private(set) var container: NSTextContainer?
    /// The width at which lines wrap, without the padding at their ends. It's infinite if they don't.
    let width: CGFloat
    /// The width with the padding.
    private(set) var outerWidth: CGFloat
    /// The height, or infinity.
    private(set) var height = CGFloat.infinity
    /// The maximum number of lines; 0 means no limit.
    private(set) var maximumLineCount = 0
    /// The mode for truncating the last line, if any.
    private(set) var truncation: ParagraphStyle.LineBreakMode?
    private var padding: CGFloat = 0
    private var isSimple = true

    /// Creates a column without limits.
    init(width: CGFloat) {
        self.width = width
        outerWidth = width
    }

    /// Creates the area of a container, with another width if it's given.
    init(_ container: NSTextContainer, lineWidth: CGFloat? = nil) {
        func length(_ number: CGFloat) -> CGFloat { CGFloat(Double(number).distance) }
        self.container = container
        let padding = length(container.lineFragmentPadding)
        let ownWidth = container.size.width > 0 ? container.size.width : .infinity
        let sides = 2 * padding
        let fullWidth = lineWidth.map { $0 + sides } ?? ownWidth
        outerWidth = fullWidth
        width = max(fullWidth - sides, 0)
        self.padding = padding
        if container.size.height > 0 { height = container.size.height }
        maximumLineCount = max(container.maximumNumberOfLines, 0)
        truncation = container.lineBreakMode.truncation
        isSimple = container.isSimpleRectangularTextContainer
    }

    /// A Boolean value that indicates whether the container can be too small for the text.
    var isLimited: Bool { height.isFinite || maximumLineCount > 0 }

    /// A Boolean value that indicates whether the lines of a paragraph don't depend on its position.
    var hasUniformLines: Bool { isSimple && !isLimited }

    /// The width that is proposed for lines in a container without a limited width.
    private static let unlimitedWidth: CGFloat = 10_000_000
    /// The maximum distance to the next row that is searched in a container of a subclass.
    private static let maximumSearch: CGFloat = 10_000
    /// The maximum number of positions at which a row is searched.
    private static let maximumSearchCount: CGFloat = 10_000

    /// Returns a function for the rows of a paragraph, or `nil` if all rows have the width of the container.
    ///
    /// - Parameter top: The y coordinate of the paragraph.
    func rows(at top: CGFloat, character: Int, isRightToLeft: Bool) -> LineRows? {
        guard let container, !isSimple else { return nil }
        let isPlain = type(of: container) == NSTextContainer.self
        if isPlain, top >= container.exclusionBottom { return nil }
        return { distance, rowHeight, offset in
            let start = top + CGFloat(distance)
            let end = isPlain ? container.exclusionBottom : min(height, start + Self.maximumSearch)
            let step = max((end - start) / Self.maximumSearchCount, 1)
            var y = start
            while y <= end {
                let slots = slots(
                    of: container, y: y, height: CGFloat(rowHeight), character: character + offset,
                    isRightToLeft: isRightToLeft)
                if !slots.isEmpty {
                    return slots.map { LineSlot(x: $0.x, top: Double(y - top), width: $0.width) }
                }
                y += step
            }
            return [LineSlot(x: 0, top: Double(max(y, start) - top), width: Double(width))]
        }
    }

    private func slots(
        of container: NSTextContainer, y: CGFloat, height: CGFloat, character: Int, isRightToLeft: Bool
    ) -> [LineSlot] {
        let proposedWidth = outerWidth.isFinite ? outerWidth : Self.unlimitedWidth
        var proposed = CGRect(x: 0, y: y, width: proposedWidth, height: height)
        var slots: [LineSlot] = []
        while proposed.width > 0 {
            var rest = CGRect.zero
            let rect = container.lineFragmentRect(
                forProposedRect: proposed, at: character, writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
                remaining: &rest)
            let room = rect.width - 2 * padding
            if room > 0 {
                // The origin of the lines is inside the padding, as is the origin of the slot.
                slots.append(LineSlot(x: Double(rect.minX), top: Double(y), width: Double(room)))
            }
            guard rest.width < proposed.width else { break }
            proposed = rest
        }
        return slots
    }
}

extension NSLineBreakMode {
    /// The mode for truncating a line, or `nil` for other modes.
    fileprivate var truncation: ParagraphStyle.LineBreakMode? {
        switch self {
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingMiddle: .truncatingMiddle
        case .byTruncatingTail: .truncatingTail
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }
}

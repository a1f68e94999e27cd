import DisplayList
import LayoutGeometry

extension NSAttributedString {
    /// Returns the size of the text without wrapping, in points. The size isn't rounded.
    public func size() -> CGSize {
        layout(width: .infinity).size.cgSize
    }

    /// Draws the text in the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint) {
        CurrentDrawing.context?.append(.text(layout(width: .infinity), origin: point.point))
    }

    /// Draws the text in the current context, wrapped to the width of `rect` and clipped at its sides.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context with drawing options. A width or height of 0 means no limit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let drawing = CurrentDrawing.context else { return }
        let layout = layout(in: rect.size, options: options)
        context?.totalBounds = CGRect(origin: rect.origin, size: layout.size.cgSize)
        guard options.contains(.usesLineFragmentOrigin) else {
            let baseline = layout.lines.first?.baseline ?? 0
            drawing.append(.text(layout, origin: Point(x: Double(rect.minX), y: Double(rect.minY) - baseline)))
            return
        }
        let isCut = rect.height > 0 && layout.size.height > Double(rect.height)
        if isCut { drawing.append(.save) }
        if isCut { drawing.append(.clip(Path(rect.rect))) }
        drawing.append(.text(layout, origin: rect.origin.point))
        if isCut { drawing.append(.restore) }
    }

    /// Returns the bounding box of the text in a box of `size`, in points. The result isn't rounded. A width or height
    /// of 0 means no limit. Without `usesLineFragmentOrigin`, the text is a single line, measured from its baseline.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = layout(in: size, options: options)
        var rect = CGRect(origin: .zero, size: layout.size.cgSize)
        if !options.contains(.usesLineFragmentOrigin) {
            rect.origin.y = -CGFloat(layout.lines.first?.baseline ?? 0)
        }
        context?.totalBounds = rect
        return rect
    }

    private func layout(width: CGFloat, maximumLineCount: Int = 0, truncates: Bool = false) -> TextLayout {
        var text = StyledText(self, defaults: .string, traits: .current)
        if truncates {
            for index in text.runs.indices where !text.runs[index].paragraph.lineBreakMode.isTruncation {
                text.runs[index].paragraph.lineBreakMode = .truncatingTail
            }
        }
        return Services.current.layout(text, width: width, maximumLineCount: maximumLineCount)
    }

    private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
        guard options.contains(.usesLineFragmentOrigin) else { return layout(width: .infinity, maximumLineCount: 1) }
        let width = size.width > 0 ? size.width : .infinity
        let whole = layout(width: width)
        guard options.contains(.truncatesLastVisibleLine), size.height > 0,
            whole.size.height > Double(size.height)
        else { return whole }
        let limit = Double(size.height) + 0.001
        let fitting = whole.lines.prefix { $0.baseline + $0.descent <= limit }.count
        return layout(width: width, maximumLineCount: max(fitting, 1), truncates: true)
    }
}

extension ParagraphStyle.LineBreakMode {
    var isTruncation: Bool {
        self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle
    }
}

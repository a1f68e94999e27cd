import DisplayList
import LayoutGeometry

extension NSAttributedString {
    /// Returns the size of the text without wrapping, in points. The size isn't rounded.
    public func size() -> CGSize {
        layout(width: .infinity).size.cgSize
    }

    /// Draws the text in the current context with its top-left corner at `point`.
    public func draw(at point: CGPoint) {
        CurrentDrawing.context?.append(layout(width: .infinity).commands(at: point.point))
    }

    /// Draws the text in the current context, wrapped to the width of `rect` and clipped at its sides.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context with drawing options. A width or height of 0 means no limit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let drawing = CurrentDrawing.context else { return }
        let layout = scaled(toFit: rect.size, options, context).layout(in: rect.size, options: options)
        context?.totalBounds = CGRect(origin: rect.origin, size: layout.size.cgSize)
        guard options.contains(.usesLineFragmentOrigin) else {
            let baseline = layout.lines.first?.baseline ?? 0
            drawing.append(layout.commands(at: Point(x: Double(rect.minX), y: Double(rect.minY) - baseline)))
            return
        }
        let isCut = rect.height > 0 && layout.size.height > Double(rect.height)
        if isCut { drawing.append(.save) }
        if isCut { drawing.append(.clip(Path(rect.rect))) }
        drawing.append(layout.commands(at: rect.origin.point))
        if isCut { drawing.append(.restore) }
    }

    /// Returns the bounding box of the text in a box of `size`, in points. The result isn't rounded. A width or height
    /// of 0 means no limit. Without `usesLineFragmentOrigin`, the text is a single line, measured from its baseline.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = scaled(toFit: size, options, context).layout(in: size, options: options)
        var rect = CGRect(origin: .zero, size: layout.size.cgSize)
        if !options.contains(.usesLineFragmentOrigin) {
            rect.origin.y = -CGFloat(layout.lines.first?.baseline ?? 0)
        }
        context?.totalBounds = rect
        return rect
    }

    /// Returns the text with smaller fonts if the context allows that and the text doesn't fit.
    private func scaled(
        toFit size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> NSAttributedString {
        guard let context else { return self }
        context.actualScaleFactor = 1
        let smallest = min(context.minimumScaleFactor, 1)
        guard smallest > 0 else { return self }
        func fits(_ text: NSAttributedString) -> Bool {
            let unlimited = CGSize(width: options.contains(.usesLineFragmentOrigin) ? size.width : 0, height: 0)
            let needed = text.layout(in: unlimited, options: options).size
            return (size.width <= 0 || needed.width <= Double(size.width))
                && (size.height <= 0 || needed.height <= Double(size.height))
        }
        var factor: CGFloat = 1
        var text: NSAttributedString = self
        while !fits(text), factor > smallest {
            factor = max(factor - 0.05, smallest)
            text = scalingFonts(by: factor)
        }
        context.actualScaleFactor = factor
        return text
    }

    private func scalingFonts(by factor: CGFloat) -> NSAttributedString {
        let scaled = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            let font = value as? UIFont ?? TextDefaults.string.font
            scaled.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
        }
        return scaled
    }

    /// Returns the lines of the text, wrapped to a width, for printing in the light style.
    package func printLayout(width: CGFloat) -> TextLayout {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        return Services.current.layout(StyledText(self, defaults: .string, traits: traits), width: width)
    }

    private func layout(
        width: CGFloat, maximumLineCount: Int = 0, truncates: Bool = false, usesTextStyleLeading: Bool = false
    ) -> TextLayout {
        var defaults = TextDefaults.string
        defaults.usesTextStyleLeading = usesTextStyleLeading
        var text = StyledText(self, defaults: defaults, traits: .current)
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
        let usesLeading = options.contains(.usesFontLeading)
        let whole = layout(width: width, usesTextStyleLeading: usesLeading)
        guard options.contains(.truncatesLastVisibleLine), size.height > 0,
            whole.size.height > Double(size.height)
        else { return whole }
        let limit = Double(size.height) + 0.001
        let fitting = whole.lines.prefix { $0.baseline + $0.descent <= limit }.count
        return layout(
            width: width, maximumLineCount: max(fitting, 1), truncates: true, usesTextStyleLeading: usesLeading)
    }
}

extension ParagraphStyle.LineBreakMode {
    var isTruncation: Bool {
        self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle
    }
}

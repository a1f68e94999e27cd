import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The element of a text, which is broken into lines for the available space.
final class TextElement: Element {
    /// The content to lay out.
    struct Content: Equatable {
        var text: StyledText
        var lineLimit: Int
        var reservedLines: Int
        var minimumScale: Double
        /// A Boolean value that indicates whether the spacing between characters can be reduced before the text is
        /// truncated.
        var tightens: Bool
        var pixels: PixelGrid
        /// A Boolean value that indicates whether the lines cross-fade when a change is animated.
        var fades: Bool
        /// A Boolean value that indicates whether areas are shown instead of the lines.
        var isRedacted: Bool
        /// The object that draws the text, or `nil` if it's drawn as usual.
        var renderer: AnyTextRenderer?
        /// The attributes of parts of the text, for the renderer.
        var attributes: [TextAttributeRange] = []

        init(text: StyledText, environment: EnvironmentValues) {
            self.text = text
            lineLimit = environment.lineLimit ?? 0
            reservedLines = environment.reservedLines
            minimumScale = min(max(Double(environment.minimumScaleFactor), 0.01), 1)
            tightens = environment.allowsTightening
            pixels = PixelGrid(scale: Double(environment.displayScale))
            fades = environment.contentTransition.fades
            isRedacted = environment.isRedacted
            renderer = environment.textRenderer
        }
    }

    private(set) var content: Content?
    /// The properties that only a few texts have.
    var extras: TextExtras?

    func set(_ content: Content) {
        guard content != self.content else { return }
        // A change of the color doesn't affect the lines.
        let isSameText = self.content.map { $0.hasSameLines(as: content) } ?? false
        if content.fades, !isSameText { fadeOver() }
        self.content = content
        canFit = content.minimumScale < 1 || content.tightens
        invalidateLayouts()
        if isSameText { setNeedsDisplay() } else { setNeedsLayout() }
        setNeedsDisplay()
    }

    // MARK: Fading

    /// The content before the last change, while it fades.
    private var old: (commands: [DisplayCommand], fade: AnimatedValue<Double>)?

    /// Starts to fade out the current content if the change is animated.
    private func fadeOver() {
        guard let graph, let animation = graph.transaction.animation, !drawnCommands.isEmpty else { return }
        let fade = AnimatedValue<Double> { [weak self] in self?.setNeedsDisplay() }
        old = (drawnCommands, fade)
        fade.go(from: 1, to: 0, animation, in: graph)
    }

    private var drawnCommands: [DisplayCommand] = []

    /// The identifier of the node that fades out.
    private var fadingID: UInt64 { id | 1 << 50 }

    // MARK: Measuring

    /// The layouts for the most recent widths with unlimited height, which measuring, alignment, and drawing share.
    private var layouts: [(width: Double, layout: MeasuredLayout)] = []
    /// The layouts with fewer lines than the entire text.
    private var cutLayouts: [(width: Double, count: Int, layout: MeasuredLayout)] = []
    /// The layouts with a smaller font or tighter tracking.
    private var fittedLayouts: [(proposal: ProposedSize, layout: MeasuredLayout)] = []

    /// A Boolean value that indicates whether the text can be tightened or scaled to fit the available space.
    private var canFit = false

    private struct MeasuredLayout {
        let lines: TextLayout
        let size: Size

    }

    /// The text as a single line at unlimited width, if it was measured and has one line. It's the same at every width
    /// that's large enough.
    private var line: (width: Double, size: Size)?

    private func invalidateLayouts() {
        line = nil
        layouts.removeAll(keepingCapacity: true)
        cutLayouts.removeAll(keepingCapacity: true)
        fittedLayouts.removeAll(keepingCapacity: true)
    }

    /// Returns the lines for a proposal, and their size.
    private func layout(_ proposal: ProposedSize) -> MeasuredLayout {
        let width = proposal.width ?? .infinity
        if canFit, width.isFinite { return fittedLayout(proposal, width) }
        let full = fullLayout(width)
        guard let count = TextElement.lineCount(of: full.lines, within: proposal.height) else { return full }
        return cutLayout(width, count)
    }

    /// Returns the number of lines that fit a height, at least one, or `nil` if all lines fit.
    private static func lineCount(of layout: TextLayout, within height: Double?) -> Int? {
        guard let height, layout.lines.count > 1 else { return nil }
        // The height can be a measured height that was rounded to pixels.
        let limit = height + 0.5
        guard layout.size.height > limit else { return nil }
        return max(layout.lines.prefix { $0.baseline + $0.descent <= limit }.count, 1)
    }

    private func fullLayout(_ width: Double) -> MeasuredLayout {
        for index in layouts.indices where layouts[index].width == width { return layouts[index].layout }
        let layout = measured(lines(width: width))
        if layouts.count == 4 { layouts.removeFirst() }
        layouts.append((width, layout))
        if width == .infinity, layout.lines.lines.count == 1, !layout.lines.isTruncated {
            line = (layout.lines.size.width, layout.size)
        }
        return layout
    }

    private func cutLayout(_ width: Double, _ count: Int) -> MeasuredLayout {
        for index in cutLayouts.indices where cutLayouts[index].count == count && cutLayouts[index].width == width {
            return cutLayouts[index].layout
        }
        let layout = measured(lines(width: width, maximumLineCount: count))
        if cutLayouts.count == 4 { cutLayouts.removeFirst() }
        cutLayouts.append((width, count, layout))
        return layout
    }

    private func fittedLayout(_ proposal: ProposedSize, _ width: Double) -> MeasuredLayout {
        for index in fittedLayouts.indices where fittedLayouts[index].proposal == proposal {
            return fittedLayouts[index].layout
        }
        guard let content else { return fullLayout(width) }
        let text = fittedText(content, width: width, height: proposal.height)
        let lines = Services.current.layout(text, width: CGFloat(width), maximumLineCount: content.lineLimit)
        let layout = measured(fitted(lines, text, width: width, height: proposal.height))
        if fittedLayouts.count == 4 { fittedLayouts.removeFirst() }
        fittedLayouts.append((proposal, layout))
        return layout
    }

    private func measured(_ layout: TextLayout) -> MeasuredLayout {
        guard let pixels = content?.pixels, let reservedLines = content?.reservedLines else {
            return MeasuredLayout(lines: layout, size: .zero)
        }
        // The width of the widest line, regardless of the alignment.
        var width = 0.0
        for line in layout.lines { width = max(width, line.width) }
        var height = layout.size.height
        if reservedLines > layout.lines.count, let line = layout.lines.last {
            height += Double(reservedLines - layout.lines.count) * (line.ascent + line.descent)
        }
        return MeasuredLayout(lines: layout, size: Size(width: pixels.ceil(width), height: pixels.ceil(height)))
    }

    private func lines(width: Double, maximumLineCount: Int? = nil) -> TextLayout {
        guard let content else { return TextLayout(lines: [], size: .zero) }
        return Services.current.layout(
            content.text, width: CGFloat(width), maximumLineCount: maximumLineCount ?? content.lineLimit)
    }

    /// Returns the layout of a text with as many lines as fit the height.
    ///
    /// - Parameter layout: The layout with all lines.
    private func fitted(_ layout: TextLayout, _ text: StyledText, width: Double, height: Double?) -> TextLayout {
        guard let count = TextElement.lineCount(of: layout, within: height) else { return layout }
        return Services.current.layout(text, width: CGFloat(width), maximumLineCount: count)
    }

    /// Returns the text with the spacing and then the font size reduced as far as necessary to avoid truncation.
    private func fittedText(_ content: Content, width: Double, height: Double?) -> StyledText {
        var text = content.text
        var layout = fullLayout(width).lines
        func change(to new: StyledText) {
            text = new
            layout = Services.current.layout(text, width: CGFloat(width), maximumLineCount: content.lineLimit)
        }
        var isCut: Bool {
            layout.isTruncated || fitted(layout, text, width: width, height: height).isTruncated
        }
        guard isCut else { return text }
        if content.tightens {
            // Like the tightening of paragraphs, up to 5 percent of the font size.
            for share in [0.01, 0.02, 0.03, 0.04, 0.05] where isCut {
                change(to: content.text.tightened(by: share))
            }
            if isCut { change(to: content.text) }
        }
        var scale = 1.0
        while scale > content.minimumScale, isCut {
            scale = max(scale - 0.05, content.minimumScale)
            change(to: content.text.scaled(by: scale))
        }
        return text
    }

    /// Returns the text whose lines are drawn, with the width and the number of lines that they're laid out for.
    func drawnText(_ content: Content) -> (text: StyledText, width: Double, lineCount: Int) {
        let (width, height) = (frame.size.width, frame.size.height)
        let text = canFit ? fittedText(content, width: width, height: height) : content.text
        let all = Services.current.layout(text, width: CGFloat(width), maximumLineCount: content.lineLimit)
        return (text, width, TextElement.lineCount(of: all, within: height) ?? content.lineLimit)
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        content?.renderer.map { size(proposal, of: $0.base) } ?? textSize(proposal)
    }

    /// Returns the size of the text for a proposal, without its renderer.
    func textSize(_ proposal: ProposedSize) -> Size {
        if let line, line.width <= proposal.width ?? .infinity { return line.size }
        return layout(proposal).size
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        guard key.isTextBaseline else { return nil }
        let lines = layout(proposal).lines.lines
        return key.id == FirstTextBaseline.self ? lines.first?.baseline : lines.last?.baseline
    }

    override var spacing: Spacing {
        guard let content, let first = content.text.runs.first, let last = content.text.runs.last else {
            return .standard
        }
        return .text(first: content.metrics(first.style), last: content.metrics(last.style))
    }

    // MARK: Drawing

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard let content, !content.text.text.isEmpty, frame.size.width > 0 else { return nil }
        if let renderer = content.renderer, let extras {
            return makeDisplayNode(context, of: renderer.base, extras.environment)
        }
        // The lines are laid out in the text's own width, and break at the same positions as when it was measured.
        let layout = drawnLines
        var commands = [DisplayCommand.text(layout, origin: .zero)]
        if content.isRedacted, let color = content.text.runs.first?.style.color {
            commands = Redaction.commands(over: Redaction.areas(of: layout), color)
        }
        drawnCommands = commands
        let bounds = Rect(origin: .zero, size: context.size)
        guard let old, old.fade.isRunning else {
            old = nil
            return DisplayNode(id: id, name: "Text", bounds: bounds, commands: commands)
        }
        let share = min(max(old.fade.rest, 0), 1)
        let fading = DisplayNode(id: fadingID, name: "Text", bounds: bounds, opacity: share, commands: old.commands)
        return DisplayNode(
            id: id, name: "Text", bounds: bounds, commands: [.save, .alpha(1 - share)] + commands + [.restore],
            children: [fading])
    }

    /// The lines in the element's own width.
    var drawnLines: TextLayout {
        let size = frame.size
        // A left-aligned line is the same at every width that's large enough.
        if let line, line.width <= size.width, !canFit, content?.text.runs.first?.paragraph.alignment == .left {
            return fullLayout(.infinity).lines
        }
        return layout(ProposedSize(width: size.width, height: size.height)).lines
    }

    override var isTouchable: Bool { true }

    override func didJoin() { showAgain() }

    override func willLeave() { extras?.stop() }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        key == Text.LayoutKey.self ? [anchoredLayout] as? K.Value : nil
    }

    // MARK: Accessibility

    override var accessibility: AccessibilityProperties? {
        guard let text = content?.text.text, !text.isEmpty else { return nil }
        var properties = AccessibilityProperties(label: text, traits: .staticText)
        if let extras, !extras.links.isEmpty { extras.describe(&properties, text) }
        if let extras { extras.text.describe(&properties, in: extras.environment) }
        return properties
    }

    override var inspectedProperties: [InspectedView.Property: InspectedView.Value] {
        guard let content, let style = content.text.runs.first?.style else { return [:] }
        return [
            .text: .text(content.text.text), .fontSize: .number(style.font.size), .textColor: .color(style.color),
            .numberOfLines: .number(Double(content.lineLimit)),
        ]
    }
}

extension TextElement.Content {
    /// Returns whether only colors differ. A renderer can change the size of the text.
    func hasSameLines(as other: TextElement.Content) -> Bool {
        guard lineLimit == other.lineLimit, reservedLines == other.reservedLines,
            minimumScale == other.minimumScale, tightens == other.tightens, pixels == other.pixels,
            renderer == nil, other.renderer == nil,
            text.text.hasSameScalars(as: other.text.text),
            text.runs.count == other.text.runs.count
        else { return false }
        return zip(text.runs, other.text.runs).allSatisfy { a, b in
            var a = a
            a.style.color = b.style.color
            a.style.underlineColor = b.style.underlineColor
            a.style.strikethroughColor = b.style.strikethroughColor
            a.style.backgroundColor = b.style.backgroundColor
            return a == b
        }
    }

    func metrics(_ style: TextStyle) -> TextMetrics {
        TextMetrics(
            ascent: style.ascent, descent: style.descent, leading: style.leading,
            // The ratio of San Francisco, which is close to the ratio of other fonts.
            capHeight: style.font.size * 0.705, pixelLength: 1 / pixels.scale)
    }
}

extension StyledText {
    /// Returns the text with the spacing between characters reduced by a fraction of the font size.
    fileprivate func tightened(by share: Double) -> StyledText {
        var text = self
        for index in text.runs.indices {
            text.runs[index].style.letterSpacing -= share * text.runs[index].style.font.size
        }
        return text
    }
}

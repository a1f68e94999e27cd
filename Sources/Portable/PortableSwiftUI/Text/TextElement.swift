import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A text, broken into lines for the room that it is offered.
final class TextElement: Element {
    /// What is laid out, and how.
    struct Content: Equatable {
        var text: StyledText
        var lineLimit: Int
        var reservedLines: Int
        var minimumScale: Double
        var pixels: PixelGrid
        /// Whether the lines fade into others when a change is animated.
        var fades: Bool
        /// Whether areas are shown instead of the lines.
        var isRedacted: Bool

        init(text: StyledText, environment: EnvironmentValues) {
            self.text = text
            lineLimit = environment.lineLimit ?? 0
            reservedLines = environment.reservedLines
            minimumScale = min(max(Double(environment.minimumScaleFactor), 0.01), 1)
            pixels = PixelGrid(scale: Double(environment.displayScale))
            fades = environment.contentTransition.fades
            isRedacted = environment.isRedacted
        }
    }

    private(set) var content: Content?

    func set(_ content: Content) {
        guard content != self.content else { return }
        // Another color changes no line.
        let isSameText = self.content.map { $0.hasSameLines(as: content) } ?? false
        if content.fades, !isSameText { fadeOver() }
        self.content = content
        layouts = []
        if isSameText { setNeedsDisplay() } else { setNeedsLayout() }
        setNeedsDisplay()
    }

    // MARK: Fading

    /// What was drawn before the last change, while it fades.
    private var old: (commands: [DisplayCommand], fade: AnimatedValue<Double>)?

    /// Lets what is drawn now fade out while something else fades in, if the change is animated.
    private func fadeOver() {
        guard let graph, let animation = graph.transaction.animation, !drawnCommands.isEmpty else { return }
        let fade = AnimatedValue<Double> { [weak self] in self?.setNeedsDisplay() }
        old = (drawnCommands, fade)
        fade.go(from: 1, to: 0, animation, in: graph)
    }

    private var drawnCommands: [DisplayCommand] = []

    /// Identifies what fades out from frame to frame.
    private var fadingID: UInt64 { id | 1 << 50 }

    // MARK: Measuring

    /// The lines for the last offers: measuring, aligning and drawing ask for the same ones.
    private var layouts: [(proposal: ProposedSize, lines: TextLayout)] = []

    /// The lines for an offer.
    private func layout(_ proposal: ProposedSize) -> TextLayout {
        if let known = layouts.first(where: { $0.proposal == proposal }) { return known.lines }
        let lines = makeLayout(proposal)
        if layouts.count == 4 { layouts.removeFirst() }
        layouts.append((proposal, lines))
        return lines
    }

    /// The only line of a text that was asked for in endless room, if an offer has room for it: it is as long there.
    private func lineThatFits(_ proposal: ProposedSize) -> TextLayout? {
        guard let width = proposal.width,
            let line = layouts.first(where: { ($0.proposal.width ?? .infinity) == .infinity })?.lines,
            line.lines.count == 1, !line.isTruncated, line.size.width <= width
        else { return nil }
        return line
    }

    private func makeLayout(_ proposal: ProposedSize) -> TextLayout {
        guard let content else { return TextLayout(lines: [], size: .zero) }
        let width = proposal.width ?? .infinity
        let full = Services.current.layout(content.text, width: CGFloat(width), maximumLineCount: content.lineLimit)
        guard content.minimumScale < 1, width.isFinite else {
            return fitted(full, content.text, width: width, height: proposal.height)
        }
        return scaled(full, width: width, height: proposal.height)
    }

    /// The lines that the height has room for; at least one.
    private func fitted(_ layout: TextLayout, _ text: StyledText, width: Double, height: Double?) -> TextLayout {
        guard let height, layout.lines.count > 1 else { return layout }
        // Heights that were rounded to pixels come back.
        let limit = height + 0.5
        guard layout.size.height > limit else { return layout }
        let count = layout.lines.prefix { $0.baseline + $0.descent <= limit }.count
        return Services.current.layout(text, width: CGFloat(width), maximumLineCount: max(count, 1))
    }

    /// The lines in the largest size in which nothing is left out.
    private func scaled(_ full: TextLayout, width: Double, height: Double?) -> TextLayout {
        guard let content else { return full }
        var scale = 1.0
        var text = content.text
        var layout = full
        while layout.isTruncated || fitted(layout, text, width: width, height: height).isTruncated {
            guard scale > content.minimumScale else { break }
            scale = max(scale - 0.05, content.minimumScale)
            text = content.text.scaled(by: scale)
            layout = Services.current.layout(text, width: CGFloat(width), maximumLineCount: content.lineLimit)
        }
        return fitted(layout, text, width: width, height: height)
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        guard let content else { return .zero }
        let layout = lineThatFits(proposal) ?? layout(proposal)
        // As wide as its widest line, wherever the lines stand.
        let width = layout.lines.reduce(0) { max($0, $1.width) }
        var height = layout.size.height
        if content.reservedLines > layout.lines.count, let line = layout.lines.last {
            height += Double(content.reservedLines - layout.lines.count) * (line.ascent + line.descent)
        }
        return Size(width: content.pixels.ceil(width), height: content.pixels.ceil(height))
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        guard key.isTextBaseline else { return nil }
        let lines = layout(proposal).lines
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
        // The lines stand in the text's own width, and break where they broke when it was measured.
        let layout = layout(ProposedSize(width: frame.size.width, height: frame.size.height))
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

    override var isTouchable: Bool { true }

    // MARK: Telling

    override var accessibility: AccessibilityProperties? {
        guard let text = content?.text.text, !text.isEmpty else { return nil }
        return AccessibilityProperties(label: text, traits: .staticText)
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
    /// Whether only colors differ.
    func hasSameLines(as other: TextElement.Content) -> Bool {
        guard lineLimit == other.lineLimit, reservedLines == other.reservedLines,
            minimumScale == other.minimumScale, pixels == other.pixels, text.text == other.text.text,
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
            // Of San Francisco; other faces come near.
            capHeight: style.font.size * 0.705, pixelLength: 1 / pixels.scale)
    }
}

import DisplayList
import LayoutGeometry

/// Draws the lines of a text that is laid out.
final class TextContentView: UIView {
    private var paragraphs: [TextGeometry.Paragraph] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows paragraphs, each at its place in the view.
    func show(_ paragraphs: [TextGeometry.Paragraph]) {
        self.paragraphs = paragraphs
        setNeedsDisplay()
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        paragraphs.compactMap { paragraph in
            let hasText = paragraph.layout.lines.contains { !$0.runs.isEmpty }
            return hasText ? .text(paragraph.layout, origin: Point(x: 0, y: Double(paragraph.top))) : nil
        }
    }
}

/// Tints what is selected.
final class SelectionHighlightView: UIView {
    private var rects: [CGRect] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ rects: [CGRect]) {
        guard rects != self.rects else { return }
        self.rects = rects
        setNeedsDisplay()
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        guard !rects.isEmpty else { return [] }
        let color = tintColor.color(with: traitCollection).multiplyingAlpha(by: 0.2)
        return rects.map { .fill(Path($0.rect), .color(color)) }
    }
}

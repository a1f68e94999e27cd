import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A view that draws the lines of a laid-out text.
final class TextContentView: UIView {
    private var paragraphs: [TextGeometry.Paragraph] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows paragraphs at their positions in the view.
    func show(_ paragraphs: [TextGeometry.Paragraph]) {
        self.paragraphs = paragraphs
        setNeedsDisplay()
    }

    /// A closure that draws instead of the lines, or `nil` to draw the lines.
    var drawing: (() -> [DisplayCommand])? {
        didSet { if drawing != nil || oldValue != nil { setNeedsDisplay() } }
    }

    /// Returns the commands that draw the lines, with their box at a point.
    func commands(at origin: CGPoint) -> [DisplayCommand] {
        paragraphs.flatMap { paragraph in
            let layout = paragraph.layout
            let hasText = !layout.decorations.isEmpty || layout.lines.contains { !$0.runs.isEmpty }
            let place = Point(x: Double(origin.x), y: Double(origin.y) + Double(paragraph.top))
            return hasText ? layout.commands(at: place) : []
        }
    }

    override func makeDisplayCommands() -> [DisplayCommand] { drawing?() ?? commands(at: .zero) }
}

/// A view that highlights the selected text.
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

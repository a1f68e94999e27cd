/// The visible parts of an editable text: the selection, the text above it, and the caret.
///
/// Its coordinates are the coordinates of the text's geometry.
final class TextDisplayView: UIView {
    private let highlight = SelectionHighlightView(frame: .zero)
    let content = TextContentView(frame: .zero)
    let caret = CaretView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [highlight, content, caret] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a text that is laid out.
    func show(_ paragraphs: [TextGeometry.Paragraph], size: CGSize) {
        content.frame = CGRect(origin: .zero, size: size)
        highlight.frame = content.frame
        content.show(paragraphs)
    }

    /// Shows what is selected, or the caret if nothing is.
    func show(_ selection: TextSelection?, in geometry: TextGeometry, showsCaret: Bool) {
        guard let selection else {
            highlight.show([])
            caret.show(at: nil)
            return
        }
        highlight.show(geometry.selectionRects(for: selection.range).map(\.rect))
        let showsCaret = showsCaret && selection.isEmpty
        caret.show(at: showsCaret ? geometry.caretRect(at: selection.head, affinity: selection.affinity) : nil)
    }
}

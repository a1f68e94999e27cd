/// The visible parts of an editable text: the selection, the text above it, and the caret.
///
/// Its coordinate space is that of the text's geometry.
final class TextDisplayView: UIView {
    private let highlight = SelectionHighlightView(frame: .zero)
    /// The backgrounds of search results.
    let found = FoundTextView(frame: .zero)
    let content = TextContentView(frame: .zero)
    let caret = CaretView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [found, highlight, content, caret] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a laid-out text.
    func show(_ paragraphs: [TextGeometry.Paragraph], size: CGSize) {
        content.frame = CGRect(origin: .zero, size: size)
        highlight.frame = content.frame
        found.frame = content.frame
        content.show(paragraphs)
    }

    /// Shows the selection, or the caret if nothing is selected.
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

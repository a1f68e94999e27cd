import CollageTesting
import DisplayList
import PortableUIKit
import Testing

/// Editing a long text lays out only the lines down to the visible ones. Costs are counted in laid-out paragraphs.
@MainActor struct LongTextViewTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        view.font = .systemFont(ofSize: 20)
        view.text = (0..<40_000).map { "paragraph \($0)" }.joined(separator: "\n")
        host.show(view)
        host.settle()
    }

    private func laidOut(_ body: () -> Void) -> Int {
        let before = Services.current.typesetter.withLock { $0.layoutCount }
        body()
        host.settle()
        return Services.current.typesetter.withLock { $0.layoutCount } - before
    }

    @Test func `focusing a long text doesn't lay it out`() {
        #expect(laidOut { view.becomeFirstResponder() } <= 10)
        #expect(view.isFirstResponder && view.selectedRange.location == view.text.utf16.count)
        view.resignFirstResponder()
        #expect(laidOut { host.tap(at: CGPoint(x: 100, y: 20), count: 1) } <= 40)
        #expect(view.selectedRange.location < 20)
    }

    @Test func `a key near the beginning of a long text lays out the changed paragraph`() {
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 0)
        host.settle()
        #expect(laidOut { view.insertText("x") } <= 12)
        #expect(laidOut { view.insertText("y") } <= 12)
        #expect(laidOut { view.insertText("\n") } <= 12)
        #expect(laidOut { view.deleteBackward() } <= 12)
        #expect(view.text.hasPrefix("paraxygraph 0\nparagraph 1\n"))
        #expect(view.caretRect(for: view.selectedTextRange!.start).minY < 30)
    }

    @Test func `a color lays out the visible lines again`() {
        view.becomeFirstResponder()
        host.settle()
        #expect(laidOut { view.textColor = .red } <= 100)
    }

    @Test func `selecting everything in a long text doesn't lay it out`() {
        view.becomeFirstResponder()
        host.settle()
        #expect(laidOut { view.selectAll(nil) } <= 100)
        #expect(view.selectedRange == NSRange(location: 0, length: view.text.utf16.count))
    }

    @Test func `keys that move the caret lay out the lines around it`() {
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        host.settle()
        let count = laidOut {
            for _ in 0..<30 { host.press(.keyboardDownArrow) }
        }
        #expect(count <= 60)
        #expect(view.selectedRange.location == (0..<30).reduce(0) { $0 + "paragraph \($1)\n".utf16.count })
        #expect(view.contentOffset.y > 0)
    }

    @Test func `a partial layout after changes equals a new one`() {
        var generator = CollageTesting.SeededGenerator(seed: 7)
        view.becomeFirstResponder()
        for step in 0..<60 {
            let location = Int.random(in: 0..<600, using: &generator)
            view.selectedRange = NSRange(location: location, length: step % 4 == 0 ? 30 : 0)
            view.insertText(["a", "\n", "long words that wrap to several lines of the view ", "\n\n"][step % 4])
            host.settle()
            let fresh = UITextView(frame: view.frame)
            fresh.font = view.font
            fresh.text = view.text
            for offset in stride(from: 0, to: 700, by: 50) {
                let own = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
                let other = fresh.caretRect(for: fresh.position(from: fresh.beginningOfDocument, offset: offset)!)
                #expect(own == other, "offset \(offset) after an insertion at \(location)")
            }
        }
    }
}

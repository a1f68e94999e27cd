@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit
import CollageTesting
import DisplayList
import Testing

@MainActor struct UITextViewTests {
    private final class Log: NSObject, UITextViewDelegate {
        var log: [String] = []
        var refused: String?
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.append("may \(range.location)+\(range.length) \(text)")
            return text != refused
        }
        func textViewDidChange(_ textView: UITextView) { log.append("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) {
            log.append("selection \(textView.selectedRange.location)")
        }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            log.append("link \(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
            return false
        }
    }

    /// Letters are 10 points wide, spaces 5. Lines have 100 points.
    private func show(_ text: String, height: CGFloat = 200) -> (TestHost, UITextView) {
        let host = TestHost()
        let root = UIView(frame: .zero)
        host.show(root)
        let view = UITextView(frame: CGRect(x: 50, y: 100, width: 110, height: height))
        view.font = .systemFont(ofSize: 20)
        view.text = text
        root.addSubview(view)
        host.window.makeKeyAndVisible()
        host.settle()
        return (host, view)
    }

    @Test func `a tap on a link that the delegate refuses is a tap on the text`() throws {
        let (_, view) = show("")
        view.isEditable = false
        view.attributedText = NSAttributedString(string: "link", attributes: [.link: "https://example.com"])
        view.layoutIfNeeded()
        let point = CGPoint(x: view.textContainerInset.left + 10, y: view.textContainerInset.top + 10)
        let log = Log()
        view.delegate = log
        #expect(!view.openLink(at: point))
        view.delegate = nil
        #expect(view.openLink(at: point))
    }

    private let pitch = UIFont.systemFont(ofSize: 20).lineHeight

    @Test func `lines are as far apart as the font's line height`() {
        let (_, view) = show("aaa bbb ccc ddd\neee")
        #expect(view.textGeometry.lines.map(\.range) == [0..<12, 12..<15, 16..<19])
        #expect(abs(view.contentSize.height - (16 + 3 * pitch)) < 0.01)
        let first = view.caretRect(for: view.beginningOfDocument)
        #expect(first.minX == 5 && abs(first.midY - (8 + pitch / 2)) < 0.01)
        #expect(view.backgroundColor == .systemBackground)
        view.textContainer.lineFragmentPadding = 0
        view.textContainerInset = .zero
        #expect(view.caretRect(for: view.beginningOfDocument).minX == 0)
    }

    @Test func `the delegate is called before the change, then for the selection, then for the text`() {
        let (host, view) = show("ab")
        let log = Log()
        view.delegate = log
        host.tap(view)
        log.log = []
        host.type("c")
        #expect(log.log == ["may 2+0 c", "selection 3", "changed"])
        log.log = []
        log.refused = "x"
        host.type("x")
        host.type("\n")
        #expect(view.text == "abc\n" && log.log == ["may 3+0 x", "may 3+0 \n", "selection 4", "changed"])
        view.resignFirstResponder()
        #expect(log.log.last == "ended")
        view.isEditable = false
        #expect(host.session.textInput == nil)
    }

    @Test func `arrows keep their column over short lines`() {
        let (host, view) = show("aaaaaa\nb\ncccccc")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 0)
        host.press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 8)
        host.press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 14)
        host.press(.keyboardUpArrow, modifiers: [.shift])
        #expect(view.selectedRange == NSRange(location: 8, length: 6))
        host.press(.keyboardDownArrow, modifiers: .command)
        #expect(view.selectedRange.location == 15)
        host.press(.keyboardUpArrow, modifiers: .alternate)
        #expect(view.selectedRange.location == 9)
        host.press(.keyboardTab)
        #expect(view.text == "aaaaaa\nb\n\tcccccc")
    }

    @Test func `keys move and delete to the ends of wrapped lines`() {
        let (host, view) = show("aaa bbb ccc ddd")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
        host.press(.keyboardRightArrow, modifiers: .command)
        #expect(view.selectedRange.location == 12)
        #expect(view.caretRect(for: view.selectedTextRange!.start).minY < 20)
        host.press(.keyboardRightArrow)
        #expect(view.selectedRange.location == 13)
        host.press(.keyboardLeftArrow)
        host.press(.keyboardLeftArrow)
        #expect(view.selectedRange.location == 11)
        host.press(.keyboardDeleteOrBackspace, modifiers: .command)
        #expect(view.text == " ddd")
    }

    @Test func `a triple tap selects the paragraph`() {
        let (host, view) = show("aaa bbb\nccc ddd\neee")
        for _ in 0..<3 { host.tap(CGPoint(x: 50 + 20, y: 100 + 8 + pitch * 1.5)) }
        #expect(view.editor.selectedText == "ccc ddd")
        let rects = view.selectionRects(for: view.selectedTextRange!)
        #expect(rects.count == 1 && rects[0].rect.minX == 5 && rects[0].containsStart && rects[0].containsEnd)
    }

    @Test func `the caret is scrolled into view`() {
        let (host, view) = show("a\nb\nc\nd\ne\nf\ng\nh", height: 80)
        view.becomeFirstResponder()
        host.type("!")
        #expect(view.contentOffset.y > 0)
        #expect(view.bounds.contains(CGPoint(x: 10, y: view.caretRect(for: view.endOfDocument).midY)))
        host.press(.keyboardUpArrow, modifiers: .command)
        #expect(view.contentOffset.y == 0)
        view.scrollRangeToVisible(NSRange(location: 14, length: 1))
        #expect(view.contentOffset.y > 0)
    }

    @Test func `a view that doesn't scroll is as high as its text`() {
        let (host, view) = show("aaa")
        view.isScrollEnabled = false
        #expect(abs(view.sizeThatFits(CGSize(width: 110, height: 0)).height - (16 + pitch)) < 1)
        let root = view.superview!
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 110),
        ])
        host.settle()
        let one = view.frame.height
        view.becomeFirstResponder()
        host.type("\nbbb bbb bbb bbb")
        #expect(abs(view.frame.height - (one + 2 * pitch)) < 1)
        view.undoManager?.undo()
        host.settle()
        #expect(view.frame.height == one)
    }

    @Test func `a cell grows during typing if self-sizing includes constraints, or the list is notified of the change`()
    {
        let host = TestHost()
        let controller = GrowingCells()
        host.show(controller)
        controller.collectionView.selfSizingInvalidation = .enabledIncludingConstraints
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as! GrowingCell
        let next = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))!
        let height = cell.frame.height
        host.tap(cell.textView)
        #expect(cell.textView.isFirstResponder)
        host.type("one\ntwo\nthree")
        let line = cell.textView.font!.lineHeight
        #expect(abs(cell.frame.height - (height + 2 * line)) < 1)
        #expect(abs(next.frame.minY - cell.frame.maxY) < 0.6)
        for _ in 0..<10 { host.session.receive(.deleteBackward) }
        host.settle()
        #expect(abs(cell.frame.height - height) < 0.01 && cell.textView.isFirstResponder)
    }

    @Test func `a link is followed where text can't be edited`() {
        let (host, view) = show("")
        let log = Log()
        view.delegate = log
        let text = NSMutableAttributedString(string: "see ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(
            NSAttributedString(
                string: "here",
                attributes: [.link: URL(string: "https://example.org")!, .font: UIFont.systemFont(ofSize: 20)]))
        view.attributedText = text
        view.isEditable = false
        host.settle()
        let runs = view.textGeometry.paragraphs[0].layout.lines[0].runs
        #expect(runs.last?.color == UIColor.link.color(with: view.traitCollection))
        log.log = []
        host.tap(CGPoint(x: 50 + 45, y: 100 + 8 + pitch / 2))
        #expect(log.log == ["link https://example.org 4+4"])
        host.tap(CGPoint(x: 50 + 15, y: 100 + 8 + pitch / 2))
        #expect(log.log.count == 1 && !view.isFirstResponder)
    }

    @Test func `typing and setting the text have the same result`() throws {
        let (host, view) = show("")
        host.tap(view)
        for letter in "aaa bbb ccc\n\nשלום עולם\n" { host.type(String(letter)) }
        view.resignFirstResponder()
        host.settle()
        let (freshHost, fresh) = show("aaa bbb ccc\n\nשלום עולם\n")
        #expect(view.text == fresh.text)
        let (settled, expected) = (try host.snapshot(.text), try freshHost.snapshot(.text))
        #expect(settled == expected)
    }

    @Test func `rotating the device keeps a composition`() {
        let (host, view) = show("aaa bbb")
        view.becomeFirstResponder()
        host.session.receive(.composition("ni hao", selection: 6..<6))
        host.change(size: CGSize(width: 844, height: 390))
        view.frame.size.width = 60
        host.settle()
        #expect(view.markedTextRange != nil && view.textGeometry.lines.count > 2)
        host.session.receive(.text("你好"))
        #expect(view.text == "aaa bbb你好")
    }

    @Test func `only the paragraph that changes is shaped`() {
        let (host, view) = show((0..<200).map { "paragraph \($0)" }.joined(separator: "\n"))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 30, length: 0)
        host.settle()
        let count = Services.current.typesetter.withLock { $0.shapeCount }
        host.type("x")
        let shaped = Services.current.typesetter.withLock { $0.shapeCount } - count
        #expect(shaped == 1)
    }

    @Test func `typing in long text lays out only the paragraph that changes`() {
        let text = (0..<3000).map { "paragraph \($0)" }.joined(separator: "\n") + "\n"
        let (host, view) = show(text)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 20_000, length: 0)
        host.settle()
        #expect(view.textGeometry.laidOutParagraphCount == 3001)
        let shaped = Services.current.typesetter.withLock { $0.shapedUTF8Count }
        host.type("xy\nz")
        #expect(view.textGeometry.laidOutParagraphCount <= 2)
        #expect(Services.current.typesetter.withLock { $0.shapedUTF8Count } - shaped < 200)
        host.compose("ni")
        #expect(view.textGeometry.laidOutParagraphCount <= 2)
        view.unmarkText()
        #expect(view.textGeometry.laidOutParagraphCount <= 2)
        view.font = .systemFont(ofSize: 20)
        #expect(view.textGeometry.laidOutParagraphCount == 3002)
    }

    @Test func `objects that a view holds are released with it`() {
        weak var weakView: UITextView?
        do {
            let (host, view) = show("ab")
            weakView = view
            view.becomeFirstResponder()
            view.textContainer.lineFragmentPadding = 0
            host.type("c")
            view.removeFromSuperview()
            host.settle()
        }
        #expect(weakView == nil)
    }

    @Test func `a selection outside of the text is clamped`() {
        let (_, view) = show("a👍b")
        view.selectedRange = NSRange(location: 2, length: 1)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
        view.selectedRange = NSRange(location: 50, length: 5)
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        view.text = "x"
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test func `the tokenizer finds words, lines, and paragraphs`() {
        let (_, view) = show("aaa bbb ccc\nddd")
        func range(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> String? {
            let position = view.position(from: view.beginningOfDocument, offset: offset)!
            return view.tokenizer.rangeEnclosingPosition(
                position, with: granularity, inDirection: .storage(direction)
            ).flatMap(view.text(in:))
        }
        #expect(range(5, .word, .forward) == "bbb" && range(4, .word, .forward) == "bbb")
        #expect(range(3, .word, .forward) == nil && range(3, .word, .backward) == "aaa")
        #expect(range(5, .paragraph, .forward) == "aaa bbb ccc" && range(13, .document, .forward) == view.text)
        #expect(range(0, .character, .backward) == nil)
        let start = view.beginningOfDocument
        let end = view.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))!
        #expect(view.offset(from: start, to: end) == 3)
        #expect(view.tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!view.tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.forward)))
    }
}

private final class GrowingCell: UICollectionViewListCell {
    let textView = UITextView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        textView.font = .systemFont(ofSize: 20)
        textView.isScrollEnabled = false
        textView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            textView.topAnchor.constraint(equalTo: contentView.topAnchor),
            textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class GrowingCells: UICollectionViewController {
    private lazy var registration = UICollectionView.CellRegistration<GrowingCell, Int> { _, _, _ in }

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = registration
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
}

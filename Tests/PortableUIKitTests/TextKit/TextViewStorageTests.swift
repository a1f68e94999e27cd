@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit
import CollageTesting
import DisplayList
import Testing

@MainActor struct TextViewStorageTests {
    /// Colors digits red, as an app that highlights syntax does.
    private final class DigitColors: NSObject, NSTextStorageDelegate {
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            guard editedMask.contains(.editedCharacters) else { return }
            let all = NSRange(location: 0, length: textStorage.length)
            textStorage.removeAttribute(.foregroundColor, range: all)
            for (offset, unit) in textStorage.string.utf16.enumerated() where (48...57).contains(unit) {
                textStorage.addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: offset, length: 1))
            }
        }
    }

    private func show(_ view: UITextView) -> TestHost {
        let host = TestHost()
        let root = UIView(frame: .zero)
        host.show(root)
        view.frame = CGRect(x: 50, y: 100, width: 110, height: 200)
        view.font = .systemFont(ofSize: 20)
        root.addSubview(view)
        host.window.makeKeyAndVisible()
        host.settle()
        return host
    }

    /// The drawn texts with the color red.
    private func redTexts(_ view: UITextView) -> [String] {
        let red = Color(red: 1, green: 0, blue: 0)
        return view.textGeometry.paragraphs.flatMap(\.layout.lines).flatMap(\.runs).filter { $0.color == red }
            .map(\.text)
    }

    private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

    @Test func `the text objects of a view are connected`() {
        let view = UITextView()
        let container = view.textContainer
        #expect(view.layoutManager.textStorage === view.textStorage && container.layoutManager === view.layoutManager)
        #expect(view.layoutManager.textContainers == [container] && container.widthTracksTextView)
        let other = UITextView(frame: .zero, textContainer: NSTextContainer())
        #expect(other.textContainer.layoutManager === other.layoutManager && other.textStorage.length == 0)
    }

    @Test func `a view shows the text of its storage, and changes it`() {
        let storage = BackedStorage()
        storage.append(NSAttributedString(string: "abc"))
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 110, height: 0))
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        let host = show(view)
        #expect(view.text == "abc" && view.textStorage === storage && view.layoutManager === manager)
        view.becomeFirstResponder()
        view.selectedRange = range(1, 0)
        host.type("x")
        #expect(storage.string == "axbc" && view.text == "axbc" && view.selectedRange == range(2, 0))
        view.text = "new"
        #expect(storage.string == "new")
        view.undoManager?.undo()
        #expect(storage.string == "new")
    }

    @Test func `attributes that the storage's delegate sets are drawn, and typing keeps them`() {
        let view = UITextView()
        let colors = DigitColors()
        view.textStorage.delegate = colors
        view.text = "a1 b22"
        let host = show(view)
        #expect(redTexts(view) == ["1", "22"])
        view.becomeFirstResponder()
        view.selectedRange = range(6, 0)
        host.type("c3")
        #expect(view.text == "a1 b22c3" && redTexts(view) == ["1", "22", "3"])
        #expect(view.selectedRange == range(8, 0))
        view.selectedRange = range(2, 0)
        view.deleteBackward()
        #expect(redTexts(view) == ["22", "3"])
        view.undoManager?.undo()
        #expect(view.text == "a1 b22c3" && redTexts(view) == ["1", "22", "3"])
    }

    @Test func `a subclass of the text storage that sets colors in processEditing works in the same way`() {
        final class Colors: NSTextStorage {
            private let contents = NSMutableAttributedString()
            override var string: String { contents.string }
            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] { contents.attributes(at: location, effectiveRange: range) }
            override func replaceCharacters(in range: NSRange, with str: String) {
                contents.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                contents.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
            override func processEditing() {
                let paragraph = (string as NSString).paragraphRange(for: editedRange)
                removeAttribute(.foregroundColor, range: paragraph)
                for (offset, unit) in string.utf16.enumerated()
                where (48...57).contains(unit) && NSLocationInRange(offset, paragraph) {
                    addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: offset, length: 1))
                }
                super.processEditing()
            }
        }
        let storage = Colors()
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer()
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        let host = show(view)
        view.becomeFirstResponder()
        host.type("x1\ny2")
        #expect(view.text == "x1\ny2" && redTexts(view) == ["1", "2"])
        host.compose("3")
        #expect(redTexts(view) == ["1", "23"] || redTexts(view) == ["1", "2", "3"])
        view.unmarkText()
        #expect(view.text == "x1\ny23")
    }

    @Test func `attributes that are set in the storage are drawn`() {
        let view = UITextView()
        view.text = "abc"
        let host = show(view)
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range(1, 1))
        host.settle()
        #expect(redTexts(view) == ["b"])
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        view.attributedText = NSAttributedString(string: "xy", attributes: [.foregroundColor: UIColor.red])
        #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func `changing characters in the storage moves the selection and clears the undo stack`() {
        let view = UITextView()
        let host = show(view)
        view.becomeFirstResponder()
        host.type("abcdef")
        view.selectedRange = range(3, 2)
        view.textStorage.replaceCharacters(in: range(0, 1), with: "12")
        #expect(view.text == "12bcdef" && view.selectedRange == range(4, 2))
        view.textStorage.replaceCharacters(in: range(3, 4), with: "")
        #expect(view.text == "12b" && view.selectedRange == range(3, 0))
        view.undoManager?.undo()
        #expect(view.text == "12b")
    }

    @Test func `a delegate that replaces typed text keeps the caret in the text`() {
        final class Upper: NSObject, NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                guard editedMask.contains(.editedCharacters), editedRange.length > 0 else { return }
                let text = (textStorage.string as NSString).substring(with: editedRange)
                if text != text.uppercased() {
                    textStorage.replaceCharacters(in: editedRange, with: text.uppercased())
                }
            }
        }
        let view = UITextView()
        let upper = Upper()
        view.textStorage.delegate = upper
        let host = show(view)
        view.becomeFirstResponder()
        host.type("ab")
        #expect(view.text == "AB" && view.selectedRange == range(2, 0))
    }

    @Test func `the container follows the width of the view`() {
        let view = UITextView()
        let host = show(view)
        #expect(view.textContainer.size.width == 110)
        view.frame.size.width = 210
        host.settle()
        #expect(view.textContainer.size.width == 210)
        view.textContainer.widthTracksTextView = false
        view.textContainer.size.width = 60
        view.text = "aaaa bbbb"
        host.settle()
        #expect(view.textGeometry.lines.count == 2)
    }

    @Test func `lines, carets, and touches avoid excluded areas`() {
        let view = UITextView()
        view.text = "aaaa bbbb cccc"
        let host = show(view)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 20))]
        host.settle()
        let first = view.caretRect(for: view.beginningOfDocument)
        #expect(first.minX >= 54 && view.textGeometry.lines.count == 2)
        #expect(view.textGeometry.lines[0].range == 0..<5)
        let second = view.position(from: view.beginningOfDocument, offset: 5)
        #expect(second.map { view.caretRect(for: $0).minX < 10 } ?? false)
        let point = CGPoint(x: 75, y: view.textContainerInset.top + 5)
        #expect(view.closestPosition(to: point).map { view.offset(from: view.beginningOfDocument, to: $0) } == 2)
    }

    @Test func `long text is laid out as far as it's visible, and further while scrolling`() {
        let view = UITextView()
        view.text = (0..<20_000).map { "paragraph \($0)" }.joined(separator: "\n")
        let host = show(view)
        let laidOut = view.layoutManager.layout.geometry.laidOutParagraphCount
        let height = view.contentSize.height
        #expect(laidOut < 60 && height > 100_000)
        view.contentOffset.y = 2000
        host.settle()
        let later = view.layoutManager.layout.geometry.laidOutParagraphCount
        #expect(later > laidOut && later < 300)
        view.becomeFirstResponder()
        host.settle()
        #expect(view.layoutManager.layout.geometry.laidOutParagraphCount < 300)
        #expect(abs(view.contentSize.height - height) < height * 0.4)
    }

    @Test func `a subclass of the layout manager draws the lines of its view`() {
        final class Boxes: NSLayoutManager {
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
                UIColor.green.setFill()
                UIBezierPath(rect: CGRect(x: origin.x, y: origin.y, width: 7, height: 7)).fill()
            }
        }
        let storage = NSTextStorage()
        let manager = Boxes()
        storage.addLayoutManager(manager)
        let container = NSTextContainer()
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        view.text = "abc"
        let host = show(view)
        defer { withExtendedLifetime(host) {} }
        let texts = view.subviews.flatMap(\.subviews).first { $0 is TextContentView }
        let commands = texts?.makeDisplayCommands() ?? []
        let boxes = commands.filter { if case .fill(let path, _, _) = $0 { path.bounds?.maxY == 7 } else { false } }
        let lines = commands.filter { if case .text = $0 { true } else { false } }
        #expect(boxes.count == 1 && lines.count == 1)
    }

    @Test func `a view and its storage are released`() {
        weak var view: UITextView?
        weak var storage: NSTextStorage?
        weak var manager: NSLayoutManager?
        do {
            let new = UITextView()
            (view, storage, manager) = (new, new.textStorage, new.layoutManager)
            let host = show(new)
            new.becomeFirstResponder()
            host.type("a")
            new.removeFromSuperview()
            host.settle()
        }
        #expect(view == nil && storage == nil && manager == nil)
    }
}

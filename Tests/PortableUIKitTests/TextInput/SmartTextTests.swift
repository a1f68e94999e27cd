import CollageTesting
import Foundation
import Testing

@testable import PortableControls
@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct SmartTextTests {
    private let host = TestHost()
    private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))

    init() {
        let root = UIView()
        host.show(root)
        root.addSubview(view)
        host.window.makeKeyAndVisible()
        _ = host.run { view.becomeFirstResponder() }
    }

    @Test func `typed quotation marks are curly, and two hyphens are a dash, if the view enables it`() {
        host.type("\"a\" it's b--c")
        #expect(view.text == "\"a\" it's b--c")
        view.text = ""
        view.smartQuotesType = .yes
        view.smartDashesType = .yes
        host.type("\"a\" it's b--c")
        #expect(view.text == "“a” it’s b—c")
    }

    @Test func `pasted and cut words keep one space around them, if the view enables it`() {
        view.smartInsertDeleteType = .yes
        view.text = "one three"
        view.selectedRange = NSRange(location: 3, length: 0)
        UIPasteboard.general.string = "two"
        view.paste(nil)
        #expect(view.text == "one two three")
        view.selectedRange = NSRange(location: 4, length: 3)
        view.cut(nil)
        #expect(view.text == "one three" && UIPasteboard.general.string == "two")
    }

    @Test func `keys change the attributes of the selection if the view allows it`() {
        view.font = .systemFont(ofSize: 20)
        view.text = "one two"
        view.selectedRange = NSRange(location: 0, length: 3)
        func font(at index: Int) -> UIFont? {
            view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        }
        host.press(.keyboardB, modifiers: .command)
        #expect(font(at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        view.allowsEditingTextAttributes = true
        host.press(.keyboardB, modifiers: .command)
        #expect(font(at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(at: 4)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        host.press(.keyboardU, modifiers: .command)
        #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
    }

    @Test func `the delegate is called for a tapped attachment`() {
        final class Delegate: NSObject, UITextViewDelegate {
            var ranges: [NSRange] = []
            func textView(
                _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                ranges.append(characterRange)
                return true
            }
        }
        let attachment = NSTextAttachment(data: nil, ofType: nil)
        attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        view.attributedText = NSAttributedString(attachment: attachment)
        view.isEditable = false
        let delegate = Delegate()
        view.delegate = delegate
        view.layoutIfNeeded()
        let inset = view.textContainerInset
        #expect(view.openLink(at: CGPoint(x: inset.left + 15, y: inset.top + 10)))
        #expect(delegate.ranges == [NSRange(location: 0, length: 1)])
    }
}

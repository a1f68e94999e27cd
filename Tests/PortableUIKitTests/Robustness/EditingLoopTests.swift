import CollageTesting
import Testing

@testable import PortableUIKit

@MainActor struct EditingLoopTests {
    private let host = TestHost(size: CGSize(width: 390, height: 844))

    /// Performs closures when fields and text views begin and end editing.
    private final class Editing: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var onBegin: (UITextField) -> Void = { _ in }
        var onEnd: (UITextField) -> Void = { _ in }
        var onSelection: () -> Void = {}

        func textFieldDidBeginEditing(_ textField: UITextField) { onBegin(textField) }
        func textFieldDidEndEditing(_ textField: UITextField) { onEnd(textField) }
        func textFieldDidChangeSelection(_ textField: UITextField) { onSelection() }
        func textViewDidChangeSelection(_ textView: UITextView) { onSelection() }
    }

    private func fields(_ delegate: Editing) -> (UITextField, UITextField) {
        let controller = UIViewController()
        host.show(controller)
        let fields = [100, 200].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34)) }
        for field in fields {
            field.delegate = delegate
            field.text = "Text"
            controller.view.addSubview(field)
        }
        return (fields[0], fields[1])
    }

    private func expectMessage(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, in body: () -> Void
    ) {
        let messages = Diagnostics.capture(body)
        #expect(messages.count == 1, sourceLocation: sourceLocation)
        #expect(
            messages.allSatisfy { $0.contains("doesn't settle") && $0.contains(name) }, sourceLocation: sourceLocation)
    }

    @Test func `a field that returns whenever it ends editing doesn't overflow the stack`() {
        let delegate = Editing(), (first, second) = fields(delegate)
        delegate.onEnd = { $0.becomeFirstResponder() }
        first.becomeFirstResponder()
        let messages = Diagnostics.capture { second.becomeFirstResponder() }
        #expect(messages.isEmpty && [first, second].filter(\.isFirstResponder).count == 1)
        delegate.onEnd = { _ in }
        first.resignFirstResponder()
        second.resignFirstResponder()
        #expect(!first.isFirstResponder && !second.isFirstResponder)
    }

    @Test func `fields that begin editing in turn don't overflow the stack`() {
        let delegate = Editing(), (first, second) = fields(delegate)
        delegate.onBegin = { ($0 === first ? second : first).becomeFirstResponder() }
        expectMessage("first responder") { first.becomeFirstResponder() }
        #expect([first, second].filter(\.isFirstResponder).count == 1)
    }

    @Test func `a form with many fields moves on as each begins editing`() {
        let delegate = Editing(), (first, second) = fields(delegate)
        delegate.onBegin = { if $0 === first { second.becomeFirstResponder() } }
        let messages = Diagnostics.capture { first.becomeFirstResponder() }
        #expect(messages.isEmpty && second.isFirstResponder)
    }

    @Test func `a selection that changes with each change is stopped`() {
        let delegate = Editing(), (field, _) = fields(delegate)
        field.becomeFirstResponder()
        delegate.onSelection = { [unowned field] in
            let start = field.beginningOfDocument, isAtStart = field.selectedTextRange?.start == start
            let position = isAtStart ? field.endOfDocument : start
            field.selectedTextRange = field.textRange(from: position, to: position)
        }
        expectMessage("textFieldDidChangeSelection") { field.selectAll(nil) }
        let view = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
        view.text = "Text"
        field.superview?.addSubview(view)
        view.delegate = delegate
        delegate.onSelection = { [unowned view] in
            view.selectedRange = NSRange(location: view.selectedRange.location == 0 ? 2 : 0, length: 0)
        }
        expectMessage("textViewDidChangeSelection") { view.selectedRange = NSRange(location: 1, length: 0) }
    }
}

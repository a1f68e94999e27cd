import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableControls
@testable import PortableGraphics
@testable import PortableQuartz
@testable import PortableUIKitCore

/// Requirements of text inputs that have default implementations, and what text views do with them.
@MainActor struct TextInputAdditionsTests {
    private let host = TestHost()

    private func makeView(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = text
        let controller = UIViewController()
        host.show(controller)
        controller.view.addSubview(view)
        host.window.makeKeyAndVisible()
        host.settle()
        view.becomeFirstResponder()
        return view
    }

    @Test func `a text view inserts and returns attributes`() throws {
        let view = makeView("ab")
        view.selectedRange = NSRange(location: 1, length: 0)
        view.insertAttributedText(NSAttributedString(string: "X", attributes: [.foregroundColor: UIColor.red]))
        #expect(view.text == "aXb")
        let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let text = view.attributedText(in: range)
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        view.replace(range, withAttributedText: NSAttributedString(string: "c"))
        #expect(view.text == "c")
    }

    @Test func `a floating cursor moves the caret`() {
        let view = makeView("aaaa")
        view.beginFloatingCursor(at: CGPoint(x: 5, y: 20))
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
        view.updateFloatingCursor(at: CGPoint(x: 26, y: 20))
        view.endFloatingCursor()
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test func `dictated phrases and suggested replies are inserted`() {
        let view = makeView("")
        let phrases = ["Hello, ", "world"].map { UIDictationPhrase(text: $0) }
        view.insertDictationResult(phrases)
        view.insertText("!", alternatives: ["?"], style: .lowConfidence)
        #expect(view.text == "Hello, world!")
        view.insert(UISmartReplySuggestion(smartReply: " Yes."))
        #expect(view.text == "Hello, world! Yes.")
    }

    @Test func `a text view performs the find actions`() {
        let view = makeView("one two one")
        #expect(!view.canPerformAction(StandardEditAction.find, withSender: nil))
        view.isFindInteractionEnabled = true
        #expect(view.canPerformAction(StandardEditAction.find, withSender: nil))
        #expect(!view.canPerformAction(StandardEditAction.findNext, withSender: nil))
        view.selectedRange = NSRange(location: 0, length: 3)
        view.useSelectionForFind(nil)
        host.settle()
        #expect(view.findInteraction?.isFindNavigatorVisible == true)
        #expect(view.findInteraction?.searchText == "one")
        #expect(view.findInteraction?.activeFindSession?.resultCount == 2)
    }

    @Test func `a closure changes the attributes of the selection`() {
        let view = makeView("abc")
        view.selectedRange = NSRange(location: 1, length: 1)
        view.updateTextAttributes { $0.merging([.kern: 2]) { $1 } }
        #expect(view.textStorage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
        #expect(view.textStorage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `traits are stored, and a conversation is reported`() {
        final class Delegate: NSObject, UITextInputDelegate {
            var context: UIConversationContext?
            func selectionWillChange(_ textInput: (any UITextInput)?) {}
            func selectionDidChange(_ textInput: (any UITextInput)?) {}
            func textWillChange(_ textInput: (any UITextInput)?) {}
            func textDidChange(_ textInput: (any UITextInput)?) {}
            func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {
                self.context = context
            }
        }
        let field = UITextField()
        field.inlinePredictionType = .no
        field.writingToolsBehavior = .limited
        field.allowedWritingToolsResultOptions = [.plainText, .list]
        #expect(field.inlinePredictionType == .no && field.writingToolsBehavior == .limited)
        #expect(field.allowsNumberPadPopover && field.mathExpressionCompletionType == .default)
        let delegate = Delegate()
        field.inputDelegate = delegate
        let mail = UIMailConversationContext()
        mail.responseSubject = "Re: Lunch"
        field.conversationContext = mail
        #expect(delegate.context === mail)
    }

    @Test func `writing tools aren't available`() {
        let view = UIView()
        let coordinator = UIWritingToolsCoordinator(delegate: nil)
        view.addInteraction(coordinator)
        #expect(!UIWritingToolsCoordinator.isWritingToolsAvailable && coordinator.state == .inactive)
        #expect(coordinator.behavior == .none && coordinator.effectContainerView === view)
    }

    @Test func `interactions don't retain their delegates`() {
        final class Delegate: NSObject, UIScribbleInteractionDelegate {}
        weak var delegate: Delegate?
        let interaction: UIScribbleInteraction
        do {
            let owned = Delegate()
            delegate = owned
            interaction = UIScribbleInteraction(delegate: owned)
        }
        #expect(delegate == nil && interaction.delegate == nil && !interaction.isHandlingWriting)
    }
}

import CollageTesting
import Testing

@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit

@MainActor struct InputViewControllerTests {
    private final class Digits: UIInputViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("will appear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("did disappear")
        }
        override func textDidChange(_ textInput: (any UITextInput)?) { log.append("text") }
    }

    private final class Field: UITextField {
        var controller: UIInputViewController?
        override var inputViewController: UIInputViewController? { controller }
    }

    private let host = TestHost()
    private let digits = Digits()
    private let field = Field(frame: CGRect(x: 0, y: 100, width: 300, height: 40))

    init() {
        field.controller = digits
        host.show(field)
        host.window.makeKeyAndVisible()
    }

    @Test func `the controller's view appears at the bottom while the responder edits`() throws {
        host.run { _ = field.becomeFirstResponder() }
        host.settle()
        let frame = digits.view.convert(digits.view.bounds, to: nil)
        #expect(digits.view.window != nil && frame.maxY == host.window.bounds.maxY && frame.height >= 216)
        #expect(digits.inputView?.inputViewStyle == .keyboard && digits.log == ["will appear"])
        host.run { digits.dismissKeyboard() }
        host.settle()
        #expect(!field.isFirstResponder && digits.log.last == "did disappear")
    }

    @Test func `the proxy edits the text of the first responder`() {
        host.run {
            field.text = "one\u{2028}two"
            _ = field.becomeFirstResponder()
            let proxy = digits.textDocumentProxy
            #expect(proxy.hasText && proxy.documentContextAfterInput == nil && proxy.selectedText == nil)
            proxy.insertText("3")
            #expect(proxy.documentContextBeforeInput?.hasSuffix("two3") == true)
            proxy.adjustTextPosition(byCharacterOffset: -4)
            #expect(proxy.documentContextAfterInput == "two3")
            proxy.adjustTextPosition(byCharacterOffset: 100)
            proxy.deleteBackward()
            #expect(field.text?.hasSuffix("two") == true)
            #expect(proxy.documentIdentifier == proxy.documentIdentifier)
            #expect(proxy.documentInputMode?.primaryLanguage == UITextInputMode.activeInputModes.first?.primaryLanguage)
            digits.requestSupplementaryLexicon { #expect($0.entries.isEmpty) }
        }
    }

    @Test func `constraints determine the height of a view that sizes itself`() {
        let input = UIInputView(frame: CGRect(x: 0, y: 0, width: 390, height: 100), inputViewStyle: .default)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        input.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: input.topAnchor),
            content.bottomAnchor.constraint(equalTo: input.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 150),
        ])
        field.controller = nil
        field.inputView = input
        host.run { _ = field.becomeFirstResponder() }
        host.settle()
        let fixed = host.window.bounds.maxY - input.convert(input.bounds, to: nil).minY
        input.allowsSelfSizing = true
        host.settle()
        let own = host.window.bounds.maxY - input.convert(input.bounds, to: nil).minY
        #expect(own == fixed + 50)
    }

    @Test func `the buttons of a responder are above the keyboard of an iPad`() {
        let host = TestHost(.iPadMini)
        host.change(showsKeyboard: true)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        host.show(field)
        host.window.makeKeyAndVisible()
        host.run {
            let item = UIBarButtonItem(title: "Bold", primaryAction: nil)
            field.inputAssistantItem.leadingBarButtonGroups = [
                UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
            ]
            _ = field.becomeFirstResponder()
        }
        host.settle()
        #expect(host.session.accessibleElements().contains { $0.label == "Bold" })
    }
}

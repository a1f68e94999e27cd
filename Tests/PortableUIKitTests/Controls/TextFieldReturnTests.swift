import CollageTesting
import Testing

@MainActor struct TextFieldReturnTests {
    private final class Refusing: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }

    private func edit(_ field: UITextField) -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let controller = UIViewController()
        field.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        controller.view.addSubview(field)
        host.show(controller)
        host.run { _ = field.becomeFirstResponder() }
        return host
    }

    @Test func `Return ends editing if an action is registered for it`() {
        let field = UITextField()
        var ends = 0
        field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEndOnExit)
        let host = edit(field)
        host.type("\n")
        #expect(ends == 1)
        #expect(!field.isFirstResponder)
    }

    // Joey deVilla, "How to dismiss the iOS keyboard when the user taps the Return key" (globalnerdy.com, 2015).
    @Test func `without an action, Return keeps the keyboard, as on a phone`() {
        let field = UITextField()
        let host = edit(field)
        host.type("\n")
        #expect(field.isFirstResponder)
    }

    @Test func `a delegate that refuses Return keeps the editing`() {
        let field = UITextField(), delegate = Refusing()
        field.delegate = delegate
        var ends = 0
        field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEndOnExit)
        let host = edit(field)
        host.type("\n")
        #expect(ends == 0)
        #expect(field.isFirstResponder)
    }

    @Test func `a field that becomes secure during editing starts over with the next letter`() {
        let field = UITextField()
        let host = edit(field)
        host.type("abc")
        host.run { field.isSecureTextEntry = true }
        #expect(field.text == "abc")
        host.type("de")
        #expect(field.text == "de")
        host.run { field.isSecureTextEntry = false }
        host.type("f")
        #expect(field.text == "def")
    }
}

import CollageTesting
import Foundation
import PortableUIKit
import Testing

/// The keyboard types of fields.
@MainActor struct KeyboardPageTests {
    private let host = TestHost()

    private func showField(_ change: (UITextField) -> Void) -> UITextField {
        host.change(showsKeyboard: true)
        let controller = UIViewController(), field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        change(field)
        controller.view.addSubview(field)
        host.show(controller)
        field.becomeFirstResponder()
        host.settle()
        return field
    }

    private func isShown(_ key: String) -> Bool { host.session.accessibleElements().contains { $0.label == key } }

    private func tap(_ keys: String...) throws {
        for key in keys {
            let element = try #require(host.session.accessibleElements().first { $0.label == key }, "no key \(key)")
            let frame = element.frame.cgRect
            host.tap(CGPoint(x: frame.midX, y: frame.midY))
        }
    }

    @Test(
        arguments: [
            (UIKeyboardType.numberPad, ["1", "0", "delete"], ["space", "return", "."]),
            (.asciiCapableNumberPad, ["1", "0"], ["space"]), (.decimalPad, [".", "9"], ["return"]),
            (.phonePad, ["+*#", "5"], ["return", "."]), (.emailAddress, ["@", ".", "space", "return"], ["/"]),
            (.URL, [".", "/", ".com"], ["space"]), (.webSearch, ["space", "."], ["@"]),
            (.twitter, ["@", "#", "space"], ["."]), (.numbersAndPunctuation, ["1", "ABC", "space"], ["q"]),
            (.namePhonePad, ["Q", "123", "space"], ["@"]), (.default, ["Q", "space", "123"], ["@", "."]),
        ] as [(UIKeyboardType, [String], [String])])
    func `each kind has its own keys`(_ type: UIKeyboardType, _ keys: [String], _ others: [String]) {
        _ = showField { $0.keyboardType = type }
        for key in keys { #expect(isShown(key), "no \(key)") }
        for key in others { #expect(!isShown(key), "\(key)") }
    }

    @Test func `telephone numbers have pauses; names turn to them and back`() throws {
        let field = showField { $0.keyboardType = .phonePad }
        try tap("5", "+*#", "pause", "wait", "+", "123", "7")
        #expect(field.text == "5,;+7")
        field.keyboardType = .namePhonePad
        field.text = ""
        host.settle()
        try tap("123", "8", "ABC", "q")
        #expect(field.text == "8q")
    }

    @Test func `a key with several letters inserts all of them`() throws {
        let field = showField {
            $0.keyboardType = .URL
            $0.autocapitalizationType = .allCharacters
        }
        try tap("A", ".com")
        #expect(field.text == "A.com")
    }

    @Test(arguments: [
        (UIReturnKeyType.default, "return"), (.go, "go"), (.search, "search"), (.google, "search"),
        (.send, "send"), (.done, "done"), (.next, "next"), (.join, "join"), (.route, "route"),
        (.continue, "continue"),
    ])
    func `the return key shows its title`(_ type: UIReturnKeyType, _ title: String) {
        _ = showField { $0.returnKeyType = type }
        #expect(isShown(title))
    }

    @Test func `the return key follows text that is changed elsewhere`() {
        let field = showField {
            $0.returnKeyType = .send
            $0.enablesReturnKeyAutomatically = true
        }
        func isEnabled() -> Bool? { host.session.accessibleElements().first { $0.label == "send" }?.isEnabled }
        #expect(isEnabled() == false)
        host.type("a")
        #expect(isEnabled() == true)
        field.text = ""
        host.settle()
        #expect(isEnabled() == false)
    }

    @Test func `shift is automatic at the start of sentences and words`() throws {
        let field = showField { $0.text = "" }
        try tap("T", "e", "a", "123", ".", "space", "ABC")
        #expect(isShown("Q"))
        try tap("M", "i")
        #expect(field.text == "Tea. Mi")
        try tap("space")
        #expect(isShown("q"))
        field.text = ""
        field.autocapitalizationType = .words
        host.settle()
        try tap("A", "b", "space", "C")
        #expect(field.text == "Ab C")
        field.text = ""
        field.autocapitalizationType = .none
        host.settle()
        #expect(isShown("q"))
    }
}

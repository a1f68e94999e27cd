import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct EditorViewControllerTests {
    private let host = TestHost()

    private func editor(_ source: String) -> EditorViewController {
        let controller = EditorViewController(source: source)
        host.show(UINavigationController(rootViewController: controller))
        controller.textView.becomeFirstResponder()
        host.settle()
        return controller
    }

    /// Returns the color of a text's first occurrence.
    private func color(_ text: String, in controller: EditorViewController) -> UIColor? {
        let range = (controller.textView.text as NSString).range(of: text)
        return controller.textView.textStorage.attribute(.foregroundColor, at: range.location, effectiveRange: nil)
            as? UIColor
    }

    @Test func tokensHaveTheColorOfTheirKind() {
        let controller = editor("let size: Int = 0x1F // let\n@objc var name = \"if \\\"1\\\"\"")
        #expect(color("let", in: controller) == .systemPink)
        #expect(color("size", in: controller) == .label)
        #expect(color("Int", in: controller) == .systemTeal)
        #expect(color("0x1F", in: controller) == .systemBlue)
        #expect(color("// let", in: controller) == .secondaryLabel)
        #expect(color("@objc", in: controller) == .systemBrown)
        #expect(color("1\\\"", in: controller) == .systemRed)
    }

    @Test func editedLinesAreColoredAgain() {
        let controller = editor("le size = 1\nvar b")
        #expect(color("le", in: controller) == .label)
        controller.textView.selectedRange = NSRange(location: 2, length: 0)
        host.type("t")
        #expect(color("let", in: controller) == .systemPink)
        host.type("//")
        #expect(color("size", in: controller) == .secondaryLabel)
        #expect(color("var", in: controller) == .systemPink)
    }

    @Test func newLinesBeginWithTheIndentationOfTheirPredecessor() {
        let controller = editor("    a")
        controller.textView.selectedRange = NSRange(location: 5, length: 0)
        host.type("\nb")
        #expect(controller.textView.text == "    a\n    b")
        controller.textView.selectedRange = NSRange(location: 2, length: 0)
        host.type("\n")
        #expect(controller.textView.text == "  \n    a\n    b")
    }

    @Test func editsCanBeUndoneAndRepeated() throws {
        let controller = editor("a")
        #expect(controller.navigationItem.rightBarButtonItems?.map(\.isEnabled) == [true, false, false])
        host.type("b")
        try host.element(.label("Undo")).tap()
        #expect(controller.textView.text == "a")
        try host.element(.label("Redo")).tap()
        #expect(controller.textView.text.count == 2)
        #expect(controller.navigationItem.rightBarButtonItems?.map(\.isEnabled) == [true, false, true])
    }

    @Test func keysInsertTheirSymbols() throws {
        let controller = editor("")
        try host.element(.label("{")).tap()
        try host.element(.label("Indent")).tap()
        #expect(controller.textView.text == "{    ")
    }

    @Test func theEditorIsDeallocatedWithItsScreen() {
        weak var released: EditorViewController?
        do {
            let controller = editor("a")
            host.type("b")
            released = controller
        }
        host.show(UIViewController())
        host.settle()
        #expect(released == nil)
    }
}

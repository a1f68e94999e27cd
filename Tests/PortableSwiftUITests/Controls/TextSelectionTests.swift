import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Selections of text fields and text editors, and buttons that rename.
@MainActor struct TextSelectionTests {
    private let host = TestHost()

    private final class Model {
        var text = "ink and paper"
        var selection: TextSelection?
        var renames = 0

        var textBinding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
        var selectionBinding: Binding<TextSelection?> {
            Binding(get: { self.selection }, set: { self.selection = $0 })
        }

        func offsets() -> Range<Int>? {
            guard case .selection(let range)? = selection?.indices else { return nil }
            let start = text.distance(from: text.startIndex, to: range.lowerBound)
            return start..<(start + text.distance(from: range.lowerBound, to: range.upperBound))
        }
    }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    @Test func `a text editor shows the selection of its binding, and writes the user's`() throws {
        let model = Model()
        model.selection = TextSelection(range: try #require(model.text.range(of: "and")))
        show(TextEditor(text: model.textBinding, selection: model.selectionBinding))
        let view = try #require(host.first(UITextView.self))
        #expect(view.selectedRange.location == 4)
        #expect(view.selectedRange.length == 3)
        view.selectedRange.location = 8
        view.selectedRange.length = 5
        #expect(model.offsets() == 8..<13)
    }

    @Test func `a text field shows the selection of its binding, and writes the user's`() throws {
        let model = Model()
        model.selection = TextSelection(range: try #require(model.text.range(of: "and")))
        show(TextField("Note", text: model.textBinding, selection: model.selectionBinding))
        let field = try #require(host.first(UITextField.self))
        host.tap(field)
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        field.selectedTextRange = range
        #expect(model.offsets() == 0..<13)
    }

    @Test func `isInsertion indicates whether a selection is an insertion point`() {
        let text = "ink"
        #expect(TextSelection(insertionPoint: text.endIndex).isInsertion)
        #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
    }

    @Test func `a rename button performs the action of the environment, and is disabled without one`() throws {
        let model = Model()
        show(RenameButton().renameAction { model.renames += 1 })
        try host.element(.label("Rename")).tap()
        #expect(model.renames == 1)
        show(RenameButton())
        #expect(try !host.element(.label("Rename")).isEnabled)
    }
}

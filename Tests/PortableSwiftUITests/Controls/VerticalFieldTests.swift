import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Fields that grow with their text, and the labels of fields.
@MainActor struct VerticalFieldTests {
    private let host = TestHost(size: CGSize(width: 200, height: 400), safeAreaInsets: .zero)

    private final class Model {
        var text = ""
        var submitted = 0
    }

    private struct Screen: View {
        let model: Model
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Message", text: $text, axis: .vertical)
                    .focused($isFocused)
                    .onSubmit { model.submitted += 1 }
                Button(isFocused ? "Leave" : "Write") { isFocused.toggle() }
                Button("Clear") { text = "" }
            }
            .onChange(of: text) { model.text = text }
        }
    }

    private var field: UITextView { get throws { try #require(host.first(UITextView.self)) } }

    private var line: CGFloat { UIFont.preferredFont(forTextStyle: .body).lineHeight.rounded(.up) }

    private func show(_ view: some View) throws -> UITextView {
        host.show(UIHostingController(rootView: view))
        return try field
    }

    @Test func `a vertical field is as high as its text, and the return key begins a line`() throws {
        let model = Model()
        let field = try show(Screen(model: model))
        #expect(field.frame.size == CGSize(width: 200, height: line))
        try host.element(.label("Write")).tap()
        #expect(field.isFirstResponder)
        host.type("One\nTwo")
        host.settle()
        #expect(model.text == "One\nTwo" && model.submitted == 0)
        #expect(abs(field.frame.height - 2 * line) <= 1)
        host.type(" and a text that is too long for one line of the field")
        host.settle()
        #expect(field.frame.height > 3 * line)
        try host.element(.label("Clear")).tap()
        #expect(field.frame.height == line && field.text == "")
        try host.element(.label("Leave")).tap()
        #expect(!field.isFirstResponder)
    }

    @Test func `a vertical field reserves space for its lines, and scrolls beyond its limit`() throws {
        func height(_ lines: Int, @ViewBuilder _ limited: (AnyView) -> some View) throws -> CGFloat {
            let text = Array(repeating: "a", count: lines).joined(separator: "\n")
            let view = limited(AnyView(TextField("Message", text: .constant(text), axis: .vertical)))
            return try show(view).frame.height
        }
        for count in [1, 2, 3, 5, 9] {
            let expected: KeyValuePairs = [
                try height(count) { $0 }: count,
                try height(count) { $0.lineLimit(3) }: min(count, 3),
                try height(count) { $0.lineLimit(2...4) }: min(max(count, 2), 4),
                try height(count) { $0.lineLimit(4, reservesSpace: true) }: 4,
                try height(count) { $0.lineLimit(2...) }: max(count, 2),
            ]
            for (height, lines) in expected { #expect(abs(height - line * CGFloat(lines)) <= CGFloat(lines)) }
        }
        let field = try show(
            TextField("Message", text: .constant("a\nb\nc\nd"), axis: .vertical).lineLimit(2))
        #expect(field.contentSize.height > field.bounds.height + line)
    }

    @Test func `a vertical field doesn't exceed the available height`() throws {
        let text = Array(repeating: "a", count: 100).joined(separator: "\n")
        let field = try show(
            VStack(spacing: 0) {
                TextField("Message", text: .constant(text), axis: .vertical)
                Color.red.frame(height: 100)
            })
        #expect(field.frame.height == 300)
    }

    @Test func `an empty field shows its placeholder, and has a border with that style`() throws {
        struct Bordered: View {
            @State private var text = ""

            var body: some View {
                VStack {
                    TextField("Name", text: $text, prompt: Text("Your name"), axis: .vertical)
                        .textFieldStyle(.roundedBorder)
                    Button("Fill") { text = "Ada" }
                }
            }
        }
        let field = try show(Bordered())
        let label = try #require(field.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Your name" && !label.isHidden)
        #expect(field.accessibilityLabel == "Name")
        #expect(abs(field.frame.width - 186) < 0.01)
        try host.element(.label("Fill")).tap()
        #expect(label.isHidden)
    }

    @Test func `a disabled field can't be edited`() throws {
        let field = try show(TextField("Name", text: .constant(""), axis: .vertical).disabled(true))
        #expect(!field.isEditable && !field.canBecomeFirstResponder)
        #expect(host.first(UITextField.self) == nil)
    }

    @Test func `a horizontal field is one line high`() throws {
        host.show(
            UIHostingController(
                rootView: TextField("Name", text: .constant("a"), axis: .horizontal).lineLimit(3, reservesSpace: true)))
        #expect(host.first(UITextView.self) == nil)
        #expect(try #require(host.first(UITextField.self)).frame.height < 2 * line)
    }

    @Test func `the label of a field is its accessibility label, and its placeholder if there is no prompt`() throws {
        host.show(
            UIHostingController(
                rootView: VStack {
                    TextField(text: .constant("")) { Text("Name") }
                    TextField(text: .constant(""), prompt: Text("Street")) { Label("Address", systemImage: "house") }
                    TextField(value: .constant(1), format: .number) { Text("Count") }
                    SecureField(text: .constant(""), prompt: Text("8 letters")) { Text("Password") }
                }))
        let fields = host.all(UITextField.self)
        #expect(fields.map(\.placeholder) == ["Name", "Street", "Count", "8 letters"])
        #expect(fields.map(\.accessibilityLabel) == [nil, "Address", nil, "Password"])
    }
}

/// Text editors.
@MainActor struct TextEditorTests {
    private let host = TestHost(size: CGSize(width: 200, height: 400), safeAreaInsets: .zero)

    private struct Screen: View {
        @State private var text = "One"
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(spacing: 0) {
                TextEditor(text: $text).focused($isFocused).font(.title)
                Button(isFocused ? "Leave" : "Write") { isFocused.toggle() }.frame(height: 50)
                Text(verbatim: "\(text.count)").frame(height: 50)
            }
        }
    }

    @Test func `an editor fills its space and shows the app's text`() throws {
        host.show(UIHostingController(rootView: Screen()))
        let view = try #require(host.first(UITextView.self))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 300) && view.text == "One")
        #expect(view.font == UIFont.preferredFont(forTextStyle: .title1))
        try host.element(.label("Write")).tap()
        #expect(view.isFirstResponder)
        host.type("\nTwo")
        host.settle()
        #expect(host.elements.contains { $0.label == "7" })
        try host.element(.label("Leave")).tap()
        #expect(!view.isFirstResponder)
    }
}

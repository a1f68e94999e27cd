import PortableUIKit

/// A view for editing multiline text. It fills the available space and scrolls.
@preconcurrency @MainActor
public struct TextEditor: View {
    private let text: Binding<String>
    var selection: Binding<TextSelection?>?
    @Environment(\.self) private var environment
    @State private var field = FieldReference()

    /// Creates a text editor.
    public init(text: Binding<String>) {
        self.text = text
    }

    /// UIKit's text view.
    public var body: some View {
        let (text, selection, environment, reference) = (text, selection, environment, field)
        let focus = environment.fieldFocus
        reference.focusDidChange = { focus?.move($0) }
        return EditorHost(reference: reference) { view in
            view.changed = { text.wrappedValue = $0 }
            view.show(text.wrappedValue, environment)
            view.show(selection)
        }
        .moves(reference, with: focus)
    }
}

private struct EditorHost: UIViewRepresentable {
    let reference: FieldReference
    let update: @MainActor (EditedTextView) -> Void

    func makeUIView(context: Context) -> EditedTextView { EditedTextView(reference) }

    func updateUIView(_ view: EditedTextView, context: Context) { update(view) }
}

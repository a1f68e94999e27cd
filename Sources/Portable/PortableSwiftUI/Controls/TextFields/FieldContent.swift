import PortableUIKit

/// The text or value of a field, with the kind of its input.
nonisolated enum FieldContent {
    case text(Binding<String>, Axis)
    case value(FieldValue)
    /// Text that's hidden while it's edited.
    case secure(Binding<String>)

    /// Returns UIKit's text field, or a text view for several lines.
    @MainActor @ViewBuilder
    func input(
        title: FieldTitle, editing: EditingActions?, selection: Binding<TextSelection?>? = nil
    ) -> some View {
        switch self {
        case .text(let text, .horizontal):
            TextInput(text: text, title: title, editing: editing, selection: selection)
        case .text(let text, .vertical): GrowingTextInput(text: text, title: title)
        case .value(let value): ValueInput(value: value, title: title, editing: editing)
        case .secure(let text): TextInput(text: text, title: title, isSecure: true, editing: editing)
        }
    }
}

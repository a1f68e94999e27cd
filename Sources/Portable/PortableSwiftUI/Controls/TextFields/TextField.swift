import Foundation
import PortableUIKit

/// A control for editing text: a single line, or several lines if the axis is vertical.
///
/// Its label is the accessibility label, and the placeholder if there's no prompt.
public nonisolated struct TextField<Label: View>: View {
    let content: FieldContent
    let title: FieldTitle
    private let editing: EditingActions?
    private var selection: Binding<TextSelection?>?

    @Environment(\.textFieldStyle) private var style

    /// The text field, in the current style.
    @MainActor public var body: some View {
        if let style {
            style.makeBody(
                TextField<_TextFieldStyleLabel>(content: content, title: title, editing: editing, selection: selection))
        } else {
            content.input(title: title, editing: editing, selection: selection)
        }
    }

    private init(_ content: FieldContent, _ label: Label, prompt: Text?) {
        self.content = content
        title = FieldTitle(label, prompt: prompt)
        editing = nil
    }

    init(text: Binding<String>, label: Label, _ editing: EditingActions) {
        content = .text(text, .horizontal)
        title = FieldTitle(label, prompt: nil)
        self.editing = editing
    }

    init<V>(value: Binding<V>, _ formatter: Formatter, label: Label, _ editing: EditingActions) {
        content = .value(FieldValue(value, formatter))
        title = FieldTitle(label, prompt: nil)
        self.editing = editing
    }

    /// Creates a field with a label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
    }

    /// Creates a field with a label. If the axis is vertical, the field grows with its text.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(.text(text, axis), label(), prompt: prompt)
    }

    /// Creates a text field with a binding to its selection.
    init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text?, axis: Axis?,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
        self.selection = selection
    }

    /// Creates a field with a label for a formatted value. The value is written when editing ends. Text that can't be
    /// parsed doesn't change it.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), label(), prompt: prompt)
    }

    /// Creates a field with a label for an optional value. An empty field is `nil`.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), label(), prompt: prompt)
    }

    /// Creates a field with a label for a value with a formatter. The value is written when editing ends. Text that
    /// can't be parsed doesn't change it.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(.value(FieldValue(value, formatter)), label(), prompt: prompt)
    }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// Creates a field for a style.
    init(
        content: FieldContent, title: FieldTitle, editing: EditingActions?, selection: Binding<TextSelection?>? = nil
    ) {
        self.content = content
        self.title = title
        self.editing = editing
        self.selection = selection
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title, which is also the placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title, which is also the placeholder. The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a title. If the axis is vertical, the field grows with its text: it's at least as high as
    /// the lines that `lineLimit` reserves, and scrolls beyond the limit. The Return key then inserts a line break and
    /// doesn't submit.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with a title that isn't localized. If the axis is vertical, the field grows with its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field for a formatted value. The value is written when editing ends. Text that can't be parsed doesn't
    /// change it.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a formatted value, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field for an optional value. An empty field is `nil`.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for an optional value, with a title that isn't localized. An empty field is `nil`.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field for a value with a formatter. The value is written when editing ends. Text that can't be parsed
    /// doesn't change it.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a value with a formatter, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}

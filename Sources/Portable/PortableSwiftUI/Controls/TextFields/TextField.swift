import Foundation
import PortableUIKit

/// A control for editing text: a single line, or several lines if the axis is vertical.
///
/// Its label is the accessibility label, and the placeholder if there's no prompt.
public nonisolated struct TextField<Label: View>: View {
    private enum Content {
        case text(Binding<String>, Axis)
        case value(FieldValue)
    }

    private let content: Content
    private let title: FieldTitle
    private let editing: EditingActions?

    /// UIKit's field.
    @MainActor public var body: some View {
        switch content {
        case .text(let text, .horizontal): TextInput(text: text, title: title, editing: editing)
        case .text(let text, .vertical): GrowingInput(text: text, title: title)
        case .value(let value): ValueInput(value: value, title: title, editing: editing)
        }
    }

    private init(_ content: Content, _ label: Label, prompt: Text?) {
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

    /// A field with a label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
    }

    /// A field with a label that becomes higher with its text if it is vertical.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(.text(text, axis), label(), prompt: prompt)
    }

    /// A field with a label, of a value that a format writes and reads. The value is written when editing ends; what the
    /// format can't read leaves it as it was.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), label(), prompt: prompt)
    }

    /// Creates a field with a label for an optional value. An empty field is nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(FieldValue(value, format)), label(), prompt: prompt)
    }

    /// A field with a label, of a value that a formatter writes and reads. The value is written when editing ends; what
    /// the formatter can't read leaves it as it was.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(.value(FieldValue(value, formatter)), label(), prompt: prompt)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title, which is also the placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with a title that isn't localized, which is also the placeholder.
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

    /// A field with a title, which isn't looked up, that becomes higher with its text if it is vertical.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// A field of a value that a format writes and reads. The value is written when editing ends; what the format can't
    /// read leaves it as it was.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field of a value that a format writes and reads, with a title that isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field for an optional value. An empty field is nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for an optional value, with a title that isn't localized. An empty field is nil.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field of a value that a formatter writes and reads. The value is written when editing ends; what the formatter
    /// can't read leaves it as it was.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// A field of a value that a formatter writes and reads, with a title that isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}

import Foundation
import PortableUIKit

/// A line of text to be written in.
public nonisolated struct TextField<Label: View>: View {
    private enum Content {
        case text(Binding<String>)
        case value(FieldValue)
    }

    private let content: Content
    private let prompt: Text

    /// UIKit's field.
    @MainActor public var body: some View {
        switch content {
        case .text(let text): TextInput(text: text, prompt: prompt, isSecure: false)
        case .value(let value): ValueInput(value: value, prompt: prompt)
        }
    }

    fileprivate init(_ text: Binding<String>, prompt: Text) {
        content = .text(text)
        self.prompt = prompt
    }

    fileprivate init(_ value: FieldValue, prompt: Text) {
        content = .value(value)
        self.prompt = prompt
    }
}

extension TextField where Label == Text {
    /// A field with a title that stands in it while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt: prompt ?? Text(titleKey))
    }

    /// A field with a title, which isn't looked up, that stands in it while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt: prompt ?? Text(title))
    }

    /// A field of a value that a format writes and reads. The value is written when editing ends; what the format can't
    /// read leaves it as it was.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format), prompt: prompt ?? Text(titleKey))
    }

    /// A field of a value that a format writes and reads, with a title that isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format), prompt: prompt ?? Text(title))
    }

    /// A field of a value that may not be there: an empty field is none.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format), prompt: prompt ?? Text(titleKey))
    }

    /// A field of a value that may not be there, with a title that isn't looked up: an empty field is none.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format), prompt: prompt ?? Text(title))
    }

    /// A field of a value that a formatter writes and reads. The value is written when editing ends; what the formatter
    /// can't read leaves it as it was.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(FieldValue(value, formatter), prompt: prompt ?? Text(titleKey))
    }

    /// A field of a value that a formatter writes and reads, with a title that isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(FieldValue(value, formatter), prompt: prompt ?? Text(title))
    }
}

/// A line of text to be written in that nobody else is to read.
public nonisolated struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text

    /// UIKit's field.
    @MainActor public var body: some View { TextInput(text: text, prompt: prompt, isSecure: true) }

    init(_ text: Binding<String>, prompt: Text) {
        self.text = text
        self.prompt = prompt
    }
}

extension SecureField where Label == Text {
    /// A field with a title that stands in it while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt: prompt ?? Text(titleKey))
    }

    /// A field with a title, which isn't looked up, that stands in it while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt: prompt ?? Text(title))
    }
}

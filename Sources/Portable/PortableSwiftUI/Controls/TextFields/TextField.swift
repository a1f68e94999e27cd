import Foundation
import PortableUIKit

/// A line of text to be written in.
public nonisolated struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text

    /// Never asked for beside the prompt, which is the label where there is no other place for it.
    @MainActor public var body: some View { TextInput(text: text, prompt: prompt, isSecure: false) }

    init(_ text: Binding<String>, prompt: Text) {
        self.text = text
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

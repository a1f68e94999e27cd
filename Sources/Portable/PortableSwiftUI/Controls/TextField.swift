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

/// UIKit's field.
private struct TextInput: View {
    let text: Binding<String>
    let prompt: Text
    let isSecure: Bool
    @Environment(\.self) private var environment

    var body: some View {
        let (text, isSecure, environment) = (text, isSecure, environment)
        let placeholder = prompt.string(in: environment)
        return ControlHost(
            make: { UITextField() },
            update: { field in
                field.isSecureTextEntry = isSecure
                field.placeholder = placeholder
                field.accessibilityLabel = placeholder
                field.font = (environment.font ?? .body).uiFont(in: environment)
                field.keyboardType = environment.keyboardType
                if field.text != text.wrappedValue { field.text = text.wrappedValue }
            }, changed: { text.wrappedValue = $0.text ?? "" }, event: .editingChanged,
            size: { proposal, field in
                let own = field.intrinsicContentSize
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            })
    }
}

private enum KeyboardTypeKey: EnvironmentKey {
    static var defaultValue: UIKeyboardType { .default }
}

extension EnvironmentValues {
    var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets which keys fields in the view ask for.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.keyboardType, type)
    }
}

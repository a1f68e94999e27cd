import PortableUIKit

/// The keyboard settings and the appearance of fields.
nonisolated struct TextInputTraits: Equatable {
    var keyboardType = UIKeyboardType.default
    var capitalization = UITextAutocapitalizationType.sentences
    var isAutocorrectionDisabled: Bool?
    var contentType: UITextContentType?
    var returnKey = UIReturnKeyType.default
    var hasRoundedBorder = false

    @MainActor
    func apply(to field: some UITextInputTraits) {
        field.keyboardType = keyboardType
        field.autocapitalizationType = capitalization
        field.autocorrectionType = isAutocorrectionDisabled.map { $0 ? .no : .yes } ?? .default
        field.textContentType = contentType
        field.returnKeyType = returnKey
    }
}

private enum TextInputTraitsKey: EnvironmentKey {
    static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
    /// The keyboard settings and the appearance of fields.
    var textInput: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether autocorrection is disabled. `nil` means the system's default.
    @available(*, deprecated, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { textInput.isAutocorrectionDisabled }
        set { textInput.isAutocorrectionDisabled = newValue }
    }

    /// A Boolean value that indicates whether autocorrection is disabled. The default is `false`.
    public var autocorrectionDisabled: Bool {
        get { textInput.isAutocorrectionDisabled ?? false }
        set { textInput.isAutocorrectionDisabled = newValue }
    }
}

/// The automatic capitalization of entered text.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    init(type: UITextAutocapitalizationType) { self.type = type }

    /// Creates the equivalent of a UIKit type, or `nil` if it isn't known.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }

    /// Text isn't capitalized automatically.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// The first letter of each word is capitalized.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// The first letter of each sentence is capitalized.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All letters are capitalized.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// The label of the Return key.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType

    /// The label “Done”.
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    /// The label “Go”.
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    /// The label “Send”.
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    /// The label “Join”.
    public static var join: SubmitLabel { SubmitLabel(key: .join) }
    /// The label “Route”.
    public static var route: SubmitLabel { SubmitLabel(key: .route) }
    /// The label “Search”.
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    /// The label “Return”.
    public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
    /// The label “Next”.
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    /// The label “Continue”.
    public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

extension View {
    /// Sets the keyboard type of text fields in the view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInput.keyboardType, type)
    }

    /// Sets the capitalization of text fields in the view. `nil` means sentences.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.textInput.capitalization, autocapitalization?.type ?? .sentences)
    }

    /// The older form of ``textInputAutocapitalization(_:)``.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInput.capitalization, style)
    }

    /// Disables autocorrection for fields in the view.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The older form of ``autocorrectionDisabled(_:)``.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInput.isAutocorrectionDisabled, disable)
    }

    /// Sets the content type of fields in the view, so that the system can suggest values.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInput.contentType, textContentType)
    }

    /// Sets the label of the Return key.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInput.returnKey, submitLabel.key)
    }
}

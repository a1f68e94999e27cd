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

    /// Creates the equivalent of a UIKit type, or nil if it isn't known.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }

    /// No automatic capitalization.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// The label of the Return key.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType

    /// “Done”.
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    /// “Go”.
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    /// “Send”.
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    /// “Join”.
    public static var join: SubmitLabel { SubmitLabel(key: .join) }
    /// “Route”.
    public static var route: SubmitLabel { SubmitLabel(key: .route) }
    /// “Search”.
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    /// “Return”.
    public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
    /// “Next”.
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    /// “Continue”.
    public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

extension View {
    /// Sets which keys fields in the view ask for.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInput.keyboardType, type)
    }

    /// Sets which letters fields in the view make large; nil is the first of each sentence.
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

/// A type that describes the appearance of text fields.
@preconcurrency @MainActor
public protocol TextFieldStyle {
    /// The view that shows a text field.
    associatedtype _Body: View

    /// Creates a view that represents a text field.
    ///
    /// - Parameter configuration: The text field without the style.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

    /// The label of the text field that a style receives.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the text field that a style receives.
public nonisolated struct _TextFieldStyleLabel: View {
    /// The content, which is part of the text field.
    @MainActor public var body: some View { EmptyView() }
}

/// A text field style that changes only the border of a text field.
@MainActor
private protocol BorderStyle {
    static var hasRoundedBorder: Bool { get }
}

extension TextField {
    /// Returns the text field with or without a border.
    @MainActor fileprivate func bordered(_ isBordered: Bool) -> some View {
        transformEnvironment(\.textInput) { $0.hasRoundedBorder = isBordered }
    }
}

/// A text field style that matches the field's context: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, BorderStyle {
    /// Creates the style.
    public nonisolated init() {}

    static var hasRoundedBorder: Bool { false }

    /// Returns the field with or without a border.
    public func _body(configuration: TextField<_Label>) -> some View { configuration.bordered(false) }
}

/// A text field style without a border.
public struct PlainTextFieldStyle: TextFieldStyle, BorderStyle {
    /// Creates the style.
    public nonisolated init() {}

    static var hasRoundedBorder: Bool { false }

    /// Returns the field with or without a border.
    public func _body(configuration: TextField<_Label>) -> some View { configuration.bordered(false) }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BorderStyle {
    /// Creates the style.
    public nonisolated init() {}

    static var hasRoundedBorder: Bool { true }

    /// Returns the field with or without a border.
    public func _body(configuration: TextField<_Label>) -> some View { configuration.bordered(true) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// A text field style that matches the field's context.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field style without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field style with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of text fields in the view.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(_TextFieldStyleModifier(style: style))
    }
}

/// The modifier that `textFieldStyle(_:)` applies.
public nonisolated struct _TextFieldStyleModifier<S: TextFieldStyle>: InputsModifier {
    let style: S

    @MainActor func modify(_ inputs: inout _ViewInputs) {
        // These styles need no additional view, which saves a modifier for each field.
        if let border = S.self as? any BorderStyle.Type {
            inputs.environment.textInput.hasRoundedBorder = border.hasRoundedBorder
            inputs.environment.textFieldStyle = nil
            return
        }
        let (style, outer) = (style, inputs.environment.textFieldStyle)
        inputs.environment.textFieldStyle = ErasedStyle(type: S.self) {
            AnyView(style._body(configuration: $0).environment(\.textFieldStyle, outer))
        }
    }
}

extension EnvironmentValues {
    /// The style of text fields. `nil` means a style that changes only the border.
    var textFieldStyle: ErasedStyle<TextField<_TextFieldStyleLabel>>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

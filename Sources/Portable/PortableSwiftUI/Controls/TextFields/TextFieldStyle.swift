/// A type that describes the appearance of text fields.
@preconcurrency @MainActor
public protocol TextFieldStyle {
    /// A Boolean value that indicates whether the field has a rounded border. Used by the library.
    static var _hasRoundedBorder: Bool { get }
}

/// A text field style that matches the field's context: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// A Boolean value that indicates whether the field has a rounded border.
    public static var _hasRoundedBorder: Bool { false }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// A Boolean value that indicates whether the field has a rounded border.
    public static var _hasRoundedBorder: Bool { false }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// A Boolean value that indicates whether the field has a rounded border.
    public static var _hasRoundedBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// A text field style that matches the field's context.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field style with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of text fields in the view.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(_TextFieldStyleModifier<S>())
    }
}

/// The modifier that `textFieldStyle(_:)` applies.
public nonisolated struct _TextFieldStyleModifier<S: TextFieldStyle>: InputsModifier {
    @MainActor func modify(_ inputs: inout _ViewInputs) {
        inputs.environment.textInput.hasRoundedBorder = S._hasRoundedBorder
    }
}

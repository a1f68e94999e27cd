/// The appearance of text editors.
@preconcurrency @MainActor
public protocol TextEditorStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Returns the appearance of a text editor.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of a text editor.
    typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a text editor: none.
public struct TextEditorStyleConfiguration {}

/// The default style of text editors.
@preconcurrency @MainActor
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}

    /// Not called, because the system draws the editor.
    public func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() }
}

/// A style of text editors without decoration.
@preconcurrency @MainActor
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}

    /// Not called, because the system draws the editor.
    public func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A style without decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets the style of text editors in the view.
    ///
    /// Differs from SwiftUI: all styles have the same appearance.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

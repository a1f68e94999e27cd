/// A type-erased style, which creates a view for a configuration.
nonisolated struct ErasedStyle<Configuration> {
    /// The type of the style.
    let type: Any.Type
    let makeBody: @MainActor (Configuration) -> AnyView
}

/// The environment key for the style of a configuration. `nil` means the default style.
enum StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ErasedStyle<Configuration>? { nil }
}

extension View {
    /// Sets a style for the view. Controls of the same kind inside the style's own body use the style that was set
    /// outside of this view.
    /// - Parameters:
    ///   - style: The style.
    ///   - keyPath: The environment value that stores the style.
    ///   - showsItsKind: A Boolean value that indicates whether the style's body can contain controls of the same kind.
    ///     If it can't, each control needs one modifier less.
    ///   - makeBody: Returns the style's view for a configuration.
    nonisolated func styled<Style, Configuration>(
        by style: Style, _ keyPath: WritableKeyPath<EnvironmentValues, ErasedStyle<Configuration>?> & Sendable,
        showsItsKind: Bool = true, makeBody: @escaping @MainActor (Style, Configuration) -> some View
    ) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(keyPath) { styling in
            guard showsItsKind else { return styling = ErasedStyle(type: Style.self) { AnyView(makeBody(style, $0)) } }
            let outer = styling
            styling = ErasedStyle(type: Style.self) { AnyView(makeBody(style, $0).environment(keyPath, outer)) }
        }
    }
}

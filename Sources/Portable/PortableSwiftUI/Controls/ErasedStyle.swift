/// A style without its type: what it makes of a configuration.
nonisolated struct ErasedStyle<Configuration> {
    /// The type that was the style's.
    let type: Any.Type
    let makeBody: @MainActor (Configuration) -> AnyView
}

/// Where the environment has the style of what has a configuration; nil for the default style.
enum StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ErasedStyle<Configuration>? { nil }
}

extension View {
    /// Sets a style for the view. Controls of the same kind inside the style's own body use the style that was set
    /// outside of this view.
    /// - Parameters:
    ///   - style: The style.
    ///   - keyPath: The environment value that stores the style.
    ///   - showsItsKind: Whether the style's body can contain controls of the same kind. If it can't, a modifier per
    ///     control is saved.
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

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
    /// Sets a style in the view. What the style itself shows of the kind, such as the control that it is asked about, has
    /// the style that is around this one.
    /// - Parameters:
    ///   - style: The style.
    ///   - keyPath: Where the environment has it.
    ///   - showsItsKind: Whether the style shows any of the kind; one that doesn't saves each of them a modifier.
    ///   - makeBody: What the style makes of a configuration.
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

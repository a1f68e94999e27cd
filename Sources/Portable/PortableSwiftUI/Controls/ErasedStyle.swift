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
    ///   - makeBody: A closure that returns the style's view for a configuration.
    nonisolated func styled<Style, Configuration>(
        by style: Style, _ keyPath: WritableKeyPath<EnvironmentValues, ErasedStyle<Configuration>?> & Sendable,
        showsItsKind: Bool = true, makeBody: @escaping @MainActor (Style, Configuration) -> some View
    ) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(keyPath) { styling in
            let makeBody: @MainActor (Configuration) -> AnyView = { configuration in
                guard !LinkPlan.of(Style.self).isEmpty else { return AnyView(makeBody(style, configuration)) }
                return AnyView(StyledBody(style: StyleProperty(style: style)) { makeBody($0, configuration) })
            }
            guard showsItsKind else { return styling = ErasedStyle(type: Style.self, makeBody: makeBody) }
            let outer = styling
            styling = ErasedStyle(type: Style.self) { AnyView(makeBody($0).environment(keyPath, outer)) }
        }
    }
}

/// The view of a style with dynamic properties, which have the values at the control.
private struct StyledBody<Style, Content: View>: View {
    var style: StyleProperty<Style>
    let makeBody: @MainActor (Style) -> Content

    var body: some View { makeBody(style.style) }
}

/// A style as a dynamic property, so that its own dynamic properties are linked.
private nonisolated struct StyleProperty<Style>: DynamicProperty {
    var style: Style

    @MainActor static func _link(_ property: inout StyleProperty, _ context: inout _LinkContext) {
        withUnsafeMutableBytes(of: &property.style) { bytes in
            if let base = bytes.baseAddress { LinkPlan.of(Style.self).link(base, &context) }
        }
    }
}

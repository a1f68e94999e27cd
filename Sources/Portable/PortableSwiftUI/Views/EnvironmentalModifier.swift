/// A modifier that the environment resolves to another modifier.
@preconcurrency @MainActor
public protocol EnvironmentalModifier: ViewModifier {
    /// The type of the modifier that is applied.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier to apply in an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Returns the content with the resolved modifier.
    public func body(content: Content) -> _EnvironmentalModifierBody<Self, Content> {
        _EnvironmentalModifierBody(modifier: self, content: content)
    }
}

/// The content of an environmental modifier with the resolved modifier.
public struct _EnvironmentalModifierBody<Modifier: EnvironmentalModifier, Content: View>: View {
    let modifier: Modifier
    let content: Content

    @Environment(\.self) private var environment

    /// The modified content.
    public var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

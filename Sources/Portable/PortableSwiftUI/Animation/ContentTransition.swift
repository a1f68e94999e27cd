/// A transition between the contents of a text when the change is animated.
///
/// Differs from SwiftUI: the entire text cross-fades instead of rolling digits or moving characters.
public struct ContentTransition: Equatable, Sendable {
    /// A Boolean value that indicates whether the old content cross-fades to the new content.
    let fades: Bool

    /// The new content appears immediately. This is the default.
    public static let identity = ContentTransition(fades: false)
    /// The old content cross-fades to the new content.
    public static let opacity = ContentTransition(fades: true)
    /// Content that is the same in both remains; texts cross-fade.
    public static let interpolate = ContentTransition(fades: true)

    /// Returns a transition that cross-fades the text.
    /// - Parameter countsDown: A Boolean value that indicates whether the number decreases. It has no effect.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { opacity }

    /// Returns a transition that cross-fades the text.
    /// - Parameter value: The number that is shown.
    public static func numericText(value: Double) -> ContentTransition { opacity }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
    /// The transition between the contents of texts when the change is animated.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition between the contents of texts in the view when the change is animated.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

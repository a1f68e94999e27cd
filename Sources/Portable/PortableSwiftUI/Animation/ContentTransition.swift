/// A transition between the contents of a text when the change is animated.
///
/// Differs from SwiftUI: the whole text cross-fades where SwiftUI rolls digits or moves characters.
public struct ContentTransition: Equatable, Sendable {
    /// Whether the old content fades out while the new one fades in.
    let fades: Bool

    /// The new content appears immediately. This is the default.
    public static let identity = ContentTransition(fades: false)
    /// The old content fades into the new one.
    public static let opacity = ContentTransition(fades: true)
    /// Content that is the same in both remains; texts cross-fade.
    public static let interpolate = ContentTransition(fades: true)

    /// Cross-fades the digits that change.
    /// - Parameter countsDown: Whether the number decreases. It has no effect here.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { opacity }

    /// Cross-fades the digits that change.
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

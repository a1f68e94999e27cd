/// How a text gets from one content to another when the change is animated.
///
/// Differs from SwiftUI: texts fade over as a whole wherever SwiftUI rolls their digits or moves their letters.
public struct ContentTransition: Equatable, Sendable {
    /// Whether the old content fades out while the new one fades in.
    let fades: Bool

    /// The new content appears immediately. This is the default.
    public static let identity = ContentTransition(fades: false)
    /// The old content fades into the new one.
    public static let opacity = ContentTransition(fades: true)
    /// Content that is the same in both remains; texts cross-fade.
    public static let interpolate = ContentTransition(fades: true)

    /// Digits that differ fade over.
    /// - Parameter countsDown: Whether the number becomes smaller; it looks the same here.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { opacity }

    /// Digits that differ fade over.
    /// - Parameter value: The number that is shown.
    public static func numericText(value: Double) -> ContentTransition { opacity }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
    /// How texts get from one content to another when the change is animated.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Says how texts in the view get from one content to another when the change is animated.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

import Foundation

/// How a value gets from one to the next.
public struct Animation: Hashable, Sendable {
    /// The one that nothing else was said for: a spring.
    public static let `default` = Animation()
}

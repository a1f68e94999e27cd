import PortableUIKit

/// A transition that blurs and scales the views that replace each other.
@preconcurrency @MainActor
public struct BlurReplaceTransition: Transition {
    /// The directions in which the views are scaled.
    public struct Configuration: Equatable, Sendable {
        fileprivate let shrinksNew: Bool

        /// The removed view shrinks, and the inserted view grows.
        public static let downUp = Configuration(shrinksNew: true)
        /// Both views grow.
        public static let upUp = Configuration(shrinksNew: false)
    }

    /// The directions in which the views are scaled.
    public var configuration: BlurReplaceTransition.Configuration

    /// Creates a transition.
    public nonisolated init(configuration: BlurReplaceTransition.Configuration) {
        self.configuration = configuration
    }

    /// Returns the view for a phase of the transition.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(scale(in: phase))
            .blur(radius: phase.isIdentity ? 0 : 10)
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(in phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .identity: 1
        case .willAppear: 0.75
        case .didDisappear: configuration.shrinksNew ? 0.75 : 1.25
        }
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Returns a transition that blurs and scales the views that replace each other.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }

    /// A transition that blurs and scales the views that replace each other.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}

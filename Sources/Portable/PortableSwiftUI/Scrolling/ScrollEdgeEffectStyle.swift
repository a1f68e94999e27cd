import PortableUIKit

/// The style of the effect on content that scrolls beneath bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private enum Kind { case automatic, hard, soft }
    private let kind: Kind

    /// The style that matches the bars.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// Content ends at a dividing line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// Content fades out toward the edge.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
    /// Sets the style of the edge effect of scroll views in the view.
    ///
    /// Differs from SwiftUI: bars have backgrounds, which separate them from the content.
    public nonisolated func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        self
    }

    /// Sets whether the edge effect of scroll views in the view is hidden at some edges.
    ///
    /// Differs from SwiftUI: bars have backgrounds, which separate them from the content.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }

    /// Extends the edges of the view under bars and sidebars.
    ///
    /// Differs from SwiftUI: the view isn't extended.
    public nonisolated func backgroundExtensionEffect() -> some View { self }

    /// Extends the edges of the view under bars and sidebars, if it's enabled.
    ///
    /// Differs from SwiftUI: the view isn't extended.
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

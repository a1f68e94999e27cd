import PortableUIKit

/// The style of the effect on content that scrolls beneath bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    fileprivate enum Kind { case automatic, hard, soft }
    fileprivate let kind: Kind

    /// The style that matches the bars.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// Content ends at a dividing line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// Content fades out toward the edge.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// The edge effects of scroll views in the environment, by edge.
struct ScrollEdgeEffects: Equatable {
    private var styles: [Edge: ScrollEdgeEffectStyle] = [:]
    private var hiddenEdges: Edge.Set = []

    mutating func set(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = style }
    }

    mutating func setHidden(_ isHidden: Bool, for edges: Edge.Set) {
        if isHidden { hiddenEdges.formUnion(edges) } else { hiddenEdges.subtract(edges) }
    }

    /// Sets the effects of the UIKit scroll view, unless both have the defaults.
    @MainActor
    func apply(to scrollView: UIScrollView, isRightToLeft: Bool) {
        guard self != ScrollEdgeEffects() || scrollView.hasEdgeEffects else { return }
        for edge in Edge.allCases {
            let effect = scrollView.edgeEffect(edge, isRightToLeft: isRightToLeft)
            effect.style = styles[edge]?.style ?? .automatic
            effect.isHidden = hiddenEdges.contains(Edge.Set(edge))
        }
    }
}

extension ScrollEdgeEffectStyle {
    /// The UIKit style.
    @MainActor fileprivate var style: UIScrollEdgeEffect.Style {
        switch kind {
        case .automatic: .automatic
        case .hard: .hard
        case .soft: .soft
        }
    }
}

extension UIScrollView {
    fileprivate func edgeEffect(_ edge: Edge, isRightToLeft: Bool) -> UIScrollEdgeEffect {
        switch edge {
        case .top: topEdgeEffect
        case .leading: isRightToLeft ? rightEdgeEffect : leftEdgeEffect
        case .bottom: bottomEdgeEffect
        case .trailing: isRightToLeft ? leftEdgeEffect : rightEdgeEffect
        }
    }
}

extension View {
    /// Sets the style of the edge effect of scroll views in the view. `nil` means the automatic style.
    ///
    /// Differs from SwiftUI: content is faded, but not blurred, and effects at the leading and trailing edges aren't drawn.
    public nonisolated func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        transformEnvironment(\.scrollSettings) { $0.edgeEffects.set(style, for: edges) }
    }

    /// Sets whether the edge effect of scroll views in the view is hidden at some edges.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        transformEnvironment(\.scrollSettings) { $0.edgeEffects.setHidden(hidden, for: edges) }
    }
}

import PortableUIKit

extension View {
    /// Shows a bar at the top or the bottom, and the view itself in the room that the bar leaves.
    ///
    /// Differs from SwiftUI: content doesn't scroll under the bar, so that there is no scroll edge effect.
    /// - Parameter spacing: The distance between them, in points; nil for none.
    public nonisolated func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar at the leading or the trailing side, and the view itself in the room that the bar leaves.
    ///
    /// Differs from SwiftUI: content doesn't scroll under the bar, so that there is no scroll edge effect.
    /// - Parameter spacing: The distance between them, in points; nil for none.
    public nonisolated func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

import PortableUIKit

extension View {
    /// Shows a bar at the top or the bottom, and the view in the remaining area.
    ///
    /// Differs from SwiftUI: content doesn't scroll under the bar, and there's no scroll edge effect.
    /// - Parameter spacing: The distance between the bar and the view, in points, or `nil` for 0.
    public nonisolated func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar at the leading or the trailing edge, and the view in the remaining area.
    ///
    /// Differs from SwiftUI: content doesn't scroll under the bar, and there's no scroll edge effect.
    /// - Parameter spacing: The distance between the bar and the view, in points, or `nil` for 0.
    public nonisolated func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

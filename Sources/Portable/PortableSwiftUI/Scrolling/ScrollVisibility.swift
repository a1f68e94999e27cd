import Foundation

extension View {
    /// Runs an action when a part of the view becomes visible in its scroll view, or stops being visible.
    ///
    /// - Parameter threshold: The part of the view's area, from 0 to 1.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            proxy.visiblePart >= threshold && proxy.visiblePart > 0
        } action: { wasVisible, isVisible in
            if isVisible || wasVisible { action(isVisible) }
        }
    }
}

extension GeometryProxy {
    /// The part of the view's area that is visible in its scroll view, from 0 to 1. Without a scroll view, it's 1.
    fileprivate var visiblePart: Double {
        guard let bounds = bounds(of: .scrollView) else { return 1 }
        let visible = CGRect(origin: .zero, size: size).intersection(bounds)
        let area = size.width * size.height
        return visible.isNull || area <= 0 ? 0 : Double(visible.width * visible.height / area)
    }
}

extension UIScrollView {
    /// Returns whether the scroll view extends to the top or bottom edge of its superview's safe area, or beyond it.
    ///
    /// It returns `true` for a scroll view that isn't laid out yet.
    func reaches(_ edge: NSDirectionalRectEdge, of superview: UIView) -> Bool {
        guard !bounds.isEmpty, !superview.bounds.isEmpty else { return true }
        let frame = untransformedFrame, room = superview.bounds.inset(by: superview.safeAreaInsets)
        // Insets and frames are rounded differently.
        let tolerance: CGFloat = 1
        if edge.contains(.top), frame.minY > room.minY + tolerance { return false }
        if edge.contains(.bottom), frame.maxY < room.maxY - tolerance { return false }
        return true
    }
}

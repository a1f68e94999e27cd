import LayoutGeometry

/// A frame with fixed lengths; a length that is `nil` is the child's.
package struct FixedFrame: Sendable, Hashable {
    package let width: Double?
    package let height: Double?
    package let issue: FrameIssue?

    /// Creates a frame. Lengths that are negative or not finite count as `nil` and are reported in ``issue``.
    package init(width: Double?, height: Double?) {
        func valid(_ length: Double?) -> Double? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        self.width = valid(width)
        self.height = valid(height)
        issue = self.width == width && self.height == height ? nil : .invalidLength
    }

    /// Returns the proposal for the child.
    package func proposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    /// Returns the size of the frame. Measures the child only for a length that is `nil`.
    package func size(_ proposal: ProposedSize, child: (ProposedSize) -> Size) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let size = child(self.proposal(proposal))
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// Returns the spacing preferences of the frame: on an axis with a fixed length, it hides the child's preferences.
    package func spacing(_ child: Spacing) -> Spacing {
        var spacing = child
        if width != nil { spacing.reset(.horizontal) }
        if height != nil { spacing.reset(.vertical) }
        return spacing
    }
}

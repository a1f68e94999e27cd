import LayoutGeometry

/// A frame whose lengths are given, or the child's.
package struct FixedFrame: Sendable, Hashable {
    package let width: Double?
    package let height: Double?
    package let issue: FrameIssue?

    /// Lengths that are negative or not finite count as not given, and ``issue`` tells.
    package init(width: Double?, height: Double?) {
        func valid(_ length: Double?) -> Double? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        self.width = valid(width)
        self.height = valid(height)
        issue = self.width == width && self.height == height ? nil : .invalidLength
    }

    /// What the child is offered.
    package func proposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    /// The size of the frame. The child is asked only for a length that isn't given.
    package func size(_ proposal: ProposedSize, child: (ProposedSize) -> Size) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let size = child(self.proposal(proposal))
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// What the frame wants to keep from others: on an axis of a given length it hides the child's wishes.
    package func spacing(_ child: Spacing) -> Spacing {
        var spacing = child
        if width != nil { spacing.reset(.horizontal) }
        if height != nil { spacing.reset(.vertical) }
        return spacing
    }
}

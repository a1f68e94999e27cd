import LayoutGeometry

/// A frame that accepts the proposal within limits; a limit that is `nil` is the child's length.
package struct FlexibleFrame: Sendable, Hashable {
    /// The limits of one dimension. The minimum is at most the ideal length, which is at most the maximum.
    package struct Limits: Sendable, Hashable {
        package let min: Double?
        package let ideal: Double?
        package let max: Double?
        package let issue: FrameIssue?

        package init(min: Double?, ideal: Double?, max: Double?) {
            var issue: FrameIssue?
            func valid(_ length: Double?, isEndless: Bool) -> Double? {
                guard let length else { return nil }
                if length >= 0, isEndless || length.isFinite { return length }
                issue = .invalidLength
                return nil
            }
            // Some apps use an infinite minimum for "as wide as possible".
            let lowest = valid(min, isEndless: true)
            var ideal = valid(ideal, isEndless: true)
            var highest = valid(max, isEndless: true)
            if let lowest, let given = ideal, given < lowest {
                ideal = lowest
                issue = issue ?? .contradiction
            }
            if let bound = ideal ?? lowest, let given = highest, given < bound {
                highest = bound
                issue = issue ?? .contradiction
            }
            (self.min, self.ideal, self.max, self.issue) = (lowest, ideal, highest, issue)
        }

        /// Returns the proposal for the child on this axis.
        func proposal(_ offer: Double?) -> Double? {
            guard let offer = offer ?? ideal else { return nil }
            return clamp(offer, min, max)
        }

        /// Returns the frame's length for a proposal and the child's length for it.
        func length(_ offer: Double?, child: Double) -> Double {
            if min == nil, max == nil { return child }
            guard let offer = offer ?? ideal else { return clamp(child, min, max) }
            let low = min ?? Swift.min(child, max ?? child)
            let high = max ?? Swift.max(child, low)
            let length = clamp(offer, low, high)
            return length.isNaN ? child : length
        }

        private func clamp(_ length: Double, _ low: Double?, _ high: Double?) -> Double {
            Swift.max(low ?? 0, Swift.min(length, high ?? length))
        }
    }

    package let horizontal: Limits
    package let vertical: Limits

    package init(horizontal: Limits, vertical: Limits) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package var issue: FrameIssue? { horizontal.issue ?? vertical.issue }

    /// Returns the proposal for the child.
    package func proposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
    }

    /// Returns the size of the frame.
    package func size(_ proposal: ProposedSize, child: (ProposedSize) -> Size) -> Size {
        let size = child(self.proposal(proposal))
        return Size(
            width: horizontal.length(proposal.width, child: size.width),
            height: vertical.length(proposal.height, child: size.height))
    }
}

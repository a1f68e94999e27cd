import LayoutGeometry

extension CompositionalSolver {
    /// A description of the first violated invariant of the sections, their positions, and the cached values; `nil` if
    /// there's no violation.
    ///
    /// - Complexity: O(*n*) in sections and groups, plus solving each group with measured items.
    package var brokenInvariant: String? {
        for index in states.indices {
            if let problem = problem(ofSection: index) { return "Section \(index): \(problem)" }
        }
        return problemOfStacking ?? problemOfSpecialSections ?? problemOfSizes
    }

    private func problem(ofSection index: Int) -> String? {
        let state = states[index]
        guard let geometry = state.solved?.geometry else {
            return index < firstUnsolved ? "It isn't solved." : state.measured.brokenInvariant
        }
        guard state.measured.isEmpty, state.measuredSupplementaries.isEmpty else {
            return "Its measured sizes aren't in its solution."
        }
        let count = geometry.base.group.itemCount == 0 ? 0 : Swift.max(0, state.input.itemCount)
        guard geometry.content.groups.itemCount == count else {
            return "\(geometry.content.groups.itemCount) of \(count) items are laid out."
        }
        return geometry.brokenInvariant
    }

    /// Solved sections are stacked in order.
    private var problemOfStacking: String? {
        if let problem = lengths.brokenInvariant { return problem }
        guard firstUnsolved <= states.count, lengths.lastExplicit < firstUnsolved else {
            return "\(lengths.lastExplicit + 1) of \(states.count) sections are stacked, and \(firstUnsolved) solved."
        }
        let spacing = configuration.interSectionSpacing.distance
        for index in 0..<firstUnsolved {
            guard let geometry = states[index].solved?.geometry else { continue }
            guard lengths.given(index) == Swift.max(0, geometry.totalLength + spacing) else {
                return "Section \(index) isn't stacked with its length."
            }
            guard overhang >= Swift.max(geometry.overhang, -spacing) else {
                return "Section \(index) sticks out further than any."
            }
        }
        return nil
    }

    private var problemOfSpecialSections: String? {
        let orthogonal = states.indices.filter { states[$0].input.description.orthogonalBehavior != .none }
        guard orthogonalSectionIndexes == orthogonal else { return "Other sections scroll across the layout." }
        let isPinned = states.contains { $0.input.description.boundaryItems.contains { $0.pinsToVisibleBounds } }
        return sectionsHavePinnedItems == isPinned ? nil : "Whether items are pinned isn't known."
    }

    /// Cached values of the whole content equal computed ones.
    private var problemOfSizes: String? {
        guard let boundaries, firstUnsolved == states.count else { return nil }
        var fresh = self
        fresh.placeBoundaries()
        guard fresh.boundaries == boundaries else { return "The layout's boundary items aren't around the sections." }
        if let acrossLength, acrossLength != widestSection { return "The content isn't as wide as its widest section." }
        return nil
    }

    /// Traps if an invariant is violated, in builds with this check (`Scripts/check invariants`). In other builds, it
    /// does nothing.
    func checkInvariants() {
        #if COLLAGE_CHECKS
        guard states.count <= 100, states.allSatisfy({ $0.input.itemCount <= 1_000 }), let problem = brokenInvariant
        else { return }
        preconditionFailure(problem)
        #endif
    }
}

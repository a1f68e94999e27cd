extension CompositionalSolver {
    /// Counters of the work done, for performance tests.
    package struct Counters: Sendable, Hashable {
        /// Templates of sections that were solved.
        package var templates = 0
        /// The number of sections whose items were repeated or counted again.
        package var sections = 0
        /// Sections that were put behind others.
        package var stacked = 0
    }

    /// How many descriptions were hashed so far.
    package var hashedDescriptionCount: Int { conditions.hashedCount }

    /// How many groups were solved for sections besides the one that all of a description share.
    package var solvedGroupCount: Int { states.reduce(0) { $0 + ($1.solved?.geometry.content.solvedCount ?? 0) } }

    /// How many bytes the measured sizes of items and the lengths that follow from them take.
    package var measuredByteCount: Int {
        states.reduce(0) { sum, state in
            let sum = sum + state.measured.byteCount
            guard let content = state.solved?.geometry.content else { return sum }
            return sum + (content.base.group.isRow ? 0 : content.measuredSizes.byteCount)
                + content.groups.tail.byteCount
        }
    }
}

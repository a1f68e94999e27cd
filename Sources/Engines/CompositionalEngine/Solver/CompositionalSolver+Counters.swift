extension CompositionalSolver {
    /// Counters of the work done, for performance tests.
    package struct Counters: Sendable, Hashable {
        /// The number of solved templates.
        package var templates = 0
        /// The number of sections whose items were repeated or counted again.
        package var sections = 0
        /// The number of sections that were positioned.
        package var stacked = 0
    }

    /// The number of descriptions hashed so far.
    package var hashedDescriptionCount: Int { conditions.hashedCount }

    /// The number of groups solved for sections, in addition to the shared templates.
    package var solvedGroupCount: Int { states.reduce(0) { $0 + ($1.solved?.geometry.content.solvedCount ?? 0) } }

    /// The number of bytes used by the measured sizes of items and the lengths derived from them.
    package var measuredByteCount: Int {
        states.reduce(0) { sum, state in
            let sum = sum + state.measured.byteCount
            guard let content = state.solved?.geometry.content else { return sum }
            return sum + (content.base.group.isRow ? 0 : content.measuredSizes.byteCount)
                + content.groups.tail.byteCount
        }
    }
}

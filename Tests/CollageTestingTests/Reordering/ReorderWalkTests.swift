import CollageTesting
import Testing

/// Rows that a finger moves, while others come and go.
@MainActor @Suite(.serialized) struct ReorderWalkTests {
    @Test func `after random actions, reordered rows equal new ones`() throws {
        try ScreenWalk<ReorderScreen>(
            "Reordering", models: [Shelf([5, 3]), Shelf([1, 0, 2]), Shelf([20])],
            inputs: [.drags, .holds]
        ).run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

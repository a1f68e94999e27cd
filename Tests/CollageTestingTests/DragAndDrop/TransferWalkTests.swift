import CollageTesting
import Testing

/// Rows that are dragged from list to list.
@MainActor @Suite(.serialized) struct TransferWalkTests {
    @Test func `lists equal new lists after rows are dragged between them`() throws {
        try ScreenWalk<TransferScreen>(
            "Transfer", models: [Shelf([5, 3]), Shelf([0, 9])], inputs: [.holds, .drags]
        ).run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

import CollageTesting
import Testing

/// Rows that are edited while they come, go, and turn.
@MainActor @Suite(.serialized) struct FieldRowsWalkTests {
    @Test func `after random actions, rows with text fields equal new ones`() throws {
        try ScreenWalk<FieldRowsScreen>("Field rows", models: [.init(6), .init(30)], inputs: .all)
            .run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

import CollageTesting
import Testing

/// Rows that are edited while they come, go, and turn.
@MainActor @Suite(.serialized) struct FieldRowsWalkTests {
    @Test func `rows with text fields equal fresh ones after anything`() throws {
        try ScreenWalk<FieldRowsScreen>("Field rows", models: [.init(6), .init(30)], inputs: .all)
            .run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

import CollageTesting
import Testing

/// Every control, whose value changes in code and with gestures.
@MainActor @Suite(.serialized) struct ControlWalkTests {
    @Test func `controls equal fresh ones after anything`() throws {
        try ScreenWalk<ControlScreen>("Controls", models: [ControlScreen.Model()], inputs: .all)
            .run(steps: WalkLength.steps(96), seed: WalkLength.seed)
    }
}

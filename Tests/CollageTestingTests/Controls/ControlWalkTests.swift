import CollageTesting
import Testing

/// Every control, whose value changes in code and with gestures.
@MainActor @Suite(.serialized) struct ControlWalkTests {
    @Test func `after random actions, controls equal new controls`() throws {
        try ScreenWalk<ControlScreen>("Controls", models: [ControlScreen.Model()], inputs: .all)
            .run(steps: WalkLength.steps(96), seed: WalkLength.seed)
    }
}

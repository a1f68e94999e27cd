import CollageTesting
import Testing

/// Views that are as small as it gets.
@MainActor @Suite(.serialized) struct ZeroSizeWalkTests {
    @Test func `after random actions, views of any size and declaration equal new ones`() throws {
        try ScreenWalk<ZeroSizeScreen>("Sizes", models: [.init()], inputs: [])
            .run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

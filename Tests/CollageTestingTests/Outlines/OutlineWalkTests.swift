import CollageTesting
import Testing

/// Outlines of several levels.
@MainActor @Suite(.serialized) struct OutlineWalkTests {
    @Test func `after random actions, an outline equals a new outline`() throws {
        let models = [Outline([nil, 0, 0, 2, nil, 4]), Outline([]), Outline([nil, 0, 1, 2, nil, nil, 5, 5, 5])]
        try ScreenWalk<OutlineScreen>("Outline", models: models, inputs: [.taps, .drags, .holds])
            .run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

import CollageTesting
import Testing

/// Compositions that are cut off: the field goes away, its text is set, the screen turns.
@MainActor @Suite(.serialized) struct CompositionWalkTests {
    @Test func `text fields equal new ones after canceled compositions`() throws {
        try ScreenWalk<CompositionScreen>("Composition", models: [.init(), .init(texts: ["", ""])], inputs: .all)
            .run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

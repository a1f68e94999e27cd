import CollageTesting
import Testing

/// Stacks of pages in tabs, with sheets.
@MainActor @Suite(.serialized) struct NavigationWalkTests {
    @Test func `after random actions, stacks, tabs, and sheets equal new ones`() throws {
        let models = [
            NavigationScreen.Model(stacks: [[.numbered(0)], [.numbered(1), .numbered(2)]]),
            NavigationScreen.Model(stacks: [[.numbered(3), .numbered(6)], [.numbered(5)]], tab: 1),
        ]
        try ScreenWalk<NavigationScreen>("Navigation", models: models, inputs: [.taps, .drags, .swipes, .holds])
            .run(steps: WalkLength.steps(96), seed: WalkLength.seed)
    }
}

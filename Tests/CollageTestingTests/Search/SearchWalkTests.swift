import CollageTesting
import Testing

/// Stacks of pages that are searched.
@MainActor @Suite(.serialized) struct SearchWalkTests {
    @Test func `after random actions, stacks with searches equal new ones`() throws {
        try ScreenWalk<SearchScreen>(
            "Search", models: [[.init(number: 0)], [.init(number: 1), .init(number: 2)], [.init(number: 3)]],
            inputs: .all
        )
        .run(steps: WalkLength.steps(72), seed: WalkLength.seed)
    }
}

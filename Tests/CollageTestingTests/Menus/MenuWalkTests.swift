import CollageTesting
import Testing

/// Context menus of rows that change and go while they are open.
@MainActor @Suite(.serialized) struct MenuWalkTests {
    @Test func `after random actions, rows with open menus equal new ones`() throws {
        try ScreenWalk<MenuScreen>(
            "Menus", models: [Shelf([5, 3]), Shelf([1, 0, 2]), Shelf([20])], inputs: [.holds, .taps, .drags]
        ).run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

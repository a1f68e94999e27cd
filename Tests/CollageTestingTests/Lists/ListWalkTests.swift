import CollageTesting
import Testing

/// Lists of each appearance, which they change on the way.
@MainActor @Suite(.serialized) struct ListWalkTests {
    @Test(arguments: ListScreen.Appearance.allCases)
    func `after random actions, a list equals a new list`(appearance: ListScreen.Appearance) throws {
        let shelves = [Shelf([3, 4, 2]), Shelf([0, 1]), Shelf([12, 9])]
        let walk = ScreenWalk<ListScreen>(
            "List, \(appearance)", models: shelves.map { ListScreen.Model(shelf: $0, appearance: appearance) },
            inputs: [.taps, .drags, .swipes, .holds])
        try walk.run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

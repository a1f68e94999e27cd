import CollageTesting
import Testing

/// Compositional and flow layouts, which they change into one another on the way.
@MainActor @Suite(.serialized) struct GridWalkTests {
    @Test(arguments: Arrangement.allCases)
    func `after random actions, a grid equals a new grid`(arrangement: Arrangement) throws {
        let shelves = [Shelf([3, 4, 2]), Shelf([0, 1]), Shelf([14, 9])]
        let walk = ScreenWalk<GridScreen>(
            "Grid of \(arrangement)", models: shelves.map { GridScreen.Model(shelf: $0, arrangement: arrangement) },
            inputs: [.taps, .drags, .swipes, .holds])
        try walk.run(steps: WalkLength.steps(24), seed: WalkLength.seed)
    }

    @Test func `after random actions, sections with index-dependent layouts equal new ones`() throws {
        try ScreenWalk<IndexedGridScreen>(
            "Indexed grid", models: [Shelf([3, 4, 2, 3]), Shelf([0, 1]), Shelf([14, 9, 5])],
            inputs: [.taps, .drags, .swipes, .holds]
        )
        .run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

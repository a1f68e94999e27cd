import CollageTesting
import Testing

/// Lists and tables whose data sources name each change themselves.
@MainActor @Suite(.serialized) struct BatchWalkTests {
    private let shelves = [Shelf([3, 4, 2]), Shelf([0, 1]), Shelf([12, 9])]

    private func walk<Controller: BatchController>(_ type: Controller.Type) throws {
        try ScreenWalk<BatchScreen<Controller>>(
            "\(type)", models: shelves.map { .init(shelf: $0) }, inputs: [.taps, .drags, .swipes, .holds]
        ).run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }

    @Test func `after random actions, a list without snapshots equals a new one`() throws {
        try walk(BatchListController.self)
    }

    @Test func `after random actions, a table without snapshots equals a new one`() throws {
        try walk(BatchTableController.self)
    }
}

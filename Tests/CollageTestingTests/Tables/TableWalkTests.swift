import CollageTesting
import Testing

/// Tables of each style.
@MainActor @Suite(.serialized) struct TableWalkTests {
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `after random actions, a table equals a new table`(style: UITableView.Style) throws {
        let shelves = [Shelf([3, 4, 2]), Shelf([0, 1]), Shelf([12, 9])]
        let walk = ScreenWalk<TableScreen>(
            "Table, \(style.rawValue)", models: shelves.map { TableScreen.Model(shelf: $0, style: style) },
            inputs: [.taps, .drags, .swipes, .holds])
        try walk.run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }

    @Test func `after random actions, a table with expandable rows equals a new one`() throws {
        let shelves = [Shelf([3, 4, 2]), Shelf([0, 1]), Shelf([12, 9])]
        let walk = ScreenWalk<AccordionScreen>(
            "Accordion", models: shelves.map { AccordionScreen.Model(shelf: $0) },
            inputs: [.taps, .drags, .swipes, .holds])
        try walk.run(steps: WalkLength.steps(48), seed: WalkLength.seed)
    }
}

import CompositionalEngine
import LayoutGeometry
import Testing

/// Measured sizes stay with their items when sections are edited.
struct SectionEditTests {
    private typealias Section = CompositionalSolver.Section
    private typealias Move = LayoutEdits.Move

    private static let list = measuredRows
    private static let grid = measuredPairs(height: 44)
    private static let wrapping = SectionDescription(
        group: group(.fractionalWidth(1), .estimated(44), row(item(.absolute(150), .estimated(44)))))
    private static let kinds = [list, grid, wrapping]

    private func sections(_ description: SectionDescription, _ counts: [Int]) -> [Section] {
        counts.map { .init(description: description, itemCount: $0) }
    }

    /// The heights of cells that aren't 44 high, by item.
    private func measured(_ solver: LayoutUnderTest, section: Int = 0) -> [Int: Double] {
        let heights = solver.cellFrames(section: section).enumerated().map { ($0.offset, $0.element.size.height) }
        return Dictionary(uniqueKeysWithValues: heights.filter { $0.1 != 44 })
    }

    private func move(_ from: (Int, Int), _ to: (Int, Int)) -> Move {
        Move(from: .init(section: from.0, item: from.1), to: .init(section: to.0, item: to.1))
    }

    /// Sections of one kind with the last item of each 60 points high, and a little more from section to section.
    private func solver(_ description: SectionDescription, _ counts: [Int]) -> LayoutUnderTest {
        let solver = CompositionalEngineTests.solver(counts.map { (description, $0) })
        for (section, count) in counts.enumerated() where count > 0 {
            _ = solver.measure(160, 60 + Double(section), item: count - 1, section: section)
        }
        return solver
    }

    @Test(arguments: kinds)
    func `inserted items shift the sizes of the items after them`(description: SectionDescription) {
        let solver = solver(description, [4, 3])
        solver.setSections(sections(description, [6, 3]), following: LayoutEdits(inserted: [0: [0, 5]]))
        #expect(measured(solver) == [4: 60] && measured(solver, section: 1) == [2: 61])
    }

    @Test(arguments: kinds) func `removing items removes their sizes`(description: SectionDescription) {
        let solver = solver(description, [4, 3])
        solver.setSections(sections(description, [3, 2]), following: LayoutEdits(removed: [0: [1], 1: [2]]))
        #expect(measured(solver) == [2: 60] && measured(solver, section: 1).isEmpty)
    }

    @Test(arguments: kinds) func `a new item at the same index path is measured again`(description: SectionDescription)
    {
        let solver = solver(description, [4, 3])
        // As many as before, but not the same items.
        solver.setSections(
            sections(description, [4, 3]), following: LayoutEdits(removed: [0: [3]], inserted: [0: [3]]))
        #expect(measured(solver).isEmpty && measured(solver, section: 1) == [2: 61])
        solver.setSections(
            sections(description, [4, 3, 1]),
            following: LayoutEdits(origins: [0, 1, nil], removed: [1: [2]], inserted: [1: [0]]))
        #expect(measured(solver, section: 1).isEmpty)
    }

    @Test(arguments: kinds) func `an item moves within its section`(description: SectionDescription) {
        let solver = solver(description, [4, 3])
        solver.setSections(
            sections(description, [4, 3]),
            following: LayoutEdits(removed: [0: [3]], inserted: [0: [0]], moves: [move((0, 3), (0, 0))]))
        #expect(measured(solver) == [0: 60] && measured(solver, section: 1) == [2: 61])
    }

    @Test(arguments: kinds) func `items move between sections in any order`(description: SectionDescription) {
        let solver = solver(description, [2, 2, 2, 0])
        solver.setSections(
            sections(description, [1, 1, 1, 3]),
            following: LayoutEdits(
                removed: [0: [1], 1: [1], 2: [1]], inserted: [3: [0, 1, 2]],
                moves: [move((0, 1), (3, 2)), move((1, 1), (3, 0)), move((2, 1), (3, 1))]))
        #expect(measured(solver, section: 3) == [0: 61, 1: 62, 2: 60])
        #expect((0..<3).allSatisfy { measured(solver, section: $0).isEmpty })
    }

    @Test(arguments: kinds) func `an item moves into a new section`(description: SectionDescription) {
        let solver = solver(description, [2, 2])
        solver.setSections(
            sections(description, [3, 1, 2]),
            following: LayoutEdits(
                origins: [nil, 0, 1], removed: [0: [1]], inserted: [0: [0, 1, 2]], moves: [move((0, 1), (0, 2))]))
        #expect(measured(solver) == [2: 60])
        #expect(measured(solver, section: 1).isEmpty && measured(solver, section: 2) == [1: 61])
    }

    @Test(arguments: kinds) func `items that no edit describes are inserted and removed at the end`(
        description: SectionDescription
    ) {
        let solver = solver(description, [4, 3])
        solver.setSections(sections(description, [6, 2]), following: LayoutEdits())
        #expect(measured(solver) == [3: 60] && measured(solver, section: 1).isEmpty)
        #expect(solver.cellFrames(section: 0).count == 6 && solver.cellFrames(section: 1).count == 2)
        #expect(solver.contentSize().height == (description == Self.list ? 8 : 4) * 44 + 16)
    }

    @Test(arguments: kinds) func `impossible moves are ignored`(description: SectionDescription) {
        let solver = solver(description, [2, 2])
        solver.setSections(
            sections(description, [2, 3]),
            following: LayoutEdits(
                inserted: [1: [0]],
                moves: [
                    move((7, 0), (1, 0)), move((-1, 0), (1, 0)), move((0, 0), (9, 0)), move((0, 0), (2, 0)),
                    move((0, 0), (-1, 0)), move((2, 0), (1, 0)),
                    move((0, 9), (1, 0)),
                ]))
        #expect(measured(solver) == [1: 60] && measured(solver, section: 1) == [2: 61])
    }

    @Test(arguments: kinds) func `edits apply to sections without a query`(description: SectionDescription) {
        let solver = solver(description, [4, 3])
        let container = LayoutContainer(size: Size(width: 330, height: 480), scale: 2)
        solver.solver.setContainer(container, keepingMeasuredSizes: true)
        solver.setSections(
            sections(description, [4, 4]),
            following: LayoutEdits(
                removed: [0: [0]], inserted: [0: [3], 1: [0]], moves: [move((0, 0), (0, 3))]))
        #expect(measured(solver) == [2: 60] && measured(solver, section: 1) == [3: 61])
        solver.solver.setContainer(solver.container, keepingMeasuredSizes: true)
        // Twice, with measured sizes moving into a section before the first query.
        solver.solver.setContainer(
            LayoutContainer(size: Size(width: 340, height: 480), scale: 2), keepingMeasuredSizes: true)
        solver.setSections(
            sections(description, [3, 5]),
            following: LayoutEdits(removed: [0: [2]], inserted: [1: [0]], moves: [move((0, 2), (1, 0))]))
        #expect(measured(solver).isEmpty && measured(solver, section: 1) == [0: 60, 4: 61])
    }

    @Test(arguments: kinds)
    func `sizes are discarded even if they weren't queried`(description: SectionDescription) {
        var headed = description
        headed.boundaryItems = [boundary("h", .fractionalWidth(1), .estimated(30), at: .top)]
        let solver = solver(headed, [2])
        let header = ElementID(.supplementary(kind: "h"), section: 0, item: 0)
        _ = solver.setMeasuredSize(Size(width: 320, height: 70), for: header)
        solver.solver.setContainer(
            LayoutContainer(size: Size(width: 330, height: 480), scale: 2), keepingMeasuredSizes: true)
        solver.solver.discardMeasuredSizes()
        #expect(measured(solver).isEmpty && solver.frame("h")?.size.height == 30)
    }

    @Test(arguments: kinds)
    func `setting sections without edits keeps sizes from both ends`(description: SectionDescription) {
        var other = description
        other.interGroupSpacing = 3
        let solver = solver(description, [2, 3])
        solver.setSections(sections(description, [2]) + sections(other, [4]) + sections(description, [3]))
        #expect(measured(solver) == [1: 60] && measured(solver, section: 1).isEmpty)
        #expect(measured(solver, section: 2) == [2: 61])
        solver.setSections(sections(description, [5]))
        #expect(measured(solver) == [2: 61], "of the last section, as there are fewer")
    }

    @Test(arguments: kinds)
    func `items inserted after an edit don't get the sizes of dropped items`(description: SectionDescription) {
        let solver = solver(description, [6])
        solver.setSections(sections(description, [3]))
        #expect(measured(solver).isEmpty)
        // One is inserted, and then the count is restored.
        solver.setSections(sections(description, [4]), following: LayoutEdits(inserted: [0: [0]]))
        solver.setSections(sections(description, [9]))
        #expect(measured(solver).isEmpty)
    }

    @Test(arguments: kinds) func `several sections can be edited together`(description: SectionDescription) {
        let solver = solver(description, [2, 2, 2, 2, 2])
        let edited = [0, 1, 3, 4]
        solver.setSections(
            sections(description, [2, 2, 2, 2, 2]),
            following: LayoutEdits(
                removed: Dictionary(uniqueKeysWithValues: edited.map { ($0, [0]) }),
                inserted: Dictionary(uniqueKeysWithValues: edited.map { ($0, [1]) })))
        #expect((0..<5).map { measured(solver, section: $0) } == [[0: 60], [0: 61], [1: 62], [0: 63], [0: 64]])
    }

    @Test(arguments: kinds)
    func `sizes dropped before the first query aren't restored`(description: SectionDescription) {
        let solver = solver(description, [6])
        solver.solver.setContainer(
            LayoutContainer(size: Size(width: 330, height: 480), scale: 2), keepingMeasuredSizes: true)
        solver.setSections(sections(description, [3]))
        solver.setSections(sections(description, [4]), following: LayoutEdits(inserted: [0: [0]]))
        solver.setSections(sections(description, [9]))
        #expect(measured(solver).isEmpty)
    }

    @Test func `equal sections have equal descriptions and counts`() {
        let (one, same) = (Section(description: Self.list, itemCount: 3), Section(description: Self.list, itemCount: 3))
        #expect(one == same && one.hashValue == same.hashValue && one == one)
        #expect(one != Section(one.shared, itemCount: 4) && one != Section(description: Self.grid, itemCount: 3))
        #expect(Set([one, same, Section(one.shared, itemCount: 4)]).count == 2)
    }

    @Test func `dropped widths aren't restored`() {
        let wide = SectionDescription(
            group: group(.fractionalWidth(1), .absolute(20), row(item(.estimated(100), .absolute(20)))))
        let solver = CompositionalEngineTests.solver(wide, 6)
        for item in [0, 5] { _ = solver.measure(60, 20, item: item) }
        solver.setSections(sections(wide, [3]))
        solver.setSections(sections(wide, [4]), following: LayoutEdits(inserted: [0: [1]]))
        solver.setSections(sections(wide, [9]))
        #expect(solver.cellFrames(section: 0).map(\.size.width) == [60] + Array(repeating: 100, count: 8))
    }
}

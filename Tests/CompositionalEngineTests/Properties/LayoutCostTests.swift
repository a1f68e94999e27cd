import CompositionalEngine
import LayoutGeometry
import Testing

/// The cost of layout changes, in counters.
struct LayoutCostTests {
    private static let rows = measuredRows
    private static let pairs = measuredPairs(height: 50)

    private func solver(_ description: SectionDescription, counts: [Int]) -> CompositionalSolver {
        var solver = CompositionalSolver(container: LayoutContainer(size: Size(width: 390, height: 844), scale: 3))
        let shared = SharedDescription(description)
        solver.setSections(counts.map { .init(shared, itemCount: $0) })
        _ = solver.contentSize()
        return solver
    }

    private func sections(of solver: CompositionalSolver) -> [CompositionalSolver.Section] {
        (0..<solver.sectionCount).compactMap { solver.section($0) }
    }

    @Test func `sections with equal descriptions are hashed and solved once`() {
        let solver = solver(Self.rows, counts: Array(repeating: 100, count: 1_000))
        #expect(solver.hashedDescriptionCount == 1)
        #expect(solver.counters.templates == 1 && solver.counters.sections == 1 && solver.solvedGroupCount == 0)
    }

    @Test(arguments: [rows, pairs])
    func `sections that share a solution change independently`(description: SectionDescription) {
        var solver = solver(description, counts: Array(repeating: 7, count: 4))
        let before = solver
        let height = solver.contentSize().height
        let lengths = (0..<4).map { solver.sectionFrame($0)?.size.height ?? 0 }
        #expect(lengths == Array(repeating: height / 4, count: 4))
        _ = solver.setMeasuredSize(Size(width: 195, height: 90), for: .cell(section: 1, item: 6))
        var changed = sections(of: solver)
        changed[2].itemCount = 1
        solver.setSections(changed)
        let changedLengths = (0..<4).map { solver.sectionFrame($0)?.size.height ?? 0 }
        #expect(changedLengths[0] == lengths[0] && changedLengths[3] == lengths[3])
        #expect(changedLengths[1] > lengths[1] && changedLengths[2] < lengths[2])
        // So does a copy of the whole layout.
        var copy = before
        #expect(
            copy.contentSize().height == height && copy.element(.cell(section: 1, item: 6))?.frame.size.height != 90)
    }

    @Test func `nothing is solved before the first query`() {
        var solver = CompositionalSolver(container: LayoutContainer(size: Size(width: 390, height: 844), scale: 3))
        solver.setSections([.init(description: Self.pairs, itemCount: 7)])
        let counters = solver.counters
        #expect(counters.templates == 0 && counters.sections == 0 && counters.stacked == 0)
        #expect(solver.solvedGroupCount == 0 && solver.measuredByteCount == 0)
        _ = solver.contentSize()
        // The last pair isn't full.
        #expect(solver.counters.sections == 1 && solver.solvedGroupCount == 1)
    }

    @Test(arguments: [false, true])
    func `sections before the first replaced section keep their positions`(isFollowed: Bool) {
        var solver = solver(Self.rows, counts: Array(repeating: 4, count: 10))
        let stacked = solver.counters.stacked
        var changed = sections(of: solver)
        changed[7] = .init(description: Self.pairs, itemCount: 4)
        let origins = (0..<10).map { $0 == 7 ? nil : $0 }
        solver.setSections(changed, following: isFollowed ? LayoutEdits(origins: origins) : nil)
        #expect(solver.contentSize().height == 9 * 4 * 44 + 2 * 50)
        #expect(solver.counters.stacked == stacked + 3)
    }

    @Test func `setting equal sections again requires no work`() {
        var solver = solver(Self.rows, counts: Array(repeating: 100, count: 1_000))
        let hashed = solver.hashedDescriptionCount, counters = solver.counters
        solver.setSections(sections(of: solver))
        _ = solver.contentSize()
        #expect(solver.hashedDescriptionCount == hashed && solver.counters == counters)
        // Other objects are compared, but nothing is solved or stacked for them.
        solver.setSections(sections(of: solver).map { .init(description: $0.description, itemCount: $0.itemCount) })
        _ = solver.contentSize()
        #expect(solver.counters == counters)
    }

    @Test(arguments: [rows, pairs])
    func `an insertion changes one section of a thousand`(description: SectionDescription) {
        var solver = solver(description, counts: Array(repeating: 100, count: 1_000))
        for section in 490..<510 {
            for item in 0..<50 {
                _ = solver.setMeasuredSize(
                    Size(width: 390, height: 60), for: .cell(section: section, item: item))
            }
        }
        let height = solver.contentSize().height
        let hashed = solver.hashedDescriptionCount, counters = solver.counters, solved = solver.solvedGroupCount
        var changed = sections(of: solver)
        changed[500].itemCount += 1
        solver.setSections(changed, following: LayoutEdits(inserted: [500: [80]]))
        #expect(solver.contentSize().height == height + (description == Self.rows ? 44 : 50))
        #expect(solver.hashedDescriptionCount == hashed && solver.counters.templates == counters.templates)
        #expect(solver.counters.sections == counters.sections + 1)
        #expect(solver.counters.stacked == counters.stacked + 1)
        // The last pair isn't full now.
        #expect(solver.solvedGroupCount == solved + (description == Self.rows ? 0 : 1))
    }

    @Test func `measuring a row solves no group, and measuring a pair solves only its group`() {
        for (description, groups) in [(Self.rows, 0), (Self.pairs, 1)] {
            var solver = solver(description, counts: [1_000])
            let counters = solver.counters
            _ = solver.setMeasuredSize(Size(width: 390, height: 61), for: .cell(section: 0, item: 500))
            #expect(solver.solvedGroupCount == groups)
            #expect(solver.counters.sections == counters.sections)
        }
    }

    @Test func `a measured row uses a few bytes`() {
        var solver = solver(Self.rows, counts: [1_000_000])
        #expect(solver.measuredByteCount == 0)
        let count = 20_000
        for item in 0..<count {
            _ = solver.setMeasuredSize(
                Size(width: 390, height: Double(40 + item % 30)), for: .cell(section: 0, item: item))
        }
        #expect(
            solver.measuredByteCount <= 6 * count, "\(Double(solver.measuredByteCount) / Double(count)) bytes a row")
        // If everything is solved again, nothing is stored twice.
        let byteCount = solver.measuredByteCount
        solver.setContainer(LayoutContainer(size: Size(width: 400, height: 844), scale: 3), keepingMeasuredSizes: true)
        _ = solver.contentSize()
        #expect(solver.measuredByteCount <= byteCount)
        solver.discardMeasuredSizes()
        #expect(solver.measuredByteCount == 0)
    }

    /// Three items in a row until they are measured.
    private static let wrapping = SectionDescription(
        group: group(.fractionalWidth(1), .absolute(40), row(item(.estimated(120), .absolute(40)))))

    @Test func `measuring an item of a wrapping row solves its row, the previous row, and the following rows`() {
        var solver = solver(Self.wrapping, counts: [60])
        #expect(solver.solvedGroupCount == 0, "until something is measured they are arithmetic")
        for item in 0..<30 {
            _ = solver.setMeasuredSize(Size(width: 130, height: 40), for: .cell(section: 0, item: item))
        }
        var solved = solver.solvedGroupCount
        _ = solver.setMeasuredSize(Size(width: 125, height: 40), for: .cell(section: 0, item: 15))
        // The fifth row of ten, the rows behind it, and the sixth item alone. Nothing behind the last measured item.
        #expect(solver.solvedGroupCount == solved + 7)
        solved = solver.solvedGroupCount
        solver.setSections([.init(description: Self.wrapping, itemCount: 90)])
        #expect(solver.contentSize().height == 1_200 && solver.solvedGroupCount == solved + 1)
    }

    @Test func `if sizes are kept, only groups with measured items are solved again`() {
        var solver = solver(Self.pairs, counts: [1_000])
        for item in [0, 1, 10, 500] {
            _ = solver.setMeasuredSize(Size(width: 195, height: 90), for: .cell(section: 0, item: item))
        }
        solver.setContainer(LayoutContainer(size: Size(width: 400, height: 844), scale: 3), keepingMeasuredSizes: true)
        #expect(solver.contentSize().height == 497 * 50 + 3 * 90)
        #expect(solver.solvedGroupCount == 3)
    }

    @Test func `a section whose items change is counted once`() {
        for description in [Self.rows, Self.pairs, Self.wrapping] {
            var solver = solver(description, counts: [10, 10])
            let counters = solver.counters
            solver.setSections([10, 12].map { .init(description: description, itemCount: $0) })
            _ = solver.contentSize()
            #expect(solver.counters.sections == counters.sections + 1)
            #expect(solver.counters.stacked == counters.stacked + 1)
            #expect(solver.counters.templates == counters.templates)
        }
    }
}

import CompositionalEngine
import LayoutGeometry
import Testing

/// Sections are solved at the first query, regardless of its kind.
struct FirstQuestionTests {
    private static let list = measuredRows
    private static let across: SectionDescription = {
        var description = list
        description.group.size = SizeDescription(width: .absolute(100), height: .absolute(50))
        description.group.content = row(item(.fractionalWidth(1), .fractionalHeight(1)))
        description.orthogonalBehavior = .continuous
        description.boundaryItems = [boundary("h", .fractionalWidth(1), .estimated(30), at: .top)]
        return description
    }()

    /// Sections without a query so far.
    private func unasked() -> LayoutUnderTest { solver([(Self.list, 3), (Self.across, 9)]) }

    private let header = ElementID(.supplementary(kind: "h"), section: 1, item: 0)
    private let all = rect(0, 0, 320, 480)

    @Test func `each query can be the first one`() {
        #expect(unasked().contentSize() == Size(width: 320, height: 212))
        #expect(unasked().elements(in: all).count == 3 + 4 + 1)
        #expect(unasked().element(.cell(section: 1, item: 2))?.frame == rect(200, 162, 100, 50))
        #expect(unasked().sectionFrame(1) == rect(0, 132, 320, 80))
        #expect(unasked().contentArea(ofSection: 1)?.outer == rect(0, 162, 320, 50))
        #expect(unasked().groups(in: all).count == 3 + 4)
        #expect(unasked().items(near: rect(0, 100, 320, 20), inSection: 0).contains(2))
        #expect(unasked().writtenFrames(ofItems: 0..<1, inSection: 1, room: 1) == [rect(0, 162, 100, 50)])
        #expect(unasked().orthogonalSections(meeting: all) == [1])
        #expect(unasked().orthogonalSections(meeting: rect(0, 0, 320, 100)).isEmpty)
        #expect(unasked().orthogonalSection(1)?.frame == rect(0, 162, 320, 50))
        #expect(unasked().restingOffset(forProposed: 70, inOrthogonalSection: 1) == 70)
        #expect(unasked().visibleElements(inOrthogonalSection: 1).count == 4)
        #expect(unasked().hasPinnedItems == false)
    }

    @Test func `each measurement can be the first one`() {
        let high = Size(width: 320, height: 60)
        #expect(unasked().measurableAxes(of: header) == (false, true))
        #expect(unasked().measurableAxes(of: .cell(section: 0, item: 2)) == (false, true))
        #expect(
            unasked().wouldChange(high, for: header) && unasked().wouldChange(high, for: .cell(section: 0, item: 0)))
        #expect(unasked().setMeasuredSize(high, for: header).displacement == 30)
        #expect(unasked().measure(320, 60, item: 2).displacement == 16)
        let discarding = unasked()
        discarding.discardMeasuredSize(of: header)
        #expect(discarding.contentSize().height == 212)
        // A measured size can also be discarded first, before everything has to be solved again.
        _ = discarding.measure(320, 60, item: 2)
        discarding.solver.setContainer(
            LayoutContainer(size: Size(width: 330, height: 480), scale: 2), keepingMeasuredSizes: true)
        discarding.discardMeasuredSize(of: .cell(section: 0, item: 2))
        #expect(discarding.contentSize().height == 212)
    }

    @Test func `a copy is solved separately`() {
        let asked = unasked()
        let before = asked.solver
        _ = asked.measure(320, 60, item: 0)
        var copy = before
        #expect(copy.contentSize().height == 212 && asked.contentSize().height == 228)
        #expect(copy.hasMeasuredItems == false && asked.solver.hasMeasuredItems)
    }

    @Test func `the sections are returned as they were set`() {
        let solver = unasked()
        #expect(solver.solver.sectionCount == 2)
        #expect(solver.solver.section(1)?.itemCount == 9 && solver.solver.section(1)?.description == Self.across)
        #expect(solver.solver.section(2) == nil && solver.solver.section(-1) == nil)
        #expect(CompositionalEngineTests.solver(Self.list, -4).contentSize().height == 0)
    }
}

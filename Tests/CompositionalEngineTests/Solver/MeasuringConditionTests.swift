import CompositionalEngine
import LayoutGeometry
import Testing

/// When a client has to measure an element again: as soon as its conditions have another value.
struct MeasuringConditionTests {
    private let list = measuredRows
    private var spaced: SectionDescription {
        var description = list
        description.interGroupSpacing = 5
        return description
    }
    private let cell = ElementID.cell(section: 0, item: 0)
    private let ownHeader = ElementID(.supplementary(kind: "h"), section: 0, item: ElementID.layoutItem)
    private let configuration = LayoutConfiguration(boundaryItems: [
        boundary("h", .fractionalWidth(1), .estimated(30), at: .top)
    ])

    private func solver(_ sections: [SectionDescription]) -> LayoutUnderTest {
        CompositionalEngineTests.solver(sections.map { ($0, 3) }, configuration: configuration)
    }

    private func sections(_ descriptions: [SectionDescription]) -> [CompositionalSolver.Section] {
        descriptions.map { .init(description: $0, itemCount: 3) }
    }

    @Test func `elements of a missing section have no conditions`() {
        let solver = solver([list])
        #expect(solver.conditions(of: .cell(section: 1, item: 0)) == 0)
        #expect(solver.conditions(of: .cell(section: -1, item: 0)) == 0)
        #expect(solver.conditions(of: cell) > 0)
    }

    @Test func `a description that is set again counts as another one`() {
        let solver = solver([list, spaced])
        let (first, second) = (
            solver.conditions(of: cell), solver.conditions(of: .cell(section: 1, item: 0))
        )
        solver.setSections(sections([spaced]))
        #expect(solver.conditions(of: cell) == second)
        solver.setSections(sections([spaced, list]))
        #expect(solver.conditions(of: cell) == second)
        #expect(solver.conditions(of: .cell(section: 1, item: 0)) != first)
    }

    @Test func `the layout's own items are measured separately`() {
        let solver = solver([list])
        let (own, items) = (solver.conditions(of: ownHeader), solver.conditions(of: cell))
        #expect(own != items)
        // Another spacing between sections doesn't affect them.
        var configuration = configuration
        configuration.interSectionSpacing = 8
        solver.solver.setConfiguration(configuration)
        #expect(solver.conditions(of: ownHeader) == own && solver.conditions(of: cell) == items)
        configuration.boundaryItems[0].size.height = .estimated(40)
        solver.solver.setConfiguration(configuration)
        #expect(solver.conditions(of: ownHeader) != own && solver.conditions(of: cell) == items)
    }

    @Test func `replacing the layout's items discards their measured sizes`() {
        let solver = solver([list])
        _ = solver.setMeasuredSize(Size(width: 320, height: 50), for: ownHeader)
        _ = solver.measure(320, 60, item: 0)
        #expect(solver.contentSize().height == 50 + 148)
        var configuration = configuration
        configuration.boundaryItems.append(boundary("f", .fractionalWidth(1), .absolute(10), at: .bottom))
        solver.solver.setConfiguration(configuration)
        #expect(solver.contentSize().height == 30 + 148 + 10)
        #expect(solver.cellFrames(section: 0)[0].size.height == 60)
    }

    @Test func `sizes that were discarded are measured under the new conditions`() {
        let solver = solver([list, spaced, list])
        let (own, items) = (solver.conditions(of: ownHeader), solver.conditions(of: cell))
        solver.solver.discardMeasuredSizes()
        #expect(solver.conditions(of: ownHeader) != own && solver.conditions(of: cell) != items)
        #expect(solver.conditions(of: .cell(section: 2, item: 0)) == solver.conditions(of: cell))
        #expect(solver.conditions(of: .cell(section: 1, item: 0)) != solver.conditions(of: cell))
    }

    @Test func `a different size of the collection changes the conditions unless sizes are kept`() {
        let solver = solver([list])
        let items = solver.conditions(of: cell)
        _ = solver.measure(320, 60, item: 0)
        solver.setContainer(solver.container)
        #expect(solver.conditions(of: cell) == items && solver.solver.hasMeasuredItems, "it is the same size")
        var container = solver.container
        container.size.width = 300
        solver.solver.setContainer(container, keepingMeasuredSizes: true)
        #expect(solver.conditions(of: cell) == items && solver.solver.hasMeasuredItems)
        #expect(solver.cellFrames(section: 0)[0] == rect(0, 30, 300, 60))
        container.scale = 3
        solver.setContainer(container)
        #expect(solver.conditions(of: cell) != items && !solver.solver.hasMeasuredItems)
    }

    @Test func `changing the axis discards all measured sizes`() {
        let solver = solver([list])
        let items = solver.conditions(of: cell)
        _ = solver.measure(320, 60, item: 0)
        var configuration = configuration
        configuration.scrollAxis = .horizontal
        solver.solver.setConfiguration(configuration)
        #expect(solver.conditions(of: cell) != items && !solver.solver.hasMeasuredItems)
        #expect(solver.cellFrames(section: 0).map(\.minX) == [0, 320, 640])
    }

    @Test func `changing the axis applies even if nothing was measured`() {
        let solver = solver([list, spaced])
        #expect(solver.contentSize() == Size(width: 320, height: 30 + 132 + 142))
        var configuration = configuration
        configuration.scrollAxis = .horizontal
        solver.solver.setConfiguration(configuration)
        #expect(solver.cellFrames(section: 0).map(\.minX) == [0, 320, 640])
        #expect(solver.cellFrames(section: 1).map(\.minX) == [960, 1_285, 1_610])
        #expect(solver.contentSize().width == 1_930)
    }
}

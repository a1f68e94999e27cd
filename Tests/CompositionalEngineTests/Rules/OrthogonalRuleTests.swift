import CompositionalEngine
import LayoutGeometry
import Testing

/// `LayoutRules.md` R70 to R75.
struct OrthogonalRuleTests {
    private func section(_ behavior: OrthogonalBehavior, width: DimensionDescription = .absolute(100))
        -> SectionDescription
    {
        SectionDescription(
            group: group(width, .fractionalHeight(0.25), row(item(.fractionalWidth(1), .fractionalHeight(1)))),
            interGroupSpacing: 8, contentInsets: Insets(top: 3, leading: 4, bottom: 5, trailing: 6),
            orthogonalBehavior: behavior)
    }

    @Test func `groups refer to the whole width and the height within the insets (R70, R71)`() {
        let solver = solver(section(.continuous, width: .fractionalWidth(0.5)), 3)
        #expect(
            solver.cellFrames(section: 0) == [
                rect(4, 3, 160, 118), rect(172, 3, 160, 118), rect(340, 3, 160, 118),
            ])
        #expect(solver.contentSize() == Size(width: 320, height: 126))
    }

    @Test func `the viewport is within the insets (R72)`() throws {
        let solver = solver(section(.continuous), 8)
        let orthogonal = try #require(solver.orthogonalSection(0))
        #expect(orthogonal.viewportLength == 310)
        #expect(orthogonal.contentLength == 856)
        #expect(orthogonal.maximumOffset == 546)
        #expect(orthogonal.frame == rect(0, 3, 320, 118))
    }

    @Test(arguments: [
        (OrthogonalBehavior.continuous, [(-10.0, 0.0), (40, 40), (900, 546)]),
        (.continuousGroupLeadingBoundary, [(40, 0), (60, 108), (500, 540), (545, 546)]),
        (.groupPaging, [(40, 0), (60, 108), (900, 546)]),
        (.paging, [(40, 0), (200, 310), (540, 546), (900, 546)]),
        (.groupPagingCentered, [(0, 3), (40, 3), (60, 111), (5000, 651)]),
    ])
    func `scrolling stops at a section's stops (R73, R74)`(behavior: OrthogonalBehavior, stops: [(Double, Double)]) {
        let solver = solver(section(behavior), 8)
        for (proposed, expected) in stops {
            #expect(solver.restingOffset(forProposed: proposed, inOrthogonalSection: 0) == expected)
        }
    }

    @Test func `a section is queried at its scroll offset (R75)`() {
        let solver = solver(section(.continuous), 100)
        solver.setOrthogonalOffset(1080, inSection: 0)
        let items = solver.elements(in: rect(0, 0, 320, 480)).map(\.id.item)
        #expect(items == [10, 11, 12])
        #expect(solver.visibleElements(inOrthogonalSection: 0).map(\.id.item) == items)
        #expect(solver.elements(in: rect(0, 0, 320, 480)).allSatisfy { $0.scrollsOrthogonally })
    }

    @Test func `boundary items do not scroll (R71)`() {
        var description = section(.continuous)
        description.boundaryItems = [boundary("h", .fractionalWidth(1), .absolute(20), at: .top)]
        let solver = solver(description, 100)
        solver.setOrthogonalOffset(1080, inSection: 0)
        let header = solver.elements(in: rect(0, 0, 320, 480)).first { $0.id.category != .cell }
        #expect(header?.frame == rect(4, 0, 310, 20))
        #expect(header?.scrollsOrthogonally == false)
    }

    @Test func `the tallest measured group determines the height of the section`() {
        var description = section(.continuous)
        description.group = group(.absolute(100), .estimated(50), row(item(.fractionalWidth(1), .estimated(50))))
        let solver = solver(description, 8)
        #expect(solver.contentSize().height == 58)
        let effect = solver.measure(100, 90, item: 3)
        #expect(effect == MeasurementEffect(isChange: true, position: 58, displacement: 40))
        #expect(solver.contentSize().height == 98)
    }

    @Test func `measured widths move the groups after them`() {
        var description = section(.groupPaging)
        description.group = group(.estimated(50), .absolute(20), row(item(.estimated(50), .fractionalHeight(1))))
        let solver = solver(description, 30)
        #expect(solver.measure(80, 20, item: 1).displacement == 0)
        #expect(solver.cellFrames(section: 0)[2].minX == 4 + 50 + 8 + 80 + 8)
        #expect(solver.restingOffset(forProposed: 140, inOrthogonalSection: 0) == 146)
    }

    @Test func `a horizontal layout is mirrored completely`() {
        let description = SectionDescription(
            group: group(
                .fractionalWidth(0.25), .absolute(100), column(item(.fractionalWidth(1), .fractionalHeight(1)))),
            interGroupSpacing: 8, contentInsets: Insets(top: 4, leading: 3, bottom: 6, trailing: 5),
            orthogonalBehavior: .continuous)
        let solver = solver(
            description, 3, size: Size(width: 480, height: 320),
            configuration: LayoutConfiguration(scrollAxis: .horizontal))
        #expect(
            solver.cellFrames(section: 0) == [
                rect(3, 4, 118, 100), rect(3, 112, 118, 100), rect(3, 220, 118, 100),
            ])
        #expect(solver.orthogonalSection(0)?.maximumOffset == 6)
    }
}

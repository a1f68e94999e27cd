import CompositionalEngine
import LayoutGeometry
import Testing

/// Orthogonal sections with extreme offsets.
struct OrthogonalScrollingTests {
    private func section(
        _ behavior: OrthogonalBehavior, width: Double = 100, spacing: Double = 0, insets: Insets = .zero
    ) -> SectionDescription {
        SectionDescription(
            group: group(.absolute(width), .absolute(40), row(item(.fractionalWidth(1), .fractionalHeight(1)))),
            interGroupSpacing: spacing, contentInsets: insets, orthogonalBehavior: behavior)
    }

    private func rests(_ solver: LayoutUnderTest, at proposed: [Double], section: Int = 0) -> [Double] {
        proposed.map { solver.restingOffset(forProposed: $0, inOrthogonalSection: section) }
    }

    @Test func `other sections rest at their start`() {
        let solver = solver([(section(.none), 9), (section(.continuous), 0), (section(.continuous), 9)])
        #expect(rests(solver, at: [50], section: 0) == [0])
        #expect(rests(solver, at: [50], section: 1) == [0], "it is empty")
        #expect(rests(solver, at: [50], section: 2) == [50])
        #expect(rests(solver, at: [50], section: 3) == [0] && rests(solver, at: [50], section: -1) == [0])
        #expect((0..<4).map { solver.orthogonalSection($0) != nil } == [false, false, true, false])
    }

    @Test func `a section shorter than the viewport doesn't scroll`() {
        for behavior in [OrthogonalBehavior.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging] {
            #expect(rests(solver(section(behavior), 2), at: [-50, 0, 50]) == [0, 0, 0])
            #expect(solver(section(behavior), 2).orthogonalSection(0)?.maximumOffset == 0)
        }
    }

    @Test func `pages are as wide as the viewport (R73)`() {
        let solver = solver(section(.paging, insets: Insets(leading: 20, trailing: 60)), 10)
        // Pages of 240 points, and 760 points to scroll.
        #expect(rests(solver, at: [119, 120, 359, 360, 719, 759, 760, 761]) == [0, 240, 240, 480, 720, 720, 760, 760])
    }

    @Test func `without a viewport, a page is at any requested offset`() throws {
        let solver = solver(section(.paging, insets: Insets(leading: 200, trailing: 200)), 10)
        #expect(rests(solver, at: [50, 2_000]) == [50, 1_000])
        let orthogonal = try #require(solver.orthogonalSection(0))
        #expect(orthogonal.viewportLength == 0 && orthogonal.maximumOffset == 1_000)
        let narrow = CompositionalEngineTests.solver(
            section(.paging, insets: Insets(leading: 159.75, trailing: 159.75)), 10)
        #expect(rests(narrow, at: [50.1, 50.3]) == [50, 50.5], "pages of half a point")
    }

    @Test func `a single group is the only stop (R73)`() {
        for behavior in [OrthogonalBehavior.continuousGroupLeadingBoundary, .groupPaging] {
            #expect(rests(solver(section(behavior, width: 500), 1), at: [-9, 0, 100, 400]) == [0, 0, 0, 0])
        }
        #expect(rests(solver(section(.groupPagingCentered, width: 500), 1), at: [-9, 0, 400]) == [90, 90, 90])
    }

    @Test func `of two equally distant stops, the later one is used (R73)`() {
        let solver = solver(section(.groupPaging, spacing: 20), 10)
        #expect(rests(solver, at: [59, 60, 61, 179, 180]) == [0, 120, 120, 120, 240])
        // The last stop is where the content ends.
        #expect(rests(solver, at: [840, 849, 850, 900]) == [840, 840, 860, 860])
    }

    @Test func `centered groups are in the middle (R73, R74)`() throws {
        let solver = solver(section(.groupPagingCentered, spacing: 20), 4)
        #expect(rests(solver, at: [-500, -51, -50, 69, 70, 2_000]) == [-110, -110, 10, 10, 130, 250])
        let orthogonal = try #require(solver.orthogonalSection(0))
        #expect(orthogonal.offset == 10, "it begins at the stop next to its start")
        #expect(orthogonal.maximumOffset == 140)
        solver.setOrthogonalOffset(33, inSection: 0)
        #expect(solver.orthogonalSection(0)?.offset == 33)
        solver.setOrthogonalOffset(.nan, inSection: 0)
        #expect(solver.orthogonalSection(0)?.offset == 0)
    }

    @Test func `an orthogonal section without a set offset is at its resting offset`() {
        let solver = solver(section(.groupPaging), 9)
        #expect(solver.orthogonalSection(0)?.offset == 0)
        solver.setOrthogonalOffset(50, inSection: 7)
        solver.setOrthogonalOffset(50, inSection: -1)
        #expect(solver.orthogonalSection(0)?.offset == 0)
        #expect(solver.visibleElements(inOrthogonalSection: 0).map(\.id.item) == [0, 1, 2, 3])
        solver.setOrthogonalOffset(250, inSection: 0)
        #expect(solver.visibleElements(inOrthogonalSection: 0).map(\.id.item) == [2, 3, 4, 5])
    }

    @Test func `only the elements in the bounds of other sections are visible`() {
        let solver = solver(section(.none), 20)
        #expect(solver.visibleElements(inOrthogonalSection: 0).count == 20)
        solver.visibleBounds = rect(0, 50, 320, 100)
        #expect(solver.visibleElements(inOrthogonalSection: 0).map(\.id.item) == [1, 2, 3])
        solver.visibleBounds = rect(0, 5_000, 320, 100)
        #expect(solver.visibleElements(inOrthogonalSection: 0).isEmpty)
    }

    @Test func `the orthogonal section is below the header and includes its insets (R71, R75)`() throws {
        var description = section(.paging, insets: Insets(top: 3, leading: 20, bottom: 5, trailing: 60))
        description.boundaryItems = [boundary("h", .fractionalWidth(1), .absolute(30), at: .top)]
        let solver = solver([(section(.none), 1), (description, 10)])
        let orthogonal = try #require(solver.orthogonalSection(1))
        #expect(orthogonal.section == 1 && orthogonal.behavior == .paging && orthogonal.axis == .horizontal)
        #expect(orthogonal.frame == rect(0, 73, 320, 40))
        #expect(orthogonal.startInset == 20 && orthogonal.endInset == 60 && orthogonal.contentLength == 1_000)
        #expect(solver.sectionFrame(1) == rect(0, 40, 320, 78))
    }

    @Test func `negative insets extend the strip into its neighbors`() {
        let across = section(.continuous, insets: Insets(top: -30, bottom: -25))
        let solver = solver([(section(.none), 3), (across, 9), (section(.none), 20)])
        #expect(solver.sectionFrame(1) == rect(0, 120, 320, 0))
        #expect(solver.cellFrames(section: 1)[0] == rect(0, 90, 100, 40))
        #expect(solver.orthogonalSections(meeting: rect(0, 91, 320, 5)) == [1])
        #expect(solver.orthogonalSections(meeting: rect(0, 120, 320, 9)) == [1])
        #expect(solver.orthogonalSections(meeting: rect(0, 400, 320, 9)).isEmpty)
    }

    @Test func `sections that scroll orthogonally are found among other sections`() {
        let kinds: [OrthogonalBehavior] = [.none, .continuous, .none, .paging, .paging, .none]
        let solver = solver(kinds.map { (section($0), 2) }, size: Size(width: 320, height: 480))
        #expect(solver.solver.orthogonalSectionIndexes == [1, 3, 4])
        #expect(solver.orthogonalSections(meeting: rect(0, 0, 320, 40)) == [])
        let lengths = (0..<6).map { solver.sectionFrame($0)?.size.height }
        #expect(lengths == [80, 40, 80, 40, 40, 80])
        #expect(solver.orthogonalSections(meeting: rect(0, 90, 320, 20)) == [1])
        #expect(solver.orthogonalSections(meeting: rect(0, 210, 320, 20)) == [3])
        #expect(solver.orthogonalSections(meeting: rect(0, 0, 320, 480)) == [1, 3, 4])
        #expect(solver.orthogonalSections(meeting: rect(0, 300, 320, 20)) == [])
        solver.setSections([.init(description: section(.none), itemCount: 2)])
        #expect(solver.orthogonalSections(meeting: rect(0, 0, 320, 480)).isEmpty)
    }
}

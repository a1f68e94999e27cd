import CompositionalEngine
import LayoutGeometry
import Testing

/// `LayoutRules.md` R30 to R59.
struct SectionRuleTests {
    private let list = group(.fractionalWidth(1), .absolute(40), row(item(.fractionalWidth(1), .fractionalHeight(1))))

    @Test func `sections are stacked with spacing between them (R30)`() {
        var description = SectionDescription(group: list, interGroupSpacing: 2)
        description.contentInsets = Insets(top: 3, leading: 0, bottom: 5, trailing: 0)
        let solver = solver(
            [(description, 2), (description, 0), (description, 1)],
            configuration: LayoutConfiguration(interSectionSpacing: 7))
        #expect(solver.sectionFrame(0) == rect(0, 0, 320, 90))
        #expect(solver.sectionFrame(1) == rect(0, 97, 320, 0))
        #expect(solver.sectionFrame(2) == rect(0, 104, 320, 48))
        #expect(solver.contentSize() == Size(width: 320, height: 152))
    }

    @Test func `an empty section with a header has its insets (R31)`() {
        var description = SectionDescription(group: list)
        description.contentInsets = Insets(top: 3, leading: 0, bottom: 5, trailing: 0)
        description.boundaryItems = [boundary("h", .fractionalWidth(1), .absolute(10), at: .top)]
        let solver = solver(description, 0)
        #expect(solver.contentSize().height == 18)
    }

    @Test func `groups wider than the collection widen the content (R32)`() {
        let solver = solver(
            SectionDescription(group: group(.absolute(500), .absolute(40), row(item(.absolute(500), .absolute(40))))), 1
        )
        #expect(solver.contentSize() == Size(width: 500, height: 40))
    }

    @Test func `the content insets reference applies only across the scroll axis (R33)`() {
        var description = SectionDescription(group: list)
        description.referenceInsets = Insets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let solver = solver(description, 1)
        #expect(solver.cellFrames(section: 0) == [rect(20, 0, 260, 40)])
    }

    @Test func `badges are attached to the final frame of their item (R40, R42)`() {
        let badged = item(
            .fractionalWidth(0.5), .fractionalHeight(1), insets: Insets(top: 5, leading: 5, bottom: 5, trailing: 5),
            badges: [badge("b", .fractionalWidth(0.5), .absolute(10), at: [.top, .trailing])])
        let solver = solver(SectionDescription(group: group(.fractionalWidth(1), .absolute(40), row(badged))), 2)
        #expect(solver.frame("b") == rect(80, 5, 75, 10))
        #expect(solver.frame("b", item: 1) == rect(240, 5, 75, 10))
    }

    @Test func `badges are numbered through the section (R43)`() {
        let plain = item(.fractionalWidth(0.5), .fractionalHeight(1))
        let badged = item(
            .fractionalWidth(0.5), .fractionalHeight(1),
            badges: [badge("b", .absolute(10), .absolute(10), at: [.top, .leading])])
        let solver = solver(
            SectionDescription(group: group(.fractionalWidth(1), .absolute(40), row(plain, badged))), 5)
        #expect(solver.frame("b", item: 1) == rect(160, 40, 10, 10))
        #expect(solver.frame("b", item: 2) == nil, "the third row has no second cell")
        #expect(solver.element(ElementID(.supplementary(kind: "b"), section: 0, item: 0))?.zIndex == 1)
    }

    @Test func `group supplementaries refer to the group's container (R41)`() {
        let nested = group(
            .fractionalWidth(0.5), .fractionalHeight(1), row(item(.fractionalWidth(1), .fractionalHeight(1))),
            badges: [badge("g", .fractionalWidth(1), .absolute(4), at: .bottom)])
        let solver = solver(
            SectionDescription(group: group(.fractionalWidth(1), .absolute(40), row(.group(nested)))), 2)
        #expect(solver.frame("g") == rect(-80, 36, 320, 4))
        #expect(solver.frame("g", item: 1) == rect(80, 36, 320, 4))
    }

    @Test func `boundary items follow the insets only if the section specifies it (R50)`() {
        for (follows, expected) in [(true, rect(20, 0, 260, 30)), (false, rect(0, 0, 320, 30))] {
            var description = SectionDescription(group: list)
            description.contentInsets = Insets(top: 0, leading: 20, bottom: 0, trailing: 40)
            description.boundaryItemsFollowContentInsets = follows
            description.boundaryItems = [boundary("h", .fractionalWidth(1), .absolute(30), at: .top)]
            let solver = solver(description, 1)
            #expect(solver.frame("h") == expected)
        }
    }

    @Test func `extending items on the same side don't stack (R52, R53)`() {
        var description = SectionDescription(group: list)
        description.boundaryItems = [
            boundary("h", .fractionalWidth(1), .absolute(30), at: .top),
            boundary("t", .fractionalWidth(1), .absolute(10), at: .top),
            boundary("i", .fractionalWidth(1), .absolute(10), at: .bottom, extends: false),
        ]
        let solver = solver(description, 1)
        #expect(solver.frame("h") == rect(0, 0, 320, 30))
        #expect(solver.frame("t") == rect(0, 20, 320, 10))
        #expect(solver.frame("i") == rect(0, 60, 320, 10))
        #expect(solver.contentSize().height == 70)
    }

    @Test func `an item at the side makes the section at least as long as the item (R54)`() {
        var description = SectionDescription(group: list)
        description.boundaryItems = [boundary("s", .absolute(30), .absolute(100), at: .leading)]
        let solver = solver(description, 1)
        #expect(solver.contentSize().height == 100)
        #expect(solver.frame("s") == rect(0, 0, 30, 100))
        #expect(solver.cellFrames(section: 0) == [rect(0, 0, 320, 40)])
    }

    @Test func `the layout's own items enclose all sections (R55)`() {
        let configuration = LayoutConfiguration(boundaryItems: [
            boundary("h", .fractionalWidth(1), .absolute(30), at: .top),
            boundary("f", .fractionalWidth(1), .absolute(20), at: .bottom),
        ])
        let solver = solver([(SectionDescription(group: list), 1)], configuration: configuration)
        #expect(solver.frame("h", item: ElementID.layoutItem) == rect(0, 0, 320, 30))
        #expect(solver.frame("f", item: ElementID.layoutItem) == rect(0, 70, 320, 20))
        #expect(solver.cellFrames(section: 0) == [rect(0, 30, 320, 40)])
    }

    @Test func `a pinned header stays visible until its section ends (R56, R57)`() throws {
        var description = SectionDescription(group: list)
        description.boundaryItems = [
            boundary("h", .fractionalWidth(1), .absolute(30), at: .top, pins: true),
            boundary("f", .fractionalWidth(1), .absolute(20), at: .bottom, pins: true),
        ]
        let solver = solver(description, 20)
        #expect(solver.hasPinnedItems)
        for (offset, header, footer) in [(-50.0, 0.0, 410.0), (100, 100, 560), (810, 800, 830)] {
            solver.visibleBounds = rect(0, offset, 320, 480)
            #expect(solver.frame("h")?.minY == header)
            #expect(solver.frame("f")?.minY == footer)
        }
        let element = try #require(solver.element(ElementID(.supplementary(kind: "h"), section: 0, item: 0)))
        #expect(element.zIndex == 1_000_000_001)
        #expect(element.isPinned)
    }

    @Test func `a background fills the section and raises its cells (R59)`() {
        var description = SectionDescription(group: list)
        description.contentInsets = Insets(top: 5, leading: 20, bottom: 5, trailing: 20)
        description.boundaryItems = [boundary("h", .fractionalWidth(1), .absolute(30), at: .top)]
        description.decorationItems = [
            DecorationDescription(elementKind: "bg", contentInsets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
        ]
        let solver = solver(description, 1)
        let background = solver.element(ElementID(.decoration(kind: "bg"), section: 0, item: 0))
        #expect(background?.frame == rect(2, 1, 314, 76))
        #expect(background?.zIndex == 0)
        #expect(solver.element(.cell(section: 0, item: 0))?.zIndex == 1)
    }

    @Test func `a section without length has no background (R59)`() {
        var description = SectionDescription(group: list)
        description.decorationItems = [DecorationDescription(elementKind: "bg")]
        let solver = solver(description, 0)
        #expect(solver.element(ElementID(.decoration(kind: "bg"), section: 0, item: 0)) == nil)
    }

    @Test func `padding above a header scrolls away before the header is pinned`() {
        var description = SectionDescription(group: list)
        var header = boundary("h", .fractionalWidth(1), .absolute(10), at: .top)
        header.leadingPadding = 20
        header.pinsToVisibleBounds = true
        description.boundaryItems = [header]
        let solver = solver(description, 3)
        #expect(solver.contentSize().height == 150)
        #expect(solver.frame("h") == rect(0, 20, 320, 10))
        solver.visibleBounds = rect(0, 15, 320, 100)
        #expect(solver.frame("h") == rect(0, 20, 320, 10))
        solver.visibleBounds = rect(0, 60, 320, 100)
        #expect(solver.frame("h") == rect(0, 60, 320, 10))
        solver.visibleBounds = rect(0, 145, 320, 100)
        #expect(solver.frame("h") == rect(0, 140, 320, 10))
    }
}

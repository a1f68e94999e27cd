import CompositionalEngine
import LayoutGeometry
import Testing

/// `LayoutRules.md` R1 to R23.
struct GroupRuleTests {
    @Test func `fractions are rounded down to a pixel (R1)`() {
        #expect(
            frames(group(.fractionalWidth(1), .absolute(10), row(item(.fractionalWidth(1.0 / 3), .absolute(10)))), 1)
                == [rect(0, 0, 106.5, 10)])
    }

    @Test func `absolute lengths are rounded only at the end (R1, R2)`() {
        let cells = frames(group(.fractionalWidth(1), .absolute(10), row(item(.absolute(33.3), .absolute(10)))), 3)
        #expect(cells.map(\.minX) == [0, 33.5, 66.5])
    }

    @Test func `positions are rounded half away from zero (R2)`() {
        let badged = item(
            .absolute(20), .absolute(20), badges: [badge("b", .absolute(15), .absolute(15), at: [.top, .leading])])
        var description = SectionDescription(group: group(.absolute(20), .absolute(20), row(badged)))
        description.boundaryItems = [
            boundary("h", .absolute(10), .absolute(10), at: .leading, offset: Point(x: -7.5, y: 0), extends: false)
        ]
        let solver = solver(description, 1, scale: 3)
        #expect(solver.frame("h")!.minX * 3 == -23)
    }

    @Test func `a vertical layout's groups refer to the whole height (R4)`() {
        var description = SectionDescription(
            group: group(
                .fractionalWidth(1), .fractionalHeight(0.5), row(item(.fractionalWidth(1), .fractionalHeight(1)))))
        description.contentInsets = Insets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let solver = solver(description, 1)
        #expect(solver.cellFrames(section: 0) == [rect(20, 10, 260, 240)])
        #expect(solver.contentSize() == Size(width: 320, height: 280))
    }

    @Test func `a group's insets reduce the length that its items refer to (R5)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(50), row(item(.fractionalWidth(0.5), .fractionalHeight(1))),
                insets: Insets(top: 5, leading: 10, bottom: 5, trailing: 10)), 2)
        #expect(cells == [rect(10, 5, 150, 40), rect(160, 5, 150, 40)])
    }

    @Test func `an item's insets shrink its frame but not its position in the group (R6)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(50),
                row(item(.fractionalWidth(0.5), .fractionalHeight(1), insets: Insets(leading: 4, trailing: 6)))), 2)
        #expect(cells == [rect(4, 0, 150, 50), rect(164, 0, 150, 50)])
    }

    @Test func `insets larger than the frame result in the absolute value of the size (R6)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(50),
                row(item(.absolute(20), .absolute(50), insets: Insets(leading: 15, trailing: 15)))), 1)
        #expect(cells == [rect(15, 0, 10, 50)])
    }

    @Test func `insets are ignored on an estimated axis (R6)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .estimated(50),
                row(
                    item(
                        .fractionalWidth(1), .estimated(50),
                        insets: Insets(top: 5, leading: 10, bottom: 5, trailing: 10)))), 1)
        #expect(cells == [rect(10, 0, 300, 50)])
    }

    @Test func `fractions refer to the length without spacing (R10)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(10), row(item(.fractionalWidth(0.25), .absolute(10))),
                spacing: .fixed(10)), 4)
        #expect(cells.map(\.minX) == [0, 82.5, 165, 247.5])
        #expect(cells.allSatisfy { $0.size.width == 72.5 && $0.minY == 0 })
    }

    @Test func `a row contains the largest count that fits (R11)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(10),
                row(item(.fractionalWidth(0.5), .absolute(10)), item(.fractionalWidth(0.25), .absolute(10)))), 3)
        #expect(cells.map(\.minX) == [0, 160, 0])
    }

    @Test func `squares are sized as if they had no spacing (R11b)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(80),
                row(item(.fractionalWidth(0.25), .fractionalWidth(0.25))), spacing: .fixed(10)), 4)
        #expect(cells.map(\.size) == Array(repeating: Size(width: 72.5, height: 72.5), count: 4))
    }

    @Test func `a count divides the length into equal shares (R12)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(20),
                .divided(axis: .horizontal, node: item(.absolute(30), .absolute(20)), count: 3), spacing: .fixed(10)), 3
        )
        #expect(cells.map(\.minX) == [0, 110, 220])
        #expect(cells.allSatisfy { $0.size == Size(width: 100, height: 20) })
    }

    @Test func `repeating a subitem keeps its size (R13)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(20),
                .counted(axis: .horizontal, node: item(.absolute(30), .absolute(20)), count: 3), spacing: .fixed(10)), 4
        )
        #expect(
            cells.map(\.origin) == [
                Point(x: 0, y: 0), Point(x: 40, y: 0), Point(x: 80, y: 0), Point(x: 0, y: 20),
            ])
    }

    @Test func `items fill nested groups depth first (R14)`() {
        let nested = group(
            .fractionalWidth(0.5), .fractionalHeight(1), column(item(.fractionalWidth(1), .fractionalHeight(0.5))))
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(100),
                row(.group(nested), item(.fractionalWidth(0.5), .fractionalHeight(1)))), 3)
        #expect(cells == [rect(0, 0, 160, 50), rect(0, 50, 160, 50), rect(160, 0, 160, 100)])
    }

    @Test func `flexible gaps share the remaining length (R15)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(10),
                row(item(.absolute(50), .absolute(10), edges: EdgeSpacingDescription(leading: .flexible(0)))),
                spacing: .fixed(10)), 5)
        // Five items and four gaps leave 30 points, for five flexible edges.
        #expect(cells.map(\.minX) == [6, 72, 138, 204, 270])
    }

    @Test func `a partial run keeps the full run's positions (R15)`() {
        let description = group(
            .fractionalWidth(1), .absolute(10), row(item(.absolute(60), .absolute(10))), spacing: .flexible(10))
        #expect(frames(description, 2) == Array(frames(description, 4).prefix(2)))
    }

    @Test func `edges across the run offset an item without shrinking it (R16)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .absolute(100),
                row(
                    item(
                        .absolute(50), .fractionalHeight(1), edges: EdgeSpacingDescription(top: .fixed(5))),
                    item(.absolute(50), .absolute(20), edges: EdgeSpacingDescription(top: .flexible(0))))), 2)
        #expect(cells == [rect(0, 5, 50, 100), rect(50, 80, 50, 20)])
    }

    @Test func `a larger item overflows its run (R17)`() {
        let cells = frames(
            group(.fractionalWidth(1), .absolute(20), row(item(.absolute(50), .absolute(70)))), 7)
        #expect(cells[0] == rect(0, 0, 50, 70))
        #expect(cells[6] == rect(0, 20, 50, 70))
    }

    @Test func `edges of a group move it in its section (R18)`() {
        let cells = frames(
            group(
                .absolute(100), .absolute(20), row(item(.fractionalWidth(1), .fractionalHeight(1))),
                edges: EdgeSpacingDescription(leading: .flexible(0), top: .fixed(3), trailing: .flexible(0))), 2)
        #expect(cells == [rect(110, 3, 100, 20), rect(110, 26, 100, 20)])
    }

    @Test func `a group in which nothing fits leaves the section empty (R19)`() {
        let solver = solver(
            SectionDescription(
                group: group(.fractionalWidth(1), .absolute(20), row(item(.absolute(400), .absolute(20))))), 3)
        #expect(solver.contentSize().height == 0)
        #expect(solver.element(.cell(section: 0, item: 0)) == nil)
        #expect(solver.issues == [.nothingFits(section: 0)])
    }

    @Test func `a partial last group is trimmed along the scroll axis (R20)`() {
        let description = SectionDescription(
            group: group(.fractionalWidth(1), .absolute(100), column(item(.fractionalWidth(1), .absolute(30)))))
        let five = solver(description, 5)
        #expect(five.contentSize().height == 170)
        let six = solver(description, 6)
        #expect(six.contentSize().height == 200)
    }

    @Test func `a partial row is not trimmed (R20)`() {
        let solver = solver(
            SectionDescription(
                group: group(
                    .fractionalWidth(1), .absolute(100),
                    row(item(.fractionalWidth(0.5), .absolute(30)), item(.fractionalWidth(0.5), .absolute(100))))), 3)
        #expect(solver.contentSize().height == 200)
    }

    @Test func `custom groups are not trimmed (R20, R23)`() {
        let description = SectionDescription(
            group: group(
                .fractionalWidth(1), .absolute(100),
                .custom([
                    CustomItemDescription(frame: rect(0, 0, 50, 50), zIndex: 3),
                    CustomItemDescription(frame: rect(60, 20, 50, 70)),
                ])))
        let solver = solver(description, 3)
        #expect(solver.contentSize().height == 200)
        #expect(solver.cellFrames(section: 0) == [rect(0, 0, 50, 50), rect(60, 20, 50, 70), rect(0, 100, 50, 50)])
        #expect(solver.element(.cell(section: 0, item: 0))?.zIndex == 3)
    }

    @Test func `an estimated group is as high as its tallest item (R21)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .estimated(44),
                row(item(.absolute(160), .absolute(20)), item(.absolute(160), .absolute(30)))), 3)
        #expect(cells[2].minY == 30)
    }

    @Test func `an estimated group of fractions keeps its estimate (R21)`() {
        let cells = frames(
            group(.fractionalWidth(1), .estimated(44), row(item(.fractionalWidth(1), .fractionalHeight(0.5)))), 2)
        #expect(cells == [rect(0, 0, 320, 22), rect(0, 44, 320, 22)])
    }

    @Test func `a group estimated on its axis holds each subitem once (R22)`() {
        let cells = frames(
            group(
                .fractionalWidth(1), .estimated(500),
                column(item(.fractionalWidth(1), .absolute(20)), item(.fractionalWidth(1), .estimated(30))),
                spacing: .fixed(5)), 3)
        #expect(cells.map(\.minY) == [0, 25, 55])
    }

    @Test func `a counted group divides its estimate and is not measured (R22)`() {
        let description = SectionDescription(
            group: group(
                .fractionalWidth(1), .estimated(88),
                .divided(axis: .vertical, node: item(.fractionalWidth(1), .estimated(44)), count: 2), spacing: .fixed(5)
            ))
        let solver = solver(description, 2)
        #expect(solver.cellFrames(section: 0) == [rect(0, 0, 320, 41.5), rect(0, 46.5, 320, 41.5)])
        #expect(solver.measurableAxes(of: .cell(section: 0, item: 0)) == (false, false))
    }
}

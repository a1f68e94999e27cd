import CompositionalEngine
import LayoutGeometry
import Testing

/// The lengths and widths of sections when items are inserted and deleted, and the visible parts of small ones.
struct SectionSizeTests {
    private func section(
        _ width: DimensionDescription, _ height: DimensionDescription, _ content: GroupDescription.Content
    ) -> SectionDescription { SectionDescription(group: group(width, height, content)) }

    private func resized(_ description: SectionDescription, from count: Int, to other: Int) -> LayoutUnderTest {
        let solver = solver(description, count)
        _ = solver.contentSize()
        solver.setSections([.init(description: description, itemCount: other)])
        return solver
    }

    /// A column of three that ends after its items, pairs with a wide second item, and rows of several kinds.
    private var kinds: [SectionDescription] {
        [
            section(.fractionalWidth(1), .absolute(100), column(item(.fractionalWidth(1), .absolute(30)))),
            section(
                .estimated(50), .absolute(60),
                column(item(.absolute(100), .absolute(30)), item(.absolute(400), .absolute(30)))),
            section(
                .estimated(50), .absolute(30),
                row(item(.absolute(100), .absolute(30)), item(.absolute(300), .absolute(30)))),
            section(
                .fractionalWidth(1), .estimated(50),
                row(item(.absolute(200), .absolute(30)), item(.absolute(90), .absolute(50)))),
            section(
                .fractionalWidth(1), .estimated(50),
                row(item(.estimated(100), .absolute(30)), item(.estimated(90), .absolute(50)))),
            section(.fractionalWidth(1), .estimated(44), row(item(.fractionalWidth(1), .estimated(44)))),
        ]
    }

    @Test func `a section whose items change equals a section that always had those items`() {
        for description in kinds {
            for count in 0...7 {
                for other in 0...7 {
                    let (found, expected) = (resized(description, from: count, to: other), solver(description, other))
                    #expect(found.contentSize() == expected.contentSize(), "\(count) to \(other)")
                    #expect(found.cellFrames(section: 0) == expected.cellFrames(section: 0))
                }
            }
        }
    }

    @Test func `wrapping rows discard the sizes of removed items`() {
        let wrapping = section(.fractionalWidth(1), .absolute(30), row(item(.estimated(100), .absolute(30))))
        for count in -1...6 {
            let solver = solver(wrapping, 6)
            for item in 0..<6 { _ = solver.measure(60, 30, item: item) }
            #expect(solver.cellFrames(section: 0).map(\.minX) == [0, 60, 120, 180, 240, 0])
            solver.setSections([.init(description: wrapping, itemCount: count)])
            #expect(
                solver.cellFrames(section: 0).map(\.minX)
                    == Array([0, 60, 120, 180, 240, 0].prefix(Swift.max(0, count))))
            #expect(solver.contentSize().height == (count <= 0 ? 0 : count <= 5 ? 30 : 60))
        }
    }

    @Test func `the widest group determines the width of the content (R32)`() {
        let pairs = kinds[2]
        #expect((0...4).map { solver(pairs, $0).contentSize().width } == [320, 400, 400, 400, 400])
        // Equal and different sections are checked at any position.
        let narrow = section(.absolute(50), .absolute(20), row(item(.absolute(50), .absolute(20))))
        #expect(solver([(narrow, 2), (narrow, 2), (pairs, 2), (narrow, 1)]).contentSize().width == 400)
        #expect(solver([(pairs, 2), (pairs, 1), (narrow, 2)]).contentSize().width == 400)
        var edged = narrow
        edged.group.edgeSpacing = EdgeSpacingDescription(leading: .fixed(500))
        #expect(solver(edged, 1).contentSize().width == 320, "room beside a group doesn't count")
    }

    @Test func `if all groups are narrower than estimated, the content is narrower`() {
        let wide = section(.estimated(500), .absolute(20), row(item(.estimated(500), .absolute(20))))
        let solver = solver(wide, 2)
        #expect(solver.contentSize().width == 500)
        _ = solver.measure(400, 20, item: 0)
        #expect(solver.contentSize().width == 500, "nobody has measured the other one")
        _ = solver.measure(350, 20, item: 1)
        #expect(solver.contentSize().width == 400)
    }

    @Test func `sections can be smaller than a point`() {
        var small = section(.absolute(0.5), .absolute(0.5), row(item(.fractionalWidth(1), .fractionalHeight(1))))
        small.decorationItems = [DecorationDescription(elementKind: "back")]
        for behavior in [OrthogonalBehavior.none, .continuous] {
            small.orthogonalBehavior = behavior
            let solver = solver(small, 1)
            #expect(solver.contentSize() == Size(width: 320, height: 0.5))
            #expect(solver.elements(in: rect(0, 0, 9, 9)).map(\.frame) == [rect(0, 0, 0.5, 0.5), rect(0, 0, 320, 0.5)])
            #expect(solver.groups(in: rect(0, 0, 9, 9)).map(\.frame) == [rect(0, 0, 0.5, 0.5)])
        }
    }

    @Test func `nothing is visible in a section without length`() {
        var hidden = section(.absolute(50), .absolute(40), row(item(.absolute(50), .absolute(40))))
        hidden.contentInsets = Insets(top: -20, bottom: -20)
        let list = section(.fractionalWidth(1), .absolute(40), row(item(.fractionalWidth(1), .absolute(40))))
        let solver = solver([(list, 2), (hidden, 1), (list, 2)])
        #expect(solver.sectionFrame(1) == rect(0, 80, 320, 0))
        #expect(Set(solver.elements(in: rect(0, 0, 320, 480)).map(\.id.section)) == [0, 2])
        #expect(Set(solver.groups(in: rect(0, 0, 320, 480)).map(\.section)) == [0, 2])
    }

    @Test func `a cell outside its group isn't visible (R90)`() {
        for (leading, isSeen) in [(49.5, true), (50, false), (-29.5, true), (-30, false)] {
            var beside = section(
                .absolute(50), .absolute(20),
                .counted(
                    axis: .horizontal,
                    node: item(.absolute(30), .absolute(20), edges: .init(leading: .fixed(leading))), count: 1))
            beside.contentInsets.leading = 100
            let solver = solver(beside, 1)
            #expect(solver.cellFrames(section: 0) == [rect(100 + leading, 0, 30, 20)])
            #expect(solver.elements(in: rect(0, 0, 320, 480)).isEmpty == !isSeen)
        }
    }

    @Test func `a cell after its group isn't found by a query (R90)`() {
        func section(top: Double) -> SectionDescription {
            self.section(
                .fractionalWidth(1), .absolute(20),
                row(item(.fractionalWidth(1), .absolute(20), edges: .init(top: .fixed(top)))))
        }
        #expect(solver(section(top: 0), 1).elements(in: rect(0, 19, 9, 9)).count == 1)
        #expect(solver(section(top: 1), 1).elements(in: rect(0, 19, 9, 9)).count == 1)
        var spaced = section(top: 1)
        spaced.interGroupSpacing = 10
        #expect(solver(spaced, 2).elements(in: rect(0, 20, 9, 1)).isEmpty)
        #expect(solver(spaced, 2).element(.cell(section: 0, item: 0))?.frame == rect(0, 1, 320, 20))
        spaced = section(top: 25)
        #expect(solver(spaced, 2).elements(in: rect(0, 0, 320, 480)).isEmpty)
    }

    @Test func `insets larger than the length leave no space for headers`() {
        var inset = kinds[5]
        inset.contentInsets = Insets(leading: 200, trailing: 150)
        inset.boundaryItems = [boundary("h", .fractionalWidth(1), .absolute(10), at: [.top, .leading])]
        #expect(solver(inset, 1).frame("h") == rect(200, 0, 0, 10))
    }

    @Test func `a rectangle with a number that isn't finite has no elements`() {
        let solver = solver(kinds[5], 3)
        for odd in [Double.nan, .infinity, -.infinity] {
            for rect in [rect(odd, 0, 9, 9), rect(0, odd, 9, 9), rect(0, 0, odd, 9), rect(0, 0, 9, odd)] {
                #expect(solver.elements(in: rect).isEmpty && solver.groups(in: rect).isEmpty)
            }
        }
        #expect(solver.elements(in: rect(0, 0, 1, 1)).count == 1)
    }

    @Test func `rows that were measured before their items changed equal rows that were measured afterward`() {
        let uneven = section(
            .fractionalWidth(1), .estimated(50),
            row(
                item(.estimated(100), .absolute(30)), item(.estimated(90), .absolute(50)),
                item(.absolute(60), .absolute(9))))
        for count in 1...9 {
            for measured in 0..<count {
                let solver = solver(uneven, count)
                _ = solver.measure(40, 30, item: measured)
                for other in [count + 1, count + 4, count] {
                    solver.setSections([.init(description: uneven, itemCount: other)])
                    let fresh = CompositionalEngineTests.solver(uneven, other)
                    _ = fresh.measure(40, 30, item: measured)
                    #expect(solver.cellFrames(section: 0) == fresh.cellFrames(section: 0), "\(measured) of \(count)")
                    #expect(solver.contentSize() == fresh.contentSize())
                }
            }
        }
    }

    @Test func `a group can be trimmed to less than a point (R20)`() {
        let tiny = section(.fractionalWidth(1), .absolute(1), column(item(.fractionalWidth(1), .absolute(0.5))))
        #expect((1...4).map { solver(tiny, $0).contentSize().height } == [0.5, 1, 1.5, 2])
    }
}

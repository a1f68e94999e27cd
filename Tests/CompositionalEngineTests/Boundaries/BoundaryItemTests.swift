import CompositionalEngine
import LayoutGeometry
import Testing

/// Headers, footers, and items at the sides: their frames, the space they add, and pinning.
struct BoundaryItemTests {
    /// Two rows of 40 points, 20 points from the left and 40 from the right.
    private var list: SectionDescription {
        SectionDescription(
            group: group(.fractionalWidth(1), .absolute(40), row(item(.fractionalWidth(1), .fractionalHeight(1)))),
            contentInsets: Insets(leading: 20, trailing: 40))
    }

    private func solver(_ items: [BoundaryDescription], count: Int = 2) -> LayoutUnderTest {
        var description = list
        description.boundaryItems = items
        return CompositionalEngineTests.solver(description, count)
    }

    // MARK: Places

    struct Place: Sendable, CustomTestStringConvertible {
        var edges: EdgeSet
        /// The origin of an item of 30 by 10 points, if it makes room for itself and if it doesn't.
        var outside: Point
        var inside: Point
        /// Where the cells begin and where the content ends if the item makes room for itself.
        var cells = 0.0
        var end = 80.0

        var testDescription: String { "edges \(edges.rawValue)" }
    }

    private static let places = [
        Place(edges: .top, outside: Point(x: 135, y: 0), inside: Point(x: 135, y: 0), cells: 10, end: 90),
        Place(edges: [.top, .leading], outside: Point(x: 20, y: 0), inside: Point(x: 20, y: 0), cells: 10, end: 90),
        Place(edges: [.top, .trailing], outside: Point(x: 250, y: 0), inside: Point(x: 250, y: 0), cells: 10, end: 90),
        Place(edges: .bottom, outside: Point(x: 135, y: 80), inside: Point(x: 135, y: 70), end: 90),
        Place(edges: [.bottom, .leading], outside: Point(x: 20, y: 80), inside: Point(x: 20, y: 70), end: 90),
        Place(edges: [.bottom, .trailing], outside: Point(x: 250, y: 80), inside: Point(x: 250, y: 70), end: 90),
        Place(edges: .leading, outside: Point(x: 20, y: 35), inside: Point(x: 20, y: 35)),
        Place(edges: .trailing, outside: Point(x: 250, y: 35), inside: Point(x: 250, y: 35)),
        Place(edges: [], outside: Point(x: 135, y: 35), inside: Point(x: 135, y: 35)),
        Place(edges: [.top, .bottom], outside: Point(x: 135, y: 35), inside: Point(x: 135, y: 35)),
        Place(
            edges: [.leading, .trailing, .top], outside: Point(x: 135, y: 0), inside: Point(x: 135, y: 0), cells: 10,
            end: 90),
    ]

    @Test(arguments: places) func `a boundary item is placed at the edges that it specifies (R50, R54)`(place: Place) {
        let outside = solver([boundary("b", .absolute(30), .absolute(10), at: place.edges)])
        #expect(outside.frame("b") == rect(place.outside.x, place.outside.y, 30, 10))
        #expect(outside.cellFrames(section: 0)[0] == rect(20, place.cells, 260, 40))
        #expect(outside.contentSize().height == place.end)
        let inside = solver([boundary("b", .absolute(30), .absolute(10), at: place.edges, extends: false)])
        #expect(inside.frame("b") == rect(place.inside.x, place.inside.y, 30, 10))
        #expect(inside.cellFrames(section: 0)[0] == rect(20, 0, 260, 40))
        #expect(inside.contentSize().height == 80)
    }

    @Test(arguments: [(-5.0, 15.0), (4, 6), (10, 0), (30, 0)])
    func `an offset outside adds padding, and an offset inside removes it (R51, R52)`(offset: Double, room: Double) {
        let top = solver([boundary("b", .absolute(30), .absolute(10), at: .top, offset: Point(x: 3, y: offset))])
        #expect(top.cellFrames(section: 0)[0].minY == room && top.contentSize().height == 80 + room)
        #expect(top.frame("b") == rect(138, room - 10 + offset, 30, 10))
        let bottom = solver([boundary("b", .absolute(30), .absolute(10), at: .bottom, offset: Point(x: -3, y: -offset))]
        )
        #expect(bottom.cellFrames(section: 0)[0].minY == 0 && bottom.contentSize().height == 80 + room)
        #expect(bottom.frame("b") == rect(132, 80 - offset, 30, 10))
    }

    @Test func `an item pushed past the other end adds padding there (R52)`() {
        let solver = solver([boundary("b", .absolute(30), .absolute(10), at: .top, offset: Point(x: 0, y: 95))])
        #expect(solver.frame("b") == rect(135, 85, 30, 10) && solver.contentSize().height == 95)
    }

    @Test func `padding before an item applies only at the start`() {
        for (edges, extends, height, y) in [
            (EdgeSet.top, true, 110.0, 20.0), (.top, false, 80, 0), (.bottom, true, 90, 80), (.leading, true, 80, 35),
        ] {
            var item = boundary("b", .absolute(30), .absolute(10), at: edges, extends: extends)
            item.leadingPadding = 20
            let solver = solver([item])
            #expect(solver.contentSize().height == height && solver.frame("b")?.minY == y)
        }
    }

    @Test func `the largest padding on each side counts (R53)`() {
        let solver = solver([
            boundary("a", .absolute(30), .absolute(10), at: .top),
            boundary("b", .absolute(30), .absolute(25), at: .top),
            boundary("c", .absolute(30), .absolute(7), at: .bottom),
            boundary("d", .absolute(30), .absolute(3), at: .bottom),
        ])
        #expect(["a", "b", "c", "d"].map { solver.frame($0)?.minY } == [15, 0, 105, 105])
        #expect(solver.contentSize().height == 112)
    }

    @Test func `the longest item at a side determines the length of the section (R54)`() {
        let items = [
            boundary("s", .absolute(30), .absolute(150), at: .leading),
            boundary("t", .absolute(30), .absolute(120), at: .trailing),
            boundary("i", .absolute(30), .absolute(400), at: .trailing, extends: false),
            boundary("f", .absolute(30), .absolute(10), at: .bottom),
        ]
        let solver = solver(items)
        #expect(solver.contentSize().height == 160)
        #expect(["s", "t", "i", "f"].map { solver.frame($0)?.minY } == [0, 15, -125, 150])
    }

    @Test func `fractions refer to the inset section across and to the collection along the axis (R50)`() {
        let solver = solver([boundary("b", .fractionalWidth(0.5), .fractionalHeight(0.25), at: [.top, .leading])])
        #expect(solver.frame("b") == rect(20, 0, 130, 120))
    }

    @Test func `insets shrink an item but not its padding`() {
        var item = boundary("b", .fractionalWidth(1), .absolute(30), at: .top)
        item.contentInsets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect(solver([item]).frame("b") == rect(22, 1, 250, 25) && solver([item]).contentSize().height == 110)
        item.size.height = .estimated(30)
        #expect(solver([item]).frame("b") == rect(22, 0, 250, 30), "they don't count where the height is estimated")
    }

    // MARK: Pinning

    @Test func `an item is pinned only if pinToVisibleBounds is set`() {
        for pins in [true, false] {
            let solver = solver([boundary("h", .fractionalWidth(1), .absolute(10), at: .top, pins: pins)], count: 20)
            solver.visibleBounds = rect(0, 100, 320, 200)
            #expect(solver.hasPinnedItems == pins)
            #expect(solver.frame("h")?.minY == (pins ? 100 : 0))
            let element = solver.element(ElementID(.supplementary(kind: "h"), section: 0, item: 0))
            #expect(element?.isPinned == pins && element?.zIndex == (pins ? 1_000_000_001 : 1))
            solver.visibleBounds = nil
            #expect(solver.frame("h")?.minY == 0, "without bounds nothing is pinned")
            solver.visibleBounds = rect(0, .nan, 320, 200)
            #expect(solver.frame("h")?.minY == 0)
        }
    }

    @Test func `a pinned footer stays at the end of the visible area (R57)`() {
        let solver = solver([boundary("f", .fractionalWidth(1), .absolute(10), at: .bottom, pins: true)], count: 20)
        for (offset, y) in [(0.0, 190.0), (100, 290), (610, 800), (900, 800), (-250, 0)] {
            solver.visibleBounds = rect(0, offset, 320, 200)
            #expect(solver.frame("f")?.minY == y)
        }
    }

    @Test func `an item at a side is not moved along the section (R57)`() {
        let solver = solver([boundary("s", .absolute(10), .absolute(10), at: .leading, pins: true)], count: 20)
        solver.visibleBounds = rect(0, 500, 320, 200)
        #expect(solver.frame("s")?.minY == 395)
    }

    /// A table with more columns than fit: https://developer.apple.com/forums/thread/704011
    @Test func `items at the sides stay visible across the scroll direction`() {
        var rows = SectionDescription(
            group: group(.absolute(1000), .absolute(40), row(item(.absolute(100), .fractionalHeight(1)))))
        rows.boundaryItems = [
            boundary("leading", .absolute(60), .absolute(40), at: .leading, pins: true),
            boundary("trailing", .absolute(50), .absolute(40), at: .trailing, pins: true),
            boundary("corner", .absolute(30), .absolute(20), at: [.top, .leading], pins: true),
            boundary("top", .fractionalWidth(1), .absolute(20), at: .top, pins: true),
            boundary("scrolling", .absolute(60), .absolute(40), at: .leading),
        ]
        let configuration = LayoutConfiguration(
            boundaryItems: [boundary("h", .fractionalWidth(1), .absolute(30), at: .top, pins: true)])
        let solver = CompositionalEngineTests.solver([(rows, 100)], configuration: configuration)
        for (offset, expected) in [
            (0.0, [0.0, 270, 0]), (300, [300, 570, 300]), (680, [680, 950, 680]), (980, [940, 950, 970]),
            (-90, [0, 180, 0]),
        ] {
            solver.visibleBounds = rect(offset, 100, 320, 200)
            #expect(["leading", "trailing", "corner"].map { solver.frame($0)?.minX } == expected, "at \(offset)")
            #expect(solver.frame("corner")?.minY == 100)
            #expect(solver.frame("top")?.minX == 0 && solver.frame("scrolling")?.minX == 0)
            #expect(
                solver.frame("h", item: ElementID.layoutItem) == rect(0, 100, 1000, 30),
                "the layout's header refers to the whole content (R55)")
        }
    }

    @Test func `the layout's own header is pinned, too (R55, R57)`() {
        let configuration = LayoutConfiguration(
            boundaryItems: [boundary("h", .fractionalWidth(1), .absolute(30), at: .top, pins: true)])
        let solver = CompositionalEngineTests.solver([(list, 20)], configuration: configuration)
        solver.visibleBounds = rect(0, 100, 320, 200)
        #expect(solver.hasPinnedItems && solver.frame("h", item: ElementID.layoutItem) == rect(0, 100, 320, 30))
        #expect(solver.elements(in: rect(0, 100, 320, 10)).contains { $0.id.item == ElementID.layoutItem })
        #expect(!solver.elements(in: rect(0, 0, 320, 30)).contains { $0.id.item == ElementID.layoutItem })
    }

    @Test func `in a layout that scrolls horizontally, items are pinned horizontally (R57)`() {
        var description = SectionDescription(
            group: group(.absolute(40), .fractionalHeight(1), row(item(.fractionalWidth(1), .fractionalHeight(1)))))
        description.boundaryItems = [boundary("h", .absolute(30), .fractionalHeight(1), at: .leading, pins: true)]
        let solver = CompositionalEngineTests.solver(
            description, 20, configuration: LayoutConfiguration(scrollAxis: .horizontal))
        solver.visibleBounds = rect(100, 0, 200, 480)
        #expect(solver.frame("h") == rect(100, 0, 30, 480) && solver.contentSize() == Size(width: 830, height: 480))
    }

    @Test func `pinned items are in front of all other items, regardless of their z-index (R56)`() {
        var item = boundary("h", .fractionalWidth(1), .absolute(10), at: .top, pins: true)
        for (zIndex, expected) in [(5, 1_000_000_005), (-1_000_000_000, 0), (Int.max, Int.max), (Int.max - 1, Int.max)]
        {
            item.zIndex = zIndex
            let element = solver([item]).element(ElementID(.supplementary(kind: "h"), section: 0, item: 0))
            #expect(element?.zIndex == expected)
        }
    }
}

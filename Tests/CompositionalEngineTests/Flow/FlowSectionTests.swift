import CompositionalEngine
import RandomNumbers
import Testing

/// `UIKitConstants.md` F3 to F6: the lines of a flow layout's section.
struct FlowSectionTests {
    private typealias Extent = FlowSection.Extent

    /// Lines of 320 with 10 between items and 5 between lines.
    private func metrics(_ itemCount: Int) -> FlowSection.Metrics {
        var metrics = FlowSection.Metrics()
        metrics.itemCount = itemCount
        metrics.lineLength = 320
        metrics.itemSpacing = 10
        metrics.lineSpacing = 5
        return metrics
    }

    private func section(_ extents: [(across: Double, along: Double)]) -> FlowSection {
        FlowSection(
            metrics: metrics(extents.count), extents: extents.map { Extent(across: $0.across, along: $0.along) })
    }

    private func across(_ section: FlowSection) -> [Double] {
        (0..<section.metrics.itemCount).map { section.place(of: $0).across }
    }

    @Test func `a full line distributes the remaining length between its items`() {
        let section = FlowSection(metrics: metrics(3), all: Extent(across: 100, along: 50))
        #expect(across(section) == [0, 110, 220])
        let uneven = self.section([(100, 50), (90, 50), (80, 50), (200, 50)])
        #expect(across(uneven) == [0, 125, 240, 60])
    }

    @Test func `items that are exactly as long as their line fit on it despite rounding`() {
        var metrics = metrics(3)
        metrics.itemSpacing = 0
        metrics.lineLength = 0.3
        // Three times 0.1 is a little more than 0.3.
        let grid = FlowSection(metrics: metrics, all: Extent(across: 0.1, along: 1))
        #expect((0..<3).allSatisfy { grid.place(of: $0).along == 0 })
        let lines = FlowSection(
            metrics: metrics, extents: [1.0, 1.0, 2.0].map { Extent(across: 0.1, along: $0) })
        #expect(lines.length == 2)
        #expect(metrics.holds(Extent(across: 0.1 + 0.1 + 0.1, along: 1)))
        #expect(!metrics.holds(Extent(across: 0.301, along: 1)))
    }

    @Test func `the last line of equal items keeps the gaps of a full one`() {
        let section = FlowSection(metrics: metrics(5), all: Extent(across: 90, along: 50))
        #expect(across(section) == [0, 115, 230, 0, 115])
    }

    @Test func `the last line is a grid if its items are equal, and has the minimum gaps otherwise`() {
        #expect(across(section([(300, 50), (90, 40), (90, 40)])) == [10, 0, 115])
        #expect(across(section([(300, 50), (90, 40), (90, 41)])) == [10, 0, 100])
        #expect(across(section([(300, 50), (200, 41)])) == [10, 60])
    }

    @Test func `self-sizing items with equal lengths across form a grid on the last line`() {
        func places(_ isSelfSizing: Bool) -> [Double] {
            var metrics = metrics(5)
            metrics.isSelfSizing = isSelfSizing
            let extents = [50.0, 50, 50, 40, 41].map { Extent(across: 90, along: $0) }
            return across(FlowSection(metrics: metrics, extents: extents))
        }
        #expect(places(true) == [0, 115, 230, 0, 115])
        #expect(places(false) == [0, 115, 230, 0, 100])
    }

    @Test func `a single item on a line is centered, and an item longer than the line starts at the line's start`() {
        #expect(across(FlowSection(metrics: metrics(2), all: Extent(across: 200, along: 50))) == [60, 60])
        #expect(across(FlowSection(metrics: metrics(2), all: Extent(across: 400, along: 50))) == [0, 0])
    }

    @Test func `items are centered in the height of their line`() {
        let section = section([(100, 50), (100, 20), (300, 30)])
        #expect((0..<3).map { section.place(of: $0).along } == [0, 15, 55])
        #expect(section.length == 85)
    }

    @Test func `header, insets and footer surround the lines`() {
        var metrics = metrics(4)
        metrics.headerLength = 30
        metrics.footerLength = 20
        metrics.insetBefore = 4
        metrics.insetAfter = 6
        metrics.insetAcross = 7
        let section = FlowSection(metrics: metrics, all: Extent(across: 100, along: 50))
        #expect(section.itemsStart == 34 && section.footerStart == 145 && section.length == 165)
        #expect(section.place(of: 3) == .init(across: 7, along: 89, extent: Extent(across: 100, along: 50)))
    }

    @Test func `a section without items has its header, insets and footer`() {
        var metrics = metrics(0)
        metrics.headerLength = 30
        metrics.insetAfter = 6
        for section in [
            FlowSection(metrics: metrics, all: Extent(across: 100, along: 50)),
            FlowSection(metrics: metrics, extents: []),
        ] {
            #expect(section.length == 36)
            #expect(section.items(from: 0, to: 1_000).isEmpty)
        }
    }

    @Test func `items without an extent are all on one line, and all are visible`() {
        var metrics = metrics(1_000_000)
        metrics.itemSpacing = 0
        metrics.lineSpacing = 0
        let section = FlowSection(metrics: metrics, all: Extent(across: 0, along: 0))
        #expect(section.length == 0)
        #expect(section.items(from: 0, to: 10) == 0..<1_000_000)
    }

    @Test(arguments: 0..<300)
    func `the items in a range are the items of the lines that intersect it`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let isGrid = generator.chance(40)
        let all = Extent(across: .random(in: 10...200, using: &generator), along: 40)
        let extents = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
            isGrid
                ? all
                : Extent(
                    across: .random(in: 10...340, using: &generator).rounded(),
                    along: .random(in: 0...60, using: &generator).rounded())
        }
        var metrics = metrics(extents.count)
        metrics.headerLength = generator.chance(50) ? 30 : 0
        metrics.insetBefore = generator.chance(50) ? 8 : 0
        let section = FlowSection(metrics: metrics, extents: extents)
        let lines = lines(of: section)
        for line in lines.dropLast() {
            let last = section.place(of: line.items.upperBound - 1)
            let isEven = abs(last.across + last.extent.across - metrics.lineLength) < 1e-6
            #expect(isEven || line.items.count == 1, "a full line ends where it should, seed \(seed)")
        }
        for _ in 0..<20 {
            let start = Double.random(in: -50...section.length + 50, using: &generator).rounded()
            let end = start + Double.random(in: 0...200, using: &generator).rounded()
            let touched = lines.filter { $0.start <= end && $0.end >= start }
            let expected = touched.isEmpty ? 0..<0 : touched[0].items.lowerBound..<touched.last!.items.upperBound
            let found = section.items(from: start, to: end)
            #expect(found == expected || found.isEmpty && expected.isEmpty, "\(start) to \(end), seed \(seed)")
        }
    }

    private typealias Line = (items: Range<Int>, start: Double, end: Double)

    /// The lines. An item that doesn't start behind the item before it starts a new line.
    private func lines(of section: FlowSection) -> [Line] {
        var lines: [Line] = []
        var rightmost = -1.0
        for item in 0..<section.metrics.itemCount {
            let place = section.place(of: item)
            let end = place.along + place.extent.along
            if item > 0, place.across > rightmost, place.along <= lines.last!.end {
                let line = lines.removeLast()
                lines.append(
                    (line.items.lowerBound..<item + 1, min(line.start, place.along), max(line.end, end)))
            } else {
                lines.append((item..<item + 1, place.along, end))
            }
            rightmost = place.across
        }
        return lines
    }
}

import LayoutGeometry

/// Lines of items of different extents, broken greedily.
struct FlowLines: Sendable {
    /// The rounding error by which the sum of a row's lengths can exceed the line.
    static let tolerance: Double = 1e-6

    private struct Line: Sendable {
        var items: Range<Int>
        var along: Double
        var thickness: Double
        var gap: Double
        var start: Double
    }

    private let extents: [FlowSection.Extent]
    /// The distance of each item from the start of its line, across.
    private var across: [Double]
    private var lines: [Line] = []
    private(set) var length: Double = 0

    init(_ metrics: FlowSection.Metrics, _ extents: [FlowSection.Extent]) {
        self.extents = extents
        across = [Double](repeating: 0, count: extents.count)
        let isEven = !extents.contains { $0.across != extents[0].across }
        var first = 0
        while first < extents.count {
            var sum = extents[first].across, thickness = extents[first].along, next = first + 1
            while next < extents.count {
                let longer = sum + metrics.itemSpacing + extents[next].across
                guard longer <= metrics.lineLength + FlowLines.tolerance else { break }
                sum = longer
                thickness = max(thickness, extents[next].along)
                next += 1
            }
            let line = justified(first..<next, length: sum, thickness: thickness, isEven: isEven, metrics)
            if !lines.isEmpty { length += metrics.lineSpacing }
            append(line)
            first = next
        }
    }

    /// Returns a line of justified items. A full line is justified, and its only item centered. The last line keeps the
    /// gaps of a full one if its items are equal in both dimensions; otherwise, it has the minimum spacing. With
    /// self-sizing cells, it's sufficient that all items of the section have equal lengths across (as recorded).
    private func justified(
        _ items: Range<Int>, length: Double, thickness: Double, isEven: Bool, _ metrics: FlowSection.Metrics
    ) -> Line {
        let room = metrics.lineLength
        var line = Line(items: items, along: 0, thickness: thickness, gap: metrics.itemSpacing, start: 0)
        let first = extents[items.lowerBound]
        if items.upperBound < extents.count {
            if items.count == 1 {
                line.start = max((room - length) / 2, 0)
            } else {
                let bare = length - metrics.itemSpacing * Double(items.count - 1)
                line.gap = (room - bare) / Double(items.count - 1)
            }
        } else if metrics.isSelfSizing ? isEven : !extents[items].contains(where: { $0 != first }) {
            let grid = FlowGrid(metrics, first)
            let second = grid.place(of: 1)
            line.start = grid.place(of: 0).across
            line.gap = second.along > 0 ? 0 : second.across - line.start - first.across
        }
        return line
    }

    private mutating func append(_ line: Line) {
        var line = line
        line.along = length
        var position = line.start
        for item in line.items {
            across[item] = position
            position += extents[item].across + line.gap
        }
        length += line.thickness
        lines.append(line)
    }

    func place(of item: Int) -> FlowSection.Placement {
        let line = lines[lines.partitioningIndex { $0.items.upperBound > item }]
        let extent = extents[item]
        return FlowSection.Placement(
            across: across[item], along: line.along + (line.thickness - extent.along) / 2, extent: extent)
    }

    func items(from start: Double, to end: Double) -> Range<Int> {
        let first = lines.partitioningIndex { $0.along + $0.thickness >= start }
        let afterLast = lines.partitioningIndex { $0.along > end }
        guard first < afterLast else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[afterLast - 1].items.upperBound
    }
}

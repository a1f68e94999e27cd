/// The lines of one section of a flow layout. "Across" runs along a line (horizontally if the layout scrolls
/// vertically), "along" is the direction of scrolling. Rules F3 to F6 and F12 of `UIKitConstants.md`, section 8.
struct FlowSection {
    /// The extent of an item in both directions.
    struct Extent: Equatable {
        var across: CGFloat
        var along: CGFloat
    }

    /// The place of an item, from the start of the section and of the content.
    struct Place {
        var across: CGFloat
        var along: CGFloat
        var extent: Extent
    }

    /// What surrounds the items.
    struct Metrics: Equatable {
        var itemCount = 0
        /// The room of a line, without the insets.
        var lineLength: CGFloat = 0
        var insetAcross: CGFloat = 0
        var insetBefore: CGFloat = 0
        var insetAfter: CGFloat = 0
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var headerLength: CGFloat = 0
        var footerLength: CGFloat = 0
        /// Whether cells say their own sizes.
        var isSelfSizing = false
    }

    private enum Content {
        /// All items alike: places are arithmetic.
        case grid(FlowGrid)
        case lines(FlowLines)
    }

    let metrics: Metrics
    private let content: Content

    /// A section of items that are all alike.
    ///
    /// - Complexity: O(1).
    init(metrics: Metrics, all extent: Extent) {
        self.metrics = metrics
        content = .grid(FlowGrid(metrics, extent))
    }

    /// A section of items with an extent each.
    ///
    /// - Complexity: O(*n*) in the number of items.
    init(metrics: Metrics, extents: [Extent]) {
        self.metrics = metrics
        if let first = extents.first, !extents.contains(where: { $0 != first }) {
            content = .grid(FlowGrid(metrics, first))
        } else {
            content = .lines(FlowLines(metrics, extents))
        }
    }

    /// The distance from the start of the section to its first line.
    var itemsStart: CGFloat { metrics.headerLength + metrics.insetBefore }

    /// The length of the lines with the spacing between them.
    private var itemsLength: CGFloat {
        switch content {
        case .grid(let grid): grid.length
        case .lines(let lines): lines.length
        }
    }

    /// The distance from the start of the section to its footer.
    var footerStart: CGFloat { itemsStart + itemsLength + metrics.insetAfter }

    /// The length of the section with header, insets and footer.
    var length: CGFloat { footerStart + metrics.footerLength }

    /// The place of an item, from the start of the section.
    ///
    /// - Complexity: O(1) for items that are all alike, otherwise O(log *n*) in the number of lines.
    func place(of item: Int) -> Place {
        var place =
            switch content {
            case .grid(let grid): grid.place(of: item)
            case .lines(let lines): lines.place(of: item)
            }
        place.across += metrics.insetAcross
        place.along += itemsStart
        return place
    }

    /// The items of all lines that touch the given range, which counts from the start of the section.
    ///
    /// - Complexity: O(log *n*) in the number of lines.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        switch content {
        case .grid(let grid): grid.items(from: start - itemsStart, to: end - itemsStart)
        case .lines(let lines): lines.items(from: start - itemsStart, to: end - itemsStart)
        }
    }
}

/// Lines of items that are all alike.
struct FlowGrid {
    let extent: FlowSection.Extent
    private let itemCount: Int
    private let itemsPerLine: Int
    private let lineCount: Int
    private let pitch: CGFloat
    private let gap: CGFloat
    private let start: CGFloat

    init(_ metrics: FlowSection.Metrics, _ extent: FlowSection.Extent) {
        self.extent = extent
        itemCount = metrics.itemCount
        let room = metrics.lineLength
        let step = extent.across + metrics.itemSpacing
        let fitting = step > 0 ? ((room + metrics.itemSpacing) / step + FlowLines.tolerance).rounded(.down) : .infinity
        // More than there are items, even, for a short line keeps the gaps of a full one; but no more than Int holds.
        itemsPerLine = Int(min(max(fitting, 1), 1e9))
        lineCount = (itemCount + itemsPerLine - 1) / itemsPerLine
        pitch = extent.along + metrics.lineSpacing
        if itemsPerLine > 1 {
            gap = (room - CGFloat(itemsPerLine) * extent.across) / CGFloat(itemsPerLine - 1)
            start = 0
        } else {
            gap = 0
            start = max((room - extent.across) / 2, 0)
        }
    }

    var length: CGFloat {
        lineCount == 0 ? 0 : CGFloat(lineCount - 1) * pitch + extent.along
    }

    func place(of item: Int) -> FlowSection.Place {
        let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
        return FlowSection.Place(
            across: start + CGFloat(column) * (extent.across + gap), along: CGFloat(line) * pitch, extent: extent)
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard lineCount > 0, end >= 0, start <= length else { return 0..<0 }
        guard pitch > 0 else { return 0..<itemCount }
        // A line that ends before the range is left out: line i covers i * pitch ..< i * pitch + extent.along.
        let first = max(((start - extent.along) / pitch).rounded(.up), 0)
        let last = min((end / pitch).rounded(.down), CGFloat(lineCount - 1))
        guard first <= last else { return 0..<0 }
        return Int(first) * itemsPerLine..<min((Int(last) + 1) * itemsPerLine, itemCount)
    }
}

/// Lines of items of different extents, broken greedily.
struct FlowLines {
    /// How much longer than its line a row of items may be, for lengths that were added up.
    static let tolerance: CGFloat = 1e-6

    private struct Line {
        var items: Range<Int>
        var along: CGFloat
        var thickness: CGFloat
        var gap: CGFloat
        var start: CGFloat
    }

    private let extents: [FlowSection.Extent]
    /// The distance of each item from the start of its line.
    private var across: [CGFloat]
    private var lines: [Line] = []
    private(set) var length: CGFloat = 0

    init(_ metrics: FlowSection.Metrics, _ extents: [FlowSection.Extent]) {
        self.extents = extents
        across = [CGFloat](repeating: 0, count: extents.count)
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

    /// A full line is justified, one item on it centered; the last line keeps the gaps of a full one if its own items are
    /// alike in both dimensions, and otherwise the least spacing. Where cells size themselves, it is enough that all in
    /// the section are as long across (all recorded).
    private func justified(
        _ items: Range<Int>, length: CGFloat, thickness: CGFloat, isEven: Bool, _ metrics: FlowSection.Metrics
    ) -> Line {
        let room = metrics.lineLength
        var line = Line(items: items, along: 0, thickness: thickness, gap: metrics.itemSpacing, start: 0)
        let first = extents[items.lowerBound]
        if items.upperBound < extents.count {
            if items.count == 1 {
                line.start = max((room - length) / 2, 0)
            } else {
                let bare = length - metrics.itemSpacing * CGFloat(items.count - 1)
                line.gap = (room - bare) / CGFloat(items.count - 1)
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

    func place(of item: Int) -> FlowSection.Place {
        let line = lines[lines.partitioningIndex { $0.items.upperBound > item }]
        let extent = extents[item]
        return FlowSection.Place(
            across: across[item], along: line.along + (line.thickness - extent.along) / 2, extent: extent)
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = lines.partitioningIndex { $0.along + $0.thickness >= start }
        let afterLast = lines.partitioningIndex { $0.along > end }
        guard first < afterLast else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[afterLast - 1].items.upperBound
    }
}

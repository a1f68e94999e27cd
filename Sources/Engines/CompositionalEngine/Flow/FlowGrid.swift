/// Lines of items of equal extents.
struct FlowGrid: Sendable {
    let extent: FlowSection.Extent
    private let itemCount: Int
    private let itemsPerLine: Int
    private let lineCount: Int
    private let pitch: Double
    private let gap: Double
    private let start: Double

    init(_ metrics: FlowSection.Metrics, _ extent: FlowSection.Extent) {
        self.extent = extent
        itemCount = metrics.itemCount
        let room = metrics.lineLength
        let step = extent.across + metrics.itemSpacing
        let fitting = step > 0 ? ((room + metrics.itemSpacing) / step + FlowLines.tolerance).rounded(.down) : .infinity
        // It can exceed the number of items, because a short line keeps the gaps of a full one, but it's limited to the
        // range of `Int`.
        itemsPerLine = Int(min(max(fitting, 1), 1e9))
        lineCount = (itemCount + itemsPerLine - 1) / itemsPerLine
        pitch = extent.along + metrics.lineSpacing
        if itemsPerLine > 1 {
            gap = (room - Double(itemsPerLine) * extent.across) / Double(itemsPerLine - 1)
            start = 0
        } else {
            gap = 0
            start = max((room - extent.across) / 2, 0)
        }
    }

    var length: Double {
        lineCount == 0 ? 0 : Double(lineCount - 1) * pitch + extent.along
    }

    func place(of item: Int) -> FlowSection.Placement {
        let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
        return FlowSection.Placement(
            across: start + Double(column) * (extent.across + gap), along: Double(line) * pitch, extent: extent)
    }

    func items(from start: Double, to end: Double) -> Range<Int> {
        guard lineCount > 0, end >= 0, start <= length else { return 0..<0 }
        guard pitch > 0 else { return 0..<itemCount }
        // A line that ends before the range is excluded: line i covers i * pitch ..< i * pitch + extent.along.
        let first = max(((start - extent.along) / pitch).rounded(.up), 0)
        let last = min((end / pitch).rounded(.down), Double(lineCount - 1))
        guard first <= last else { return 0..<0 }
        return Int(first) * itemsPerLine..<min((Int(last) + 1) * itemsPerLine, itemCount)
    }
}

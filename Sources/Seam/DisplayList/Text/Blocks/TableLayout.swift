import LayoutGeometry

/// Positions the cells of a table in columns and rows.
struct TableLayout {
    private let table: TextTableStyle
    private let cells: [BlockTree.Cell]
    private let layout: BlockLayout
    /// The maximum number of columns and rows.
    private static let limit = 256

    init(_ table: TextTableStyle, _ cells: [BlockTree.Cell], _ layout: BlockLayout) {
        self.table = table
        self.layout = layout
        func bounded(_ range: Range<Int>) -> Range<Int> {
            let start = min(max(range.lowerBound, 0), Self.limit - 1)
            return start..<min(max(range.upperBound, start + 1), Self.limit)
        }
        self.cells = cells.map { cell in
            var cell = cell
            (cell.rows, cell.columns) = (bounded(cell.rows), bounded(cell.columns))
            return cell
        }
    }

    /// Returns the cells in a table of a width, which can be infinite.
    func fragment(width: Double) -> BlockLayout.Fragment {
        let boxes = boxes(in: width)
        let columns = columnWidths(boxes, in: width)
        let lefts = Self.starts(columns)
        let contents = cells.indices.map { index -> BlockLayout.Fragment in
            let outer = lefts[cells[index].columns.upperBound] - lefts[cells[index].columns.lowerBound]
            return layout.stack(cells[index].nodes, width: max(outer - boxes[index].horizontal, 0))
        }
        let baselines = baselines(boxes, contents)
        let rows = rowHeights(boxes, contents, baselines, in: width)
        let tops = Self.starts(rows)
        var result = BlockLayout.Fragment(size: Size(width: lefts.last ?? 0, height: tops.last ?? 0))
        for (index, cell) in cells.enumerated() {
            let area = Size(
                width: lefts[cell.columns.upperBound] - lefts[cell.columns.lowerBound],
                height: tops[cell.rows.upperBound] - tops[cell.rows.lowerBound])
            let height = max(area.height - boxes[index].vertical, 0)
            var shift = boxes[index].shift(of: contents[index].size.height, in: height)
            if let baseline = baselines[index] { shift = baseline }
            let isEmpty = contents[index].items.allSatisfy { $0.placed.layout.lines.allSatisfy(\.runs.isEmpty) }
            let part = boxes[index].fragment(
                around: contents[index], width: max(area.width - boxes[index].horizontal, 0), height: height,
                shift: shift, isDrawn: !(isEmpty && table.hidesEmptyCells))
            result.add(part, x: lefts[cell.columns.lowerBound], y: tops[cell.rows.lowerBound])
        }
        return result
    }

    /// Returns the start of each length, and the end of the last one.
    private static func starts(_ lengths: [Double]) -> [Double] {
        lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }

    // MARK: Borders

    /// Returns the layers around the cells. With collapsed borders, the cells on the left and above have the wider
    /// of two borders.
    private func boxes(in width: Double) -> [BlockBox] {
        var boxes = cells.map { BlockBox($0.style, in: width) }
        guard table.collapsesBorders else { return boxes }
        var owners: [Position: Int] = [:]
        for (index, cell) in cells.enumerated() {
            for row in cell.rows { for column in cell.columns { owners[Position(row: row, column: column)] = index } }
        }
        for (index, cell) in cells.enumerated() {
            boxes[index].margin = TextBlockStyle.Sides(0)
            let left = owners[Position(row: cell.rows.lowerBound, column: cell.columns.lowerBound - 1)]
            if let left, left != index {
                let own = boxes[index]
                if own.border.left > boxes[left].border.right {
                    boxes[left].border.right = own.border.left
                    boxes[left].style.borderColors.right = own.style.borderColors.left
                }
                boxes[index].border.left = 0
            }
            let above = owners[Position(row: cell.rows.lowerBound - 1, column: cell.columns.lowerBound)]
            if let above, above != index {
                let own = boxes[index]
                if own.border.top > boxes[above].border.bottom {
                    boxes[above].border.bottom = own.border.top
                    boxes[above].style.borderColors.bottom = own.style.borderColors.top
                }
                boxes[index].border.top = 0
            }
        }
        return boxes
    }

    private struct Position: Hashable {
        var row: Int
        var column: Int
    }

    // MARK: Columns

    private func columnWidths(_ boxes: [BlockBox], in width: Double) -> [Double] {
        let count = max(min(table.columnCount, Self.limit), cells.map(\.columns.upperBound).max() ?? 0)
        var preferred = [Double?](repeating: nil, count: count)
        var exact = [Double?](repeating: nil, count: count)
        for (index, cell) in cells.enumerated() where cell.columns.count == 1 {
            let column = cell.columns.lowerBound
            let style = cell.style.width
            if let length = style.exact, !length.isPercentage || width.isFinite {
                let own = style.limited(length.points(in: width), in: width)
                // A percentage includes the layers, so that the percentages of a row can add up to 100.
                exact[column] = max(exact[column] ?? 0, length.isPercentage ? own : own + boxes[index].horizontal)
            } else if !table.isFixed || !width.isFinite {
                let own = style.limited(layout.stack(cell.nodes, width: .infinity).size.width, in: width)
                preferred[column] = max(preferred[column] ?? 0, own + boxes[index].horizontal)
            }
        }
        var widths = zip(exact, preferred).map { $0 ?? $1 ?? 0 }
        let open = exact.indices.filter { exact[$0] == nil }
        let room = max(width - exact.reduce(0) { $0 + ($1 ?? 0) }, 0)
        if table.isFixed, width.isFinite {
            for column in open { widths[column] = room / Double(open.count) }
        } else {
            widen(&widths, boxes, in: width)
            fit(&widths, open, into: room)
        }
        return widths
    }

    /// Widens columns for cells that span several of them.
    private func widen(_ widths: inout [Double], _ boxes: [BlockBox], in width: Double) {
        for (index, cell) in cells.enumerated() where cell.columns.count > 1 {
            let exact = cell.style.width.exact.map { $0.points(in: width) }
            let needed = (exact ?? layout.stack(cell.nodes, width: .infinity).size.width) + boxes[index].horizontal
            let missing = needed - widths[cell.columns].reduce(0, +)
            guard missing > 0 else { continue }
            for column in cell.columns { widths[column] += missing / Double(cell.columns.count) }
        }
    }

    /// Makes columns narrower if they don't fit. Columns that are narrower than their share keep their width.
    private func fit(_ widths: inout [Double], _ columns: [Int], into room: Double) {
        guard room.isFinite else { return }
        var (left, wide) = (room, columns)
        guard wide.reduce(0, { $0 + widths[$1] }) > room else { return }
        while true {
            let share = left / Double(max(wide.count, 1))
            let narrow = wide.filter { widths[$0] <= share }
            guard !narrow.isEmpty else { break }
            left -= narrow.reduce(0) { $0 + widths[$1] }
            wide.removeAll { widths[$0] <= share }
        }
        let total = wide.reduce(0) { $0 + widths[$1] }
        for column in wide { widths[column] *= left / total }
    }

    // MARK: Rows

    /// Returns the distances of contents from the top of their cells that align the first baselines of a row.
    private func baselines(_ boxes: [BlockBox], _ contents: [BlockLayout.Fragment]) -> [Double?] {
        func baseline(_ index: Int) -> Double? {
            guard cells[index].style.alignment == .baseline else { return nil }
            return contents[index].firstBaseline.map { boxes[index].top + $0 }
        }
        var lowest: [Int: Double] = [:]
        for index in cells.indices {
            guard let own = baseline(index) else { continue }
            lowest[cells[index].rows.lowerBound] = max(lowest[cells[index].rows.lowerBound] ?? 0, own)
        }
        return cells.indices.map { index in
            baseline(index).map { (lowest[cells[index].rows.lowerBound] ?? $0) - $0 }
        }
    }

    private func rowHeights(
        _ boxes: [BlockBox], _ contents: [BlockLayout.Fragment], _ shifts: [Double?], in width: Double
    ) -> [Double] {
        var heights = [Double](repeating: 0, count: cells.map(\.rows.upperBound).max() ?? 0)
        func needed(_ index: Int) -> Double {
            let extent = cells[index].style.height
            let content = contents[index].size.height + (shifts[index] ?? 0)
            let own = extent.limited(extent.exact?.points(in: width) ?? content, in: width)
            return max(own, content) + boxes[index].vertical
        }
        for index in cells.indices where cells[index].rows.count == 1 {
            let row = cells[index].rows.lowerBound
            heights[row] = max(heights[row], needed(index))
        }
        for index in cells.indices where cells[index].rows.count > 1 {
            let missing = needed(index) - heights[cells[index].rows].reduce(0, +)
            if missing > 0 { heights[cells[index].rows.upperBound - 1] += missing }
        }
        return heights
    }
}

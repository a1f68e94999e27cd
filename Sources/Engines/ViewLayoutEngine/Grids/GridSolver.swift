import LayoutGeometry

/// Lays out views in rows with aligned columns.
///
/// Columns divide the width like the views of a stack, each as flexible as its least flexible cell. Then, rows divide
/// the height. A cell that spans several columns widens the last of them if they are too narrow for it.
package struct GridSolver: Sendable {
    /// A view and its tracks.
    package struct Cell: Sendable, Hashable {
        package var row: Int
        package var column: Int
        /// The number of columns that the cell spans.
        package var columns: Int
        /// Whether the cell's width is ignored for the width of its column.
        package var isUnsizedHorizontally: Bool
        /// Whether the cell's height is ignored for the height of its row.
        package var isUnsizedVertically: Bool

        package init(
            row: Int, column: Int, columns: Int = 1, isUnsizedHorizontally: Bool = false,
            isUnsizedVertically: Bool = false
        ) {
            self.row = row
            self.column = column
            self.columns = max(columns, 1)
            self.isUnsizedHorizontally = isUnsizedHorizontally
            self.isUnsizedVertically = isUnsizedVertically
        }
    }

    package let cells: [Cell]
    package let horizontalSpacing: Double
    package let verticalSpacing: Double
    /// The position and length of each column and row, after solving.
    package private(set) var columns: [(position: Double, length: Double)] = []
    package private(set) var rows: [(position: Double, length: Double)] = []
    package private(set) var size = Size.zero

    private let cellsOfColumn: [[Int]]
    private let cellsOfRow: [[Int]]

    package init(cells: [Cell], horizontalSpacing: Double, verticalSpacing: Double) {
        self.cells = cells
        self.horizontalSpacing = horizontalSpacing.isFinite ? horizontalSpacing : Spacing.defaultDistance
        self.verticalSpacing = verticalSpacing.isFinite ? verticalSpacing : Spacing.defaultDistance
        let columnCount = cells.map { $0.column + $0.columns }.max() ?? 0
        let rowCount = cells.map { $0.row + 1 }.max() ?? 0
        var byColumn = [[Int]](repeating: [], count: columnCount)
        var byRow = [[Int]](repeating: [], count: rowCount)
        for (index, cell) in cells.enumerated() {
            if cell.columns == 1 { byColumn[cell.column].append(index) }
            byRow[cell.row].append(index)
        }
        cellsOfColumn = byColumn
        cellsOfRow = byRow
    }

    /// The frame of the tracks that contain a cell, after solving.
    package func frame(of index: Int) -> Rect {
        let cell = cells[index]
        let first = columns[cell.column], last = columns[cell.column + cell.columns - 1]
        let row = rows[cell.row]
        return Rect(
            x: first.position, y: row.position, width: last.position + last.length - first.position,
            height: row.length)
    }

    /// Solves for `proposal`, and returns the resulting size.
    @discardableResult
    package mutating func solve(_ proposal: ProposedSize, measure: (Int, ProposedSize) -> Size) -> Size {
        columns = columnLengths(proposal, measure: measure)
        let columns = columns
        func width(_ cell: Cell) -> Double {
            let last = columns[cell.column + cell.columns - 1]
            return last.position + last.length - columns[cell.column].position
        }
        let solver = divide(
            .vertical, into: cellsOfRow.count, spacing: verticalSpacing, offer: proposal.height
        ) { row, offer in
            var height = 0.0
            for index in cellsOfRow[row] where !cells[index].isUnsizedVertically {
                let size = measure(index, ProposedSize(width: width(cells[index]), height: offer))
                // NaN is ignored.
                height = max(height, size.height)
            }
            return height
        }
        rows = solver.children.map { ($0.position.y, $0.size.height) }
        size = Size(width: columns.last.map { $0.position + $0.length } ?? 0, height: solver.size.height)
        return size
    }

    private func columnLengths(
        _ proposal: ProposedSize, measure: (Int, ProposedSize) -> Size
    ) -> [(position: Double, length: Double)] {
        // A column that contains only parts of wide cells has no preferred width.
        let solver = divide(
            .horizontal, into: cellsOfColumn.count, spacing: horizontalSpacing, offer: proposal.width
        ) { column, offer in
            var width = 0.0
            for index in cellsOfColumn[column] where !cells[index].isUnsizedHorizontally {
                let size = measure(index, ProposedSize(width: offer, height: nil))
                width = max(width, size.width)
            }
            return width
        }
        var lengths = solver.children.map { $0.size.width }
        for (index, cell) in cells.enumerated() where cell.columns > 1 && !cell.isUnsizedHorizontally {
            let range = cell.column..<cell.column + cell.columns
            let distances = Double(cell.columns - 1) * horizontalSpacing
            let own = range.reduce(0) { $0 + lengths[$1] } + distances
            // A cell isn't offered more than the grid.
            let offer = proposal.width.map { max($0, own) }
            let missing = measure(index, ProposedSize(width: offer, height: nil)).width - own
            if missing.isFinite { lengths[range.upperBound - 1] += max(missing, 0) }
        }
        var position = 0.0
        return lengths.map { length in
            defer { position += length + horizontalSpacing }
            return (position, length)
        }
    }

    /// Divides a length among tracks like a stack among its views.
    private func divide(
        _ axis: Axis, into count: Int, spacing: Double, offer: Double?, length: (Int, Double?) -> Double
    ) -> StackSolver {
        var solver = StackSolver(
            axis: axis, spacing: spacing, count: count, priority: { _ in 0 }, preference: { _ in .zero })
        var proposal = ProposedSize.unspecified
        proposal[axis] = offer
        solver.solve(
            proposal,
            measure: { track, offer in
                var size = Size.zero
                size[axis] = length(track, offer[axis])
                return size
            }, guide: { _, _, _ in 0 })
        return solver
    }
}

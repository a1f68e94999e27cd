import LayoutGeometry
import ViewLayoutEngine

/// The element of a grid: rows of views with aligned columns.
final class GridElement: Element {
    struct Style: Equatable {
        var alignment = Alignment.center
        var horizontalSpacing = 8.0
        var verticalSpacing = 8.0
    }

    var style = Style() {
        didSet { if style != oldValue { setNeedsLayout() } }
    }

    /// The views of all cells, with their rows and columns.
    private var cells: [(element: Element, row: GridRowElement?, track: GridSolver.Cell)] = []
    private var solver: GridSolver?

    override func layoutWasInvalidated() { solver = nil }

    private func makeSolver() -> GridSolver {
        let widths = children.map { child in
            (child as? GridRowElement)?.children.reduce(0) { $0 + $1.traits[GridColumnsTrait.self] } ?? 1
        }
        let columnCount = widths.max() ?? 0
        cells = []
        for (index, child) in children.enumerated() {
            guard let row = child as? GridRowElement else {
                cells.append((child, nil, cell(child, row: index, column: 0, columns: columnCount)))
                continue
            }
            var column = 0
            for view in row.children {
                let columns = view.traits[GridColumnsTrait.self]
                cells.append((view, row, cell(view, row: index, column: column, columns: columns)))
                column += columns
            }
        }
        return GridSolver(
            cells: cells.map(\.track), horizontalSpacing: style.horizontalSpacing,
            verticalSpacing: style.verticalSpacing)
    }

    private func cell(_ element: Element, row: Int, column: Int, columns: Int) -> GridSolver.Cell {
        let unsized = element.traits[GridUnsizedAxesTrait.self]
        return GridSolver.Cell(
            row: row, column: column, columns: columns, isUnsizedHorizontally: unsized.contains(.horizontal),
            isUnsizedVertically: unsized.contains(.vertical))
    }

    @discardableResult
    private func solve(_ proposal: ProposedSize) -> GridSolver {
        var solver = solver ?? makeSolver()
        solver.solve(proposal) { cells[$0].element.size($1) }
        self.solver = solver
        return solver
    }

    override func computeSize(_ proposal: ProposedSize) -> Size { solve(proposal).size }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        let solver = solve(proposal)
        for case let row as GridRowElement in children { row.place(at: .zero, ProposedSize(size)) }
        var columnAlignments: [Int: HorizontalAlignment] = [:]
        for cell in cells {
            if let alignment = cell.element.traits[GridColumnAlignmentTrait.self] {
                columnAlignments[cell.track.column] = alignment
            }
        }
        for (index, cell) in cells.enumerated() {
            let frame = solver.frame(of: index)
            let offer = ProposedSize(frame.size)
            let own = cell.element.size(offer)
            let origin: Point
            if let anchor = cell.element.traits[GridAnchorTrait.self] {
                origin = anchor.point(in: frame.size) - anchor.point(in: own)
            } else {
                let alignment = Alignment(
                    horizontal: columnAlignments[cell.track.column] ?? style.alignment.horizontal,
                    vertical: cell.row?.alignment ?? style.alignment.vertical)
                origin = alignment.point(in: frame.size) - cell.element.guide(alignment, offer)
            }
            place(cell.element, at: frame.origin + origin, offer, in: size)
        }
    }

    override var spacing: Spacing { .standard }
}

/// The element of a grid row. In a grid, it has the grid's size, and the grid places its views.
final class GridRowElement: Element {
    var alignment: VerticalAlignment? {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    /// In a grid, the parent must be notified, because it measures and places the views of its rows.
    override var notifiesParentOfChanges: Bool { parent is GridElement }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        if parent is GridElement { return proposal.replacingUnspecified(by: .zero) }
        return stack.solve(proposal, measure: measure, guide: guide)
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        if parent is GridElement { return }
        stack.solvePlacement(proposal, in: size, measure: measure, guide: guide)
        for (index, child) in stack.children.enumerated() {
            place(children[index], at: child.position, child.proposal, in: size)
        }
    }

    private lazy var stack = makeStack()

    private func makeStack() -> StackSolver {
        StackSolver(
            axis: .horizontal, spacing: nil, count: children.count, priority: { children[$0].layoutPriority },
            preference: { children[$0].spacing })
    }

    override func layoutWasInvalidated() {
        if !(parent is GridElement) { stack = makeStack() }
    }

    private func measure(_ index: Int, _ proposal: ProposedSize) -> Size { children[index].size(proposal) }

    private func guide(_ index: Int, _ proposal: ProposedSize, _ size: Size) -> Double {
        children[index].guide((alignment ?? .center).key, proposal)
    }
}

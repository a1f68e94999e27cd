import LayoutGeometry
import Testing
import ViewLayoutEngine

struct GridSolverTests {
    private func solve(
        _ cells: [(GridSolver.Cell, Probe)], _ proposal: ProposedSize = .unspecified, spacing: Double = 0
    ) -> GridSolver {
        var solver = GridSolver(cells: cells.map(\.0), horizontalSpacing: spacing, verticalSpacing: spacing)
        solver.solve(proposal) { cells[$0].1.rule($1) }
        return solver
    }

    @Test func `a column is as wide as its widest cell, and a row as high as its highest`() {
        let grid = solve(
            [
                (.init(row: 0, column: 0), .fixed(10, 10)), (.init(row: 0, column: 1), .fixed(30, 20)),
                (.init(row: 1, column: 0), .fixed(40, 5)), (.init(row: 1, column: 1), .fixed(20, 5)),
            ], spacing: 2)
        #expect(grid.size == Size(width: 72, height: 27))
        #expect(grid.frame(of: 3) == Rect(x: 42, y: 22, width: 30, height: 5))
    }

    @Test func `flexible columns share the remaining width`() {
        let grid = solve(
            [(.init(row: 0, column: 0), .fixed(40, 10)), (.init(row: 0, column: 1), .shape)],
            ProposedSize(width: 200, height: 50))
        #expect(grid.columns.map(\.length) == [40, 160])
        #expect(grid.size == Size(width: 200, height: 50))
    }

    @Test func `a cell of several columns widens the last of them`() {
        let grid = solve([
            (.init(row: 0, column: 0), .fixed(10, 10)), (.init(row: 0, column: 1), .fixed(10, 10)),
            (.init(row: 1, column: 0, columns: 2), .fixed(50, 10)),
        ])
        #expect(grid.columns.map(\.length) == [10, 40])
        #expect(grid.frame(of: 2).size.width == 50)
    }

    @Test func `a cell of several columns widens them by less than a point, too`() {
        let grid = solve([
            (.init(row: 0, column: 0), .fixed(10, 10)), (.init(row: 0, column: 1), .fixed(10, 10)),
            (.init(row: 1, column: 0, columns: 2), .fixed(20.5, 10)),
        ])
        #expect(grid.columns.map(\.length) == [10, 10.5])
    }

    @Test func `a cell of several columns spans the spacing between them`() {
        func grid(width: Double) -> GridSolver {
            solve(
                [
                    (.init(row: 0, column: 0), .fixed(10, 10)), (.init(row: 0, column: 1), .fixed(10, 10)),
                    (.init(row: 0, column: 2), .fixed(10, 10)),
                    (.init(row: 1, column: 0, columns: 3), .fixed(width, 10)),
                ], spacing: 4)
        }
        #expect(grid(width: 50).columns.map(\.length) == [10, 10, 22])
        #expect(grid(width: 38).columns.map(\.length) == [10, 10, 10])
        #expect(grid(width: 38).frame(of: 3).size.width == 38)
    }

    @Test func `a cell of several columns is proposed at most the grid's width`() {
        let wide = solve(
            [
                (.init(row: 0, column: 0), .fixed(10, 10)), (.init(row: 0, column: 1), .fixed(10, 10)),
                (.init(row: 1, column: 0, columns: 2), .shape),
            ],
            ProposedSize(width: 60, height: nil), spacing: 4)
        #expect(wide.columns.map(\.length) == [10, 46])
    }

    @Test func `an unsized cell doesn't affect the column`() {
        let grid = solve(
            [
                (.init(row: 0, column: 0), .fixed(30, 10)),
                (.init(row: 1, column: 0, isUnsizedHorizontally: true), .shape),
            ], ProposedSize(width: 300, height: nil))
        #expect(grid.columns.map(\.length) == [30])
    }

    @Test func `an empty grid has no size`() {
        let grid = solve([], spacing: 8)
        #expect(grid.size == .zero && grid.columns.isEmpty && grid.rows.isEmpty)
    }

    @Test func `sizes that aren't numbers count as zero`() {
        let odd = Probe { _ in Size(width: .nan, height: .nan) }
        let grid = solve([(.init(row: 0, column: 0), odd), (.init(row: 0, column: 1), .fixed(5, 5))])
        #expect(grid.size == Size(width: 5, height: 5))
    }

    @Test func `rows divide the height as columns do the width`() {
        let grid = solve(
            [
                (.init(row: 0, column: 0), .fixed(10, 30)), (.init(row: 1, column: 0), .shape),
                (.init(row: 2, column: 0), .shape),
            ], ProposedSize(width: 50, height: 140), spacing: 5)
        #expect(grid.rows.map(\.length) == [30, 50, 50] && grid.rows.map(\.position) == [0, 35, 90])
        #expect(grid.columns.map(\.length) == [50])
        #expect(grid.size == Size(width: 50, height: 140))
    }

    @Test func `an unsized cell doesn't affect the row`() {
        let grid = solve(
            [
                (.init(row: 0, column: 0), .fixed(30, 10)),
                (.init(row: 0, column: 1, isUnsizedVertically: true), .fixed(20, 99)),
                (.init(row: 1, column: 0), .fixed(1, 1)),
            ])
        #expect(grid.rows.map(\.length) == [10, 1] && grid.columns.map(\.length) == [30, 20])
    }

    @Test func `a cell spans at least one column`() {
        let grid = solve([
            (.init(row: 0, column: 0, columns: 0), .fixed(10, 10)),
            (.init(row: 0, column: 1, columns: -3), .fixed(20, 5)),
        ])
        #expect(grid.cells.map(\.columns) == [1, 1] && grid.columns.map(\.length) == [10, 20])
    }

    @Test func `empty rows and columns have no length, and keep their spacing`() {
        let grid = solve([(.init(row: 2, column: 1), .fixed(10, 10))], spacing: 4)
        #expect(grid.columns.map(\.length) == [0, 10] && grid.rows.map(\.length) == [0, 0, 10])
        #expect(grid.frame(of: 0) == Rect(x: 4, y: 8, width: 10, height: 10))
        #expect(grid.size == Size(width: 14, height: 18))
    }

    @Test func `a cell of several columns is proposed their width if it's more than the grid's`() {
        var offered: Double?
        let wide = Probe.fixed(40, 10)
        let spanning: [(GridSolver.Cell, Probe)] = [
            (.init(row: 0, column: 0), wide), (.init(row: 0, column: 1), wide),
            (.init(row: 1, column: 0, columns: 2), wide),
        ]
        var solver = GridSolver(cells: spanning.map(\.0), horizontalSpacing: 6, verticalSpacing: 0)
        solver.solve(ProposedSize(width: 50, height: nil)) { index, proposal in
            if index == 2, offered == nil { offered = proposal.width }
            return spanning[index].1.rule(proposal)
        }
        #expect(offered == 86)
    }

    @Test func `an unsized cell of several columns doesn't widen them`() {
        let grid = solve([
            (.init(row: 0, column: 0), .fixed(10, 10)), (.init(row: 0, column: 1), .fixed(10, 10)),
            (.init(row: 1, column: 0, columns: 2, isUnsizedHorizontally: true), .fixed(90, 10)),
        ])
        #expect(grid.columns.map(\.length) == [10, 10] && grid.rows.map(\.length) == [10, 10])
    }

    @Test func `spacing that isn't finite is replaced by the default`() {
        for odd in [Double.nan, .infinity] {
            let grid = GridSolver(cells: [], horizontalSpacing: odd, verticalSpacing: odd)
            #expect(grid.horizontalSpacing == 8 && grid.verticalSpacing == 8)
        }
    }

    @Test func `solving a grid again discards the previous solution`() {
        var solver = GridSolver(
            cells: [.init(row: 0, column: 0), .init(row: 0, column: 1)], horizontalSpacing: 0, verticalSpacing: 0)
        for width in [100.0, 40, 70] {
            solver.solve(ProposedSize(width: width, height: 10)) { Probe.shape.rule($1) }
            #expect(solver.size == Size(width: width, height: 10))
        }
    }
}

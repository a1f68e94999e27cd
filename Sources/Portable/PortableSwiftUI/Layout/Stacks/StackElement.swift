import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// Views in a row or a column.
final class StackElement: Element {
    private var axis = LayoutGeometry.Axis.horizontal
    private var alignment = VerticalAlignment.center.key
    private var distance: Double?
    private var solver: StackSolver?

    func set(_ axis: LayoutGeometry.Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        let spacing = spacing.map { Double($0) }
        guard axis != self.axis || alignment != self.alignment || spacing != distance else { return }
        self.axis = axis
        self.alignment = alignment
        distance = spacing
        setNeedsLayout()
    }

    override func layoutWasInvalidated() { solver = nil }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        solve(proposal)
    }

    @discardableResult
    private func solve(_ proposal: ProposedSize) -> Size {
        var solver = takeSolver()
        defer { self.solver = solver }
        return solver.solve(proposal, measure: measure, guide: guide)
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        var solver = takeSolver()
        solver.solvePlacement(proposal, in: size, measure: measure, guide: guide)
        for (index, child) in solver.children.enumerated() {
            place(children[index], at: child.position, child.proposal, in: size)
        }
        self.solver = solver
    }

    /// The solver, taken out so that changing it copies nothing.
    private func takeSolver() -> StackSolver {
        if let solver {
            self.solver = nil
            return solver
        }
        return StackSolver(
            axis: axis, spacing: distance, count: children.count, priority: { children[$0].layoutPriority },
            preference: { children[$0].tellSpacing() })
    }

    private func measure(_ index: Int, _ proposal: ProposedSize) -> Size { children[index].size(proposal) }

    private func guide(_ index: Int, _ proposal: ProposedSize, _ size: Size) -> Double {
        children[index].guide(alignment, proposal)
    }

    override var spacing: Spacing {
        Spacing.stack(count: children.count, axis: axis) { children[$0].spacing }
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        guard isExplicit(key) else { return nil }
        solve(proposal)
        guard let solved = solver?.children else { return nil }
        return combinedGuide(key) { (solved[$0].proposal, solved[$0].position) }
    }

    override var stackAxis: LayoutGeometry.Axis? { axis }
}

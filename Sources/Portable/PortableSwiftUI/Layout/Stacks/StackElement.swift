import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The element of a horizontal or vertical stack.
final class StackElement: Element {
    private var axis = LayoutGeometry.Axis.horizontal
    private var alignment = VerticalAlignment.center.key
    private var distance: Double?
    /// The most recent solutions: one for the size, and one for the placement, which uses the stack's width or height.
    private var solutions: [Solution] = []
    /// The proposal and width that the children were last placed for.
    private var placed: (proposal: ProposedSize, width: Double)?

    private struct Solution {
        var solver: StackSolver
        /// The proposal of the solution. Reading it from the solver would copy the solver.
        var proposal: ProposedSize?
        /// The indexes of views whose sizes may have changed since the solution.
        var changed: [Int] = []
        /// The index of the first view that may have moved.
        var firstMoved = 0
    }

    func set(_ axis: LayoutGeometry.Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        let spacing = spacing.map { Double($0) }
        guard axis != self.axis || alignment != self.alignment || spacing != distance else { return }
        self.axis = axis
        self.alignment = alignment
        distance = spacing
        setNeedsLayout()
    }

    override func layoutWasInvalidated() { solutions = [] }

    override func layoutWasInvalidated(by changed: [Element]) {
        let indices = changed.map(\.indexInParent)
        // If many views have changed, measuring all of them isn't slower.
        guard changed.count <= 16 else { return layoutWasInvalidated() }
        for child in changed where child.indexInParent >= children.count || children[child.indexInParent] !== child {
            return layoutWasInvalidated()
        }
        for solution in solutions.indices {
            solutions[solution].changed += indices
            // The solution isn't used by the layout anymore.
            if solutions[solution].changed.count > children.count { return layoutWasInvalidated() }
        }
        // If a view's spacing or priority changed, the whole solution is invalid.
        for child in changed {
            let priority = child.layoutPriority
            let isSame = distance != nil || child.reportedSpacing == child.spacing
            for solution in solutions.indices
            where !isSame || solutions[solution].solver.children[child.indexInParent].priority != priority {
                return layoutWasInvalidated()
            }
        }
    }

    override func computeSize(_ proposal: ProposedSize) -> Size { solutions[solve(proposal)].solver.size }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        var proposal = proposal
        let across = axis.perpendicular
        // A length that was unspecified is now the stack's.
        if proposal[across] == nil { proposal[across] = size[across] }
        let index = solve(proposal)
        let isSame = placed.map { $0.proposal == proposal && $0.width == size.width } ?? false
        let first = isSame ? solutions[index].firstMoved : 0
        solutions[index].firstMoved = children.count
        placed = (proposal, size.width)
        let (solved, children) = (solutions[index].solver.children, children)
        let canMove = !isRightToLeft && graph?.movesAtOnce ?? false
        if canMove, first < children.count { setNeedsDisplay() }
        for index in first..<children.count {
            let (child, new) = (children[index], solved[index])
            if canMove, child.moves(to: new.position, new.proposal) { continue }
            place(child, at: new.position, new.proposal, in: size)
        }
    }

    /// Computes the solution for a proposal, and returns its index.
    private func solve(_ proposal: ProposedSize) -> Int {
        let (children, alignment) = (children, alignment)
        func measure(_ index: Int, _ proposal: ProposedSize) -> Size { children[index].size(proposal) }
        func guide(_ index: Int, _ proposal: ProposedSize, _ size: Size) -> Double {
            children[index].guide(alignment, proposal, size)
        }
        // Removed from the array, so that changing it doesn't copy it, even if measuring the children uses other
        // solutions.
        var solution = removeSolution(for: proposal)
        let changed = solution.changed
        solution.changed = []
        if !solution.solver.isSolved(for: proposal) {
            solution.firstMoved = 0
            solution.solver.solve(proposal, measure: measure, guide: guide)
        } else if !changed.isEmpty {
            if let first = solution.solver.update(changed, measure: measure, guide: guide) {
                solution.firstMoved = min(solution.firstMoved, first)
            } else {
                solution.firstMoved = 0
                solution.solver.invalidate()
                solution.solver.solve(proposal, measure: measure, guide: guide)
            }
        }
        solution.proposal = proposal
        solutions.append(solution)
        return solutions.count - 1
    }

    /// Removes and returns the solution for a proposal, or one on which no placement depends, or a new one.
    private func removeSolution(for proposal: ProposedSize) -> Solution {
        for index in solutions.indices where solutions[index].proposal == proposal {
            return solutions.remove(at: index)
        }
        if solutions.count > 1 {
            let isFirstPlaced = placed.map { solutions[0].proposal == $0.proposal } ?? false
            return solutions.remove(at: isFirstPlaced ? 1 : 0)
        }
        return Solution(
            solver: StackSolver(
                axis: axis, spacing: distance, count: children.count, priority: { children[$0].layoutPriority },
                preference: { children[$0].reportSpacing() }))
    }

    override var spacing: Spacing {
        Spacing.stack(count: children.count, axis: axis) { children[$0].spacing }
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        guard isExplicit(key) else { return nil }
        let solved = solutions[solve(proposal)].solver.children
        return combinedGuide(key) { (solved[$0].proposal, solved[$0].position) }
    }

    override var stackAxis: LayoutGeometry.Axis? { axis }
}

import LayoutGeometry

/// Divides a length among the views of a row or a column, and stores their positions.
///
/// The view with the highest priority is measured first; of equal priorities, the least flexible one. Each view is
/// offered an equal share of the remaining length, after the minimum lengths of views with lower priorities are
/// reserved. So a view is measured at most four times: for its minimum and maximum length, for its size, and again if
/// the stack's breadth was unspecified.
///
/// Solving again reuses all storage. Positions are left to right; for right-to-left layouts, callers mirror them.
package struct StackSolver: Sendable {
    /// A view of the stack, with its proposal and the result.
    package struct Child: Sendable {
        package fileprivate(set) var proposal = ProposedSize.unspecified
        package fileprivate(set) var size = Size.zero
        /// The top left corner, relative to the stack's.
        package fileprivate(set) var position = Point.zero

        /// The layout priority, which is never NaN.
        package fileprivate(set) var priority: Double
        fileprivate var distanceToPrevious: Double
        fileprivate var minimum = 0.0
        fileprivate var maximum = 0.0
        /// The position of the alignment line in the view, across the stack.
        fileprivate var line = 0.0
    }

    package let axis: Axis
    package private(set) var children: [Child]
    /// The size of the last solution.
    package private(set) var size = Size.zero

    // Used instead of the axis, because comparing values of another module is a function call.
    private let isHorizontal: Bool
    private let totalSpacing: Double
    /// The children in the order in which they are measured.
    private var order: [Int]
    /// The ranges of `order` with equal priorities, the highest first.
    private let groups: [Range<Int>]
    /// The last solved proposal; `nil` before the first.
    package private(set) var proposal: ProposedSize?
    /// The extent of the views across the stack, relative to the alignment line.
    private var low = 0.0, high = 0.0

    /// - Parameters:
    ///   - spacing: The distance between two views; `nil` uses the views' preferences. A distance that isn't finite
    ///     counts as `nil`.
    ///   - priority: The layout priority of a view; NaN counts as 0.
    ///   - preference: The spacing preferences of a view; only called if `spacing` is `nil`.
    package init(
        axis: Axis, spacing: Double?, count: Int, priority: (Int) -> Double, preference: (Int) -> Spacing
    ) {
        self.axis = axis
        isHorizontal = axis == .horizontal
        var total = 0.0
        var previous: Spacing?
        let uniform = spacing.flatMap { $0.isFinite ? $0 : nil }
        children = []
        children.reserveCapacity(count)
        for index in 0..<count {
            var distance = 0.0
            if let uniform {
                distance = index == 0 ? 0 : uniform
            } else {
                let own = preference(index)
                distance = previous?.distance(to: own, along: axis) ?? 0
                previous = own
            }
            total += distance
            let wanted = priority(index)
            children.append(Child(priority: wanted.isNaN ? 0 : wanted, distanceToPrevious: distance))
        }
        totalSpacing = total
        let priorities = children.map { $0.priority }
        let order = Array(0..<count).sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
        var groups: [Range<Int>] = []
        for position in order.indices {
            if let last = groups.last, priorities[order[last.lowerBound]] == priorities[order[position]] {
                groups[groups.count - 1] = last.lowerBound..<position + 1
            } else {
                groups.append(position..<position + 1)
            }
        }
        self.order = order
        self.groups = groups
    }

    /// Solves for `proposal`, and returns the resulting size. Solving for the last proposal again measures nothing.
    ///
    /// - Parameters:
    ///   - measure: Returns the size of a view for a proposal. A NaN length takes no space.
    ///   - guide: Returns the position of the alignment line across the stack in a view of the given size.
    /// - Complexity: O(*n* log *n*) in the number of views, with at most three measurements of each.
    @discardableResult
    package mutating func solve(
        _ proposal: ProposedSize, measure: (Int, ProposedSize) -> Size, guide: (Int, ProposedSize, Size) -> Double
    ) -> Size {
        if isSolved(for: proposal) { return size }
        self.proposal = proposal
        let across = isHorizontal ? proposal.height : proposal.width
        if let length = isHorizontal ? proposal.width : proposal.height, !length.isNaN {
            divide(length - totalSpacing, across: across, measure: measure)
        } else {
            for index in children.indices { ask(index, for: nil, across: across, measure: measure) }
        }
        for index in children.indices { measureLine(index, guide) }
        arrange()
        return size
    }

    /// Solves for the positions in a stack of the given `size`. The solution is the same as for `proposal`, but with
    /// the stack's breadth if the breadth was unspecified.
    package mutating func solvePlacement(
        _ proposal: ProposedSize, in size: Size, measure: (Int, ProposedSize) -> Size,
        guide: (Int, ProposedSize, Size) -> Double
    ) {
        var proposal = proposal
        let across = axis.perpendicular
        if proposal[across] == nil { proposal[across] = size[across] }
        solve(proposal, measure: measure, guide: guide)
    }

    /// Returns whether a proposal was solved last, so that solving it again measures nothing.
    package func isSolved(for proposal: ProposedSize) -> Bool {
        guard let solved = self.proposal else { return false }
        return solved == proposal
    }

    /// Discards the last solution, because any view may have changed its size.
    package mutating func invalidate() { proposal = nil }

    /// Measures the given views again, whose sizes may have changed. Without a length to divide, all others keep their
    /// sizes.
    ///
    /// - Returns: The index of the first view whose position or size may have changed; `nil` if all views must be
    ///   measured: see ``invalidate()``.
    /// - Complexity: O(*n*) additions, and one measurement of each changed view.
    package mutating func update(
        _ changed: [Int], measure: (Int, ProposedSize) -> Size, guide: (Int, ProposedSize, Size) -> Double
    ) -> Int? {
        guard let proposal, proposal[axis] == nil else { return nil }
        var first = children.count
        var mayHaveOtherBreadth = false
        for index in changed {
            first = min(first, index)
            let old = children[index]
            ask(index, for: nil, across: proposal[axis.perpendicular], measure: measure)
            measureLine(index, guide)
            let new = children[index]
            let isAsBroad = across(new.size) == across(old.size) && new.line == old.line
            if !isAsBroad, isAtEdge(old) || isAtEdge(new) { mayHaveOtherBreadth = true }
        }
        if mayHaveOtherBreadth {
            arrange()
            return 0
        }
        moveOn(from: first)
        return first
    }

    // MARK: - Dividing the length

    private mutating func divide(_ length: Double, across: Double?, measure: (Int, ProposedSize) -> Size) {
        sortByFlexibility(across: across, measure: measure)
        var room = length
        var reserved = 0.0
        for group in groups.dropFirst() { reserved += minimums(of: group) }
        for group in groups {
            if group.lowerBound > 0 { reserved -= minimums(of: group) }
            var left = Double(group.count)
            for position in group {
                let index = order[position]
                let offer = max((room - reserved) / left, 0)
                ask(index, for: offer, across: across, measure: measure)
                let taken = along(children[index].size)
                // An infinite length stays infinite.
                if room.isFinite, !taken.isNaN { room -= taken }
                left -= 1
            }
        }
    }

    private func minimums(of group: Range<Int>) -> Double {
        group.reduce(0) { $0 + children[order[$1]].minimum }
    }

    private mutating func ask(
        _ index: Int, for length: Double?, across: Double?, measure: (Int, ProposedSize) -> Size
    ) {
        let proposal = proposed(length, across)
        children[index].proposal = proposal
        children[index].size = measure(index, proposal)
    }

    // Defined here instead of using the geometry's subscripts, because calls into another module cost more than the
    // operation.

    private func along(_ size: Size) -> Double { isHorizontal ? size.width : size.height }

    private func proposed(_ length: Double?, _ across: Double?) -> ProposedSize {
        isHorizontal
            ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length)
    }

    /// Sorts each group of equal priority by flexibility. Measures minimum and maximum lengths only if the order or a
    /// reserved length depends on them.
    private mutating func sortByFlexibility(across: Double?, measure: (Int, ProposedSize) -> Size) {
        func length(_ index: Int, _ offer: Double) -> Double {
            let answer = along(measure(index, proposed(offer, across)))
            // A view with an infinite minimum doesn't affect the others.
            return offer == 0 && !answer.isFinite || answer.isNaN ? 0 : answer
        }
        for group in groups {
            let needsOrder = group.count > 1
            for position in group where needsOrder || group.lowerBound > 0 {
                let index = order[position]
                children[index].minimum = length(index, 0)
                if needsOrder { children[index].maximum = length(index, .infinity) }
            }
            if needsOrder { sort(group) }
        }
    }

    private mutating func sort(_ group: Range<Int>) {
        guard group.count <= 8 else {
            let children = children
            order[group].sort { StackSolver.isMeasured($0, before: $1, of: children) }
            return
        }
        // An insertion sort, which needs no memory for few views.
        for position in group.dropFirst() {
            let index = order[position]
            var hole = position
            while hole > group.lowerBound {
                let other = order[hole - 1]
                guard StackSolver.isMeasured(index, before: other, of: children) else { break }
                order[hole] = other
                hole -= 1
            }
            order[hole] = index
        }
    }

    /// Returns whether a view is less flexible than another, or equally infinite with a larger minimum, or before it in
    /// the order of declaration.
    private static func isMeasured(_ a: Int, before b: Int, of children: [Child]) -> Bool {
        func key(_ index: Int) -> (Double, Double, Int) {
            let flexibility = children[index].maximum - children[index].minimum
            return (flexibility, flexibility.isFinite ? flexibility : -children[index].minimum, index)
        }
        return key(a) < key(b)
    }

    // MARK: - Positions

    private mutating func measureLine(_ index: Int, _ guide: (Int, ProposedSize, Size) -> Double) {
        let line = guide(index, children[index].proposal, children[index].size)
        children[index].line = line.isFinite ? line : 0
    }

    private func across(_ size: Size) -> Double { isHorizontal ? size.height : size.width }

    /// Returns whether the breadth of the stack may depend on a view.
    private func isAtEdge(_ child: Child) -> Bool {
        let breadth = across(child.size)
        // NaN compares as false, so it counts as being at the edge.
        return !(-child.line > low && breadth - child.line < high)
    }

    private mutating func arrange() {
        low = .infinity
        high = -.infinity
        for child in children {
            let breadth = across(child.size)
            guard !breadth.isNaN else { continue }
            low = min(low, -child.line)
            high = max(high, breadth - child.line)
        }
        moveOn(from: 0)
    }

    /// Positions the views from the given one on.
    private mutating func moveOn(from first: Int) {
        let isHorizontal = isHorizontal
        // If no view has a valid breadth, the lines are at the side.
        let side = low <= high ? low : 0
        var position = 0.0
        if first > 0 {
            let previous = children[first - 1]
            position = isHorizontal ? previous.position.x : previous.position.y
            let length = along(previous.size)
            if !length.isNaN { position += length }
        }
        children.withUnsafeMutableBufferPointer { children in
            for index in first..<children.count {
                position += children[index].distanceToPrevious
                let across = -children[index].line - side
                children[index].position =
                    isHorizontal ? Point(x: position, y: across) : Point(x: across, y: position)
                let length = isHorizontal ? children[index].size.width : children[index].size.height
                if !length.isNaN { position += length }
            }
        }
        let breadth = max(high - low, 0)
        size = isHorizontal ? Size(width: position, height: breadth) : Size(width: breadth, height: position)
    }
}

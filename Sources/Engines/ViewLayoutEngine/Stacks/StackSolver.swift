import LayoutGeometry

/// Divides a length among views in a row or a column, and remembers where each of them goes.
///
/// The view with the highest priority is asked first; among equals the one whose length can change least. Each is
/// offered an equal share of what is left, after what those of lower priorities can't do without is set aside. So a
/// view is asked at most four times: for its smallest and its largest length, for its size, and again where the stack's
/// own breadth was open.
///
/// Solving again reuses all storage. Positions are left to right; who draws right to left mirrors them.
package struct StackSolver: Sendable {
    /// One view of the stack: what it was offered, and what came of it.
    package struct Child: Sendable {
        package fileprivate(set) var proposal = ProposedSize.unspecified
        package fileprivate(set) var size = Size.zero
        /// Of the top left corner, from the stack's.
        package fileprivate(set) var position = Point.zero

        fileprivate var priority: Double
        fileprivate var distanceToPrevious: Double
        fileprivate var minimum = 0.0
        fileprivate var maximum = 0.0
    }

    package let axis: Axis
    package private(set) var children: [Child]
    /// The size that the last solution takes.
    package private(set) var size = Size.zero

    private let totalSpacing: Double
    /// The children in the order in which they are asked.
    private var order: [Int]
    /// The parts of `order` that have one priority, the highest first.
    private let groups: [Range<Int>]
    private var lastProposal: ProposedSize?

    /// - Parameters:
    ///   - spacing: The distance between two views; nil for what these want themselves. One that isn't finite counts as
    ///     nil.
    ///   - priority: The layout priority of a view; NaN counts as 0.
    ///   - preference: What a view wants to keep from others; asked only if `spacing` is nil.
    package init(
        axis: Axis, spacing: Double?, count: Int, priority: (Int) -> Double, preference: (Int) -> Spacing
    ) {
        self.axis = axis
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
        let priorities = children.map(\.priority)
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

    /// Solves for `proposal`, and returns the size that comes of it. The same proposal as last time asks nobody.
    ///
    /// - Parameters:
    ///   - measure: The size of a view for an offer. A length that isn't a number takes no room.
    ///   - guide: Where, across the stack, the line lies in a view of a size by which the views are aligned.
    /// - Complexity: O(*n* log *n*) in the number of views, at most three questions to each.
    @discardableResult
    package mutating func solve(
        _ proposal: ProposedSize, measure: (Int, ProposedSize) -> Size, guide: (Int, ProposedSize, Size) -> Double
    ) -> Size {
        if lastProposal == proposal { return size }
        lastProposal = proposal
        let across = proposal[axis.perpendicular]
        if let length = proposal[axis], !length.isNaN {
            divide(length - totalSpacing, across: across, measure: measure)
        } else {
            for index in children.indices { ask(index, for: nil, across: across, measure: measure) }
        }
        arrange(guide)
        return size
    }

    /// Solves for where the views go in a stack that takes `size`: as for `proposal`, but a breadth that was open is
    /// now the stack's own.
    package mutating func solvePlacement(
        _ proposal: ProposedSize, in size: Size, measure: (Int, ProposedSize) -> Size,
        guide: (Int, ProposedSize, Size) -> Double
    ) {
        var proposal = proposal
        let across = axis.perpendicular
        if proposal[across] == nil { proposal[across] = size[across] }
        solve(proposal, measure: measure, guide: guide)
    }

    /// Forgets the last solution: a view may answer otherwise now.
    package mutating func invalidate() { lastProposal = nil }

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
                // Endless room stays endless, whatever is taken from it.
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
        let proposal = proposal(length, across)
        children[index].proposal = proposal
        children[index].size = measure(index, proposal)
    }

    // Here, not by the geometry's own subscripts: calls of another module cost more than what they do.

    private func along(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }

    private func proposal(_ length: Double?, _ across: Double?) -> ProposedSize {
        axis == .horizontal
            ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length)
    }

    /// Orders each group of equal priority by how much its views can change. Lengths are asked for only where an order
    /// or a reserve depends on them.
    private mutating func sortByFlexibility(across: Double?, measure: (Int, ProposedSize) -> Size) {
        func length(_ index: Int, _ offer: Double) -> Double {
            let answer = along(measure(index, proposal(offer, across)))
            // A view that can't be smaller than endless has no say in what others get.
            return offer == 0 && !answer.isFinite || answer.isNaN ? 0 : answer
        }
        for group in groups {
            let needsOrder = group.count > 1
            for position in group where needsOrder || group.lowerBound > 0 {
                let index = order[position]
                children[index].minimum = length(index, 0)
                if needsOrder { children[index].maximum = length(index, .infinity) }
            }
            guard needsOrder else { continue }
            let children = children
            order[group].sort { StackSolver.isAsked(children[$0], before: children[$1]) ?? ($0 < $1) }
        }
    }

    /// Whether `a` is less flexible than `b`, or as endlessly flexible with the larger minimum; nil if neither.
    private static func isAsked(_ a: Child, before b: Child) -> Bool? {
        let first = a.maximum - a.minimum, second = b.maximum - b.minimum
        if first != second { return first < second }
        if first == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
        return nil
    }

    // MARK: - Positions

    private mutating func arrange(_ guide: (Int, ProposedSize, Size) -> Double) {
        let isHorizontal = axis == .horizontal
        var position = 0.0
        var low = Double.infinity, high = -Double.infinity
        for index in children.indices {
            let child = children[index]
            let length = isHorizontal ? child.size.width : child.size.height
            let breadth = isHorizontal ? child.size.height : child.size.width
            var line = guide(index, child.proposal, child.size)
            if !line.isFinite { line = 0 }
            position += child.distanceToPrevious
            children[index].position =
                isHorizontal ? Point(x: position, y: -line) : Point(x: -line, y: position)
            if !length.isNaN { position += length }
            guard !breadth.isNaN else { continue }
            if -line < low { low = -line }
            if breadth - line > high { high = breadth - line }
        }
        guard low <= high else {
            size = isHorizontal ? Size(width: position, height: 0) : Size(width: 0, height: position)
            return
        }
        for index in children.indices {
            if isHorizontal { children[index].position.y -= low } else { children[index].position.x -= low }
        }
        size =
            isHorizontal
            ? Size(width: position, height: high - low) : Size(width: high - low, height: position)
    }
}

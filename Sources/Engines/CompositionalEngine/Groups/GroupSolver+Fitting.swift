import LayoutGeometry

/// The nodes of a run, with their number.
struct RunPlan {
    /// Where the run lies.
    struct Frame {
        /// The group's rectangle less its insets, relative to its outer origin.
        var inner: Rect
        var axis: Axis
        var isAxisEstimated: Bool
        var isCrossEstimated: Bool

        var cross: Axis { axis.perpendicular }
    }

    /// Repeated from the start.
    var nodes: [NodeDescription]
    var count: Int
    var spacing: SpacingDescription
    /// The container of the nodes' fractions: the inner size, on the axis less the spacing (R10).
    var container: Size
    /// The node's length on the axis in a group that divides its own (R12).
    var forcedLength: Double?
    /// The groups among the nodes, as far as they were solved before.
    var solved: SolvedGroups?

    /// Whether some, but not all, nodes are as long across the run as a fraction of the group.
    func mixesFractions(across cross: Axis) -> Bool {
        func isFraction(_ node: NodeDescription) -> Bool { node.size[cross].isFraction(of: cross) }
        return nodes.contains(where: isFraction) && !nodes.allSatisfy(isFraction)
    }
}

extension GroupSolver {
    /// A length within this much beyond the room still fits.
    private static let tolerance = 1e-4

    /// How many nodes the group holds, and what their fractions refer to.
    mutating func plan(_ group: GroupDescription, in frame: RunPlan.Frame, depth: Int) -> RunPlan {
        let spacing = group.interItemSpacing
        let axis = frame.axis
        var plan = RunPlan(nodes: [], count: 0, spacing: spacing, container: frame.inner.size)
        func reduced(by gaps: Int) -> Double {
            Swift.max(0, frame.inner.size[axis] - spacing.minimum * Double(Swift.max(0, gaps)))
        }
        switch group.content {
        case .custom:
            break
        case .divided(_, let node, let count):
            plan.nodes = [node]
            plan.count = limited(count)
            plan.container[axis] = reduced(by: plan.count - 1)
            if plan.count > 0 { plan.forcedLength = grid.floor(plan.container[axis] / Double(plan.count)) }
        case .counted(_, let node, let count):
            plan.nodes = [node]
            plan.count = limited(count)
            plan.container[axis] = reduced(by: plan.count - 1)
        case .repeating(_, let nodes):
            plan.nodes = nodes
            if frame.isAxisEstimated {
                // As long as its content, it holds each node once (R22).
                plan.count = limited(nodes.count)
                plan.container[axis] = reduced(by: plan.count - 1)
            } else if nodes.contains(where: { $0.size[axis].isEstimated }) {
                plan.count = measuredFit(nodes, spacing: spacing.minimum, in: frame, depth: depth)
                plan.container[axis] = reduced(by: plan.count - 1)
            } else if nodes.contains(where: { $0.size[frame.cross].isFraction(of: axis) }) {
                // Squares: first as if there were no spacing, then as many of those as fit with it (R11b).
                let dense = fit(nodes, spacing: 0, axis: axis, room: frame.inner.size)
                plan.container[axis] = reduced(by: dense - 1)
                plan.count = fit(nodes, spacing: spacing.minimum, axis: axis, room: frame.inner.size) { _ in dense - 1 }
            } else {
                plan.count = fit(nodes, spacing: spacing.minimum, axis: axis, room: frame.inner.size)
                plan.container[axis] = reduced(by: plan.count - 1)
            }
        }
        return plan
    }

    private mutating func limited(_ count: Int) -> Int {
        if count > Self.maximumSlots { isTooLarge = true }
        return Swift.max(0, Swift.min(count, Self.maximumSlots))
    }

    /// The largest count of nodes that fits (R11), where the lengths of `count` nodes are fractions of the room less
    /// `gaps(count)` spacings. Nodes that take no room at all are placed once each.
    /// - Complexity: O(count · nodes).
    private func fit(
        _ nodes: [NodeDescription], spacing: Double, axis: Axis, room: Size, gaps: (Int) -> Int = { $0 - 1 }
    ) -> Int {
        guard !nodes.isEmpty else { return 0 }
        var container = room
        var count = 0
        var lengths = [Double](repeating: 0, count: nodes.count)
        while count < Self.maximumSlots {
            let next = count + 1
            container[axis] = Swift.max(0, room[axis] - spacing * Double(Swift.max(0, gaps(next))))
            for (index, node) in nodes.enumerated() {
                lengths[index] = node.lengthWithEdges(on: axis, in: container, grid: grid)
            }
            let (cycles, rest) = next.quotientAndRemainder(dividingBy: nodes.count)
            let cycle = lengths.reduce(0, +)
            if cycle + spacing * Double(nodes.count) <= 0 && next > nodes.count { return nodes.count }
            let total = Double(cycles) * cycle + lengths[..<rest].reduce(0, +) + spacing * Double(count)
            guard total <= room[axis] + Self.tolerance else { return count }
            count = next
        }
        return nodes.count
    }

    /// The same where nodes are as long as they were measured to be: a row that wraps. At least one node is placed.
    private mutating func measuredFit(
        _ nodes: [NodeDescription], spacing: Double, in frame: RunPlan.Frame, depth: Int
    ) -> Int {
        let axis = frame.axis
        let room = frame.inner.size[axis]
        var trial = self
        // Fixed and measured lengths add up; fractions depend on the count, shared lengths on the longest.
        var fixed = 0.0
        var fractionCounts = [Int](repeating: 0, count: nodes.count)
        var shared = (count: 0, longest: 0.0)
        var count = 0
        // The length at the end of the last cycle, less the gaps that every cycle begins with.
        var lastTotal = -spacing, itemsLeft = remaining
        while count < Self.maximumSlots {
            let index = count % nodes.count
            let node = nodes[index]
            var container = frame.inner.size
            container[axis] = Swift.max(0, room - spacing * Double(count))
            let dimension = node.size[axis]
            if dimension.isEstimated {
                let length = trial.measuredLength(of: node, on: axis, in: container, depth: depth)
                if dimension.isUniform {
                    shared = (shared.count + 1, Swift.max(shared.longest, length))
                    fixed += node.edgeSpacing.minimum(on: axis)
                } else {
                    fixed += length + node.edgeSpacing.minimum(on: axis)
                }
            } else {
                trial.skip(node, in: container, depth: depth)
                if case .absolute = dimension {
                    fixed += node.lengthWithEdges(on: axis, in: container, grid: grid)
                } else {
                    fractionCounts[index] += 1
                }
            }
            var total = fixed + Double(shared.count) * shared.longest + spacing * Double(count)
            for (node, count) in zip(nodes, fractionCounts) where count > 0 {
                total += Double(count) * node.lengthWithEdges(on: axis, in: container, grid: grid)
            }
            if count > 0 && total > room + Self.tolerance { break }
            count += 1
            guard count % nodes.count == 0 else { continue }
            // A cycle that takes no room is placed once. Later ones may have items that were measured to take none.
            if total <= lastTotal, count == nodes.count || trial.remaining == itemsLeft {
                count = Swift.max(nodes.count, count - nodes.count)
                break
            }
            (lastTotal, itemsLeft) = (total, trial.remaining)
        }
        visits = trial.visits
        return count
    }

    /// The length of a node with an estimated one: measured, guessed, or the length of a nested group's content.
    private mutating func measuredLength(
        of node: NodeDescription, on axis: Axis, in container: Size, depth: Int
    ) -> Double {
        switch node {
        case .item(let description):
            let measured = remaining > 0 ? measuredSize(of: item)?[axis] : nil
            advance()
            return measured ?? description.size[axis].length(in: container, grid: grid)
        case .group(let group):
            return solve(group, in: container, depth: depth + 1).size[axis]
        }
    }

    /// Uses up the items of a node whose length does not depend on them.
    private mutating func skip(_ node: NodeDescription, in container: Size, depth: Int) {
        switch node {
        case .item: advance()
        case .group(let group): _ = solve(group, in: container, depth: depth + 1)
        }
    }

    mutating func advance() {
        guard remaining > 0 else { return }
        item += 1
        remaining -= 1
    }
}

extension EdgeSpacingDescription {
    /// The room that both edges take at least on `axis`.
    func minimum(on axis: Axis) -> Double { start(axis).minimum + end(axis).minimum }
}

extension NodeDescription {
    /// The length on `axis` with both edges.
    func lengthWithEdges(on axis: Axis, in container: Size, grid: PixelGrid) -> Double {
        size[axis].length(in: container, grid: grid) + edgeSpacing.minimum(on: axis)
    }
}

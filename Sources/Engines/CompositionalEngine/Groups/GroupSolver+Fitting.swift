import LayoutGeometry

/// The nodes of a run and their count.
struct RunPlan {
    /// The frame of a run.
    struct Frame {
        /// The group's rectangle less its insets, relative to its outer origin.
        var inner: Rect
        var axis: Axis
        var isAxisEstimated: Bool
        var isCrossEstimated: Bool

        var cross: Axis { axis.perpendicular }
    }

    /// The nodes, which are repeated.
    var nodes: [NodeDescription]
    var count: Int
    var spacing: SpacingDescription
    /// The container of the nodes' fractions: the inner size, on the axis less the spacing (R10).
    var container: Size
    /// The forced length of the node on the axis in a group that divides its length (R12).
    var forcedLength: Double?
    /// The solutions of nested groups, as far as they are known.
    var solved: SolvedGroups?

    /// Returns whether some but not all nodes have fractional lengths across the run.
    func mixesFractions(across cross: Axis) -> Bool {
        func isFraction(_ node: NodeDescription) -> Bool { node.size[cross].isFraction(of: cross) }
        return nodes.contains(where: isFraction) && !nodes.allSatisfy(isFraction)
    }
}

extension GroupSolver {
    /// The length by which nodes can exceed the available length and still fit.
    private static let tolerance = 1e-4

    /// Returns the number of nodes in the group, and the container of their fractions.
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
                // A group with an estimated length contains each node once (R22).
                plan.count = limited(nodes.count)
                plan.container[axis] = reduced(by: plan.count - 1)
            } else if nodes.contains(where: { $0.size[axis].isEstimated }) {
                plan.count = measuredFit(nodes, spacing: spacing.minimum, in: frame, depth: depth)
                plan.container[axis] = reduced(by: plan.count - 1)
            } else if nodes.contains(where: { $0.size[frame.cross].isFraction(of: axis) }) {
                // Squares: first fitted without spacing, then as many of that size as fit with it (R11b).
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

    /// Returns the largest number of nodes that fit (R11), where the lengths of `count` nodes are fractions of the
    /// available length less `gaps(count)` spacings. Nodes without length are placed once each.
    /// - Complexity: O(*c* × *n*), where *c* is the result and *n* is the number of nodes.
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

    /// The same with measured lengths: a row that wraps. At least one node is placed.
    private mutating func measuredFit(
        _ nodes: [NodeDescription], spacing: Double, in frame: RunPlan.Frame, depth: Int
    ) -> Int {
        let axis = frame.axis
        let room = frame.inner.size[axis]
        var trial = self
        // Fixed and measured lengths are added up; fractions depend on the count, shared lengths on the longest.
        var fixed = 0.0
        var fractionCounts = [Int](repeating: 0, count: nodes.count)
        var shared = (count: 0, longest: 0.0)
        var count = 0
        // The length at the end of the last cycle, without the gap at the start of each cycle.
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
            // A cycle without length is placed once. Later cycles may contain items that were measured as zero.
            if total <= lastTotal, count == nodes.count || trial.remaining == itemsLeft {
                count = Swift.max(nodes.count, count - nodes.count)
                break
            }
            (lastTotal, itemsLeft) = (total, trial.remaining)
        }
        visits = trial.visits
        return count
    }

    /// Returns the length of a node with an estimated dimension: measured, estimated, or the content length of a nested
    /// group.
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

    /// Skips the items of a node whose length doesn't depend on them.
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
    /// Returns the minimum sum of both edges on `axis`.
    func minimum(on axis: Axis) -> Double { start(axis).minimum + end(axis).minimum }
}

extension NodeDescription {
    /// Returns the length on `axis` including both edges.
    func lengthWithEdges(on axis: Axis, in container: Size, grid: PixelGrid) -> Double {
        size[axis].length(in: container, grid: grid) + edgeSpacing.minimum(on: axis)
    }
}

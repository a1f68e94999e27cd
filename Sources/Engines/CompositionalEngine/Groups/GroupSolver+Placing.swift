import LayoutGeometry

extension GroupSolver {
    /// The size of a placed run.
    struct RunResult {
        /// The distance from the start of the first node's edge to the end of the last one's, including absent nodes.
        var length: Double
        /// The length of the longest node across the run; the run's length if all nodes are fractions of it (R21).
        var crossLength: Double
        var isCut: Bool
        var isCutAlongFlow: Bool
        var overflow: Overflow?
    }

    /// A node of the run that is sized but not positioned.
    struct PendingNode {
        var node: NodeDescription
        var extent: Extent
        /// The item that fills the node's first slot.
        var item: Int
        var slots: Range<Int>
        var supplementaries: Range<Int>
        var groups: Range<Int>
    }

    /// The sized nodes of a run.
    private struct SizedRun {
        var nodes: [PendingNode] = []
        /// The length of the nodes without items.
        var absentLength = 0.0
        var isCut = false
        var isCutAlongFlow = false
        /// The first run in a nested group that exceeds its group.
        var overflow: Overflow?

        /// Returns the longest node across the run, or `nil` if all nodes are fractions of the run.
        func crossLength(_ cross: Axis) -> Double? {
            nodes.lazy.filter { !$0.node.size[cross].isFraction(of: cross) }
                .map { $0.extent.size[cross] + $0.node.edgeSpacing.minimum(on: cross) }.max()
        }
    }

    /// Appends the slots of a run.
    mutating func place(_ plan: RunPlan, in frame: RunPlan.Frame, depth: Int) -> RunResult {
        var plan = plan
        if frame.isCrossEstimated && plan.mixesFractions(across: frame.cross) {
            // Fractions refer to the length that the other nodes need.
            var trial = emptied()
            let run = trial.size(plan, axis: frame.axis, depth: depth)
            plan.solved = SolvedGroups(nodes: run.nodes, container: plan.container, solver: trial)
            if let length = run.crossLength(frame.cross) { plan.container[frame.cross] = length }
            visits = trial.visits
            isTooDeep = isTooDeep || trial.isTooDeep
            isTooLarge = isTooLarge || trial.isTooLarge
        }
        let run = size(plan, axis: frame.axis, depth: depth)
        return position(run, of: plan, in: frame)
    }

    /// Sizes the nodes of a run and appends their slots, each relative to its own origin.
    private mutating func size(_ plan: RunPlan, axis: Axis, depth: Int) -> SizedRun {
        var run = SizedRun()
        run.nodes.reserveCapacity(plan.count)
        for index in 0..<plan.count {
            let node = plan.nodes[index % plan.nodes.count]
            guard remaining > 0 else {
                run.isCut = true
                run.absentLength +=
                    (plan.forcedLength ?? node.size[axis].length(in: plan.container, grid: grid))
                    + node.edgeSpacing.minimum(on: axis)
                continue
            }
            guard slots.count < Self.maximumSlots else {
                isTooLarge = true
                break
            }
            let pending = append(node, at: index, of: plan, axis: axis, depth: depth)
            run.isCut = run.isCut || pending.extent.isCut
            run.isCutAlongFlow = run.isCutAlongFlow || pending.extent.isCutAlongFlow
            run.overflow = run.overflow ?? pending.extent.overflow
            run.nodes.append(pending)
        }
        shareLongestLengths(&run.nodes, forcedAxis: plan.forcedLength == nil ? nil : axis)
        return run
    }

    /// Moves the slots of sized nodes to their positions in the group.
    private mutating func position(_ run: SizedRun, of plan: RunPlan, in frame: RunPlan.Frame) -> RunResult {
        let axis = frame.axis
        let cross = frame.cross

        // The flexible gaps of the full run share the remaining length (R15).
        let gaps = Swift.max(0, plan.count - 1)
        var length = run.absentLength + plan.spacing.minimum * Double(gaps)
        var flexibleGaps = plan.spacing.isFlexible ? gaps : 0
        for index in 0..<plan.count {
            let edges = plan.nodes[index % plan.nodes.count].edgeSpacing
            flexibleGaps += (edges.start(axis).isFlexible ? 1 : 0) + (edges.end(axis).isFlexible ? 1 : 0)
        }
        for node in run.nodes { length += node.extent.size[axis] + node.node.edgeSpacing.minimum(on: axis) }
        let leftOver = frame.isAxisEstimated ? 0 : frame.inner.size[axis] - length
        func room(_ spacing: SpacingDescription) -> Double {
            spacing.isFlexible ? spacing.minimum + leftOver / Double(flexibleGaps) : spacing.minimum
        }

        var crossLength = frame.inner.size[cross]
        if frame.isCrossEstimated, let longest = run.crossLength(cross) { crossLength = longest }

        var position = frame.inner.min(axis)
        for (index, node) in run.nodes.enumerated() {
            let edges = node.node.edgeSpacing
            if index > 0 { position += room(plan.spacing) }
            position += room(edges.start(axis))
            let origin = Point(
                axis, along: position,
                across: frame.inner.min(cross) + crossOffset(node.extent.size[cross], edges, cross, in: crossLength))
            move(node, to: origin, forcedAxis: plan.forcedLength == nil ? nil : axis)
            position += node.extent.size[axis] + room(edges.end(axis))
        }
        return RunResult(
            length: length, crossLength: crossLength, isCut: run.isCut,
            isCutAlongFlow: run.isCutAlongFlow || (run.isCut && axis == flowAxis),
            overflow: run.overflow ?? overflow(of: run, length: length, in: frame))
    }

    /// Returns the overflow of a run on its axis, or `nil` if the nodes fit, or if a length is only estimated.
    private func overflow(of run: SizedRun, length: Double, in frame: RunPlan.Frame) -> Overflow? {
        func overflow(_ axis: Axis, _ length: Double) -> Overflow? {
            let room = frame.inner.size[axis]
            // Less than half a point can be a rounding error.
            return length > room + 0.5 ? Overflow(axis: axis, length: length, room: room) : nil
        }
        if !frame.isAxisEstimated, !run.nodes.contains(where: { $0.node.size[frame.axis].isEstimated }),
            let overflow = overflow(frame.axis, length)
        {
            return overflow
        }
        guard !frame.isCrossEstimated else { return nil }
        return run.nodes.lazy.filter { !$0.node.size[frame.cross].isEstimated }
            .compactMap { overflow(frame.cross, $0.extent.size[frame.cross]) }.first
    }

    /// Sizes a node and appends its slots.
    private mutating func append(
        _ node: NodeDescription, at index: Int, of plan: RunPlan, axis: Axis, depth: Int
    ) -> PendingNode {
        let firstItem = item
        let firstSlot = slots.count
        let firstSupplementary = supplementaries.count
        let firstGroup = groups.count
        var extent: Extent
        switch node {
        case .item(let description):
            var size = description.size.size(in: plan.container, grid: grid)
            var isMeasurable = (
                width: description.size.width.isEstimated, height: description.size.height.isEstimated
            )
            if let measured = measuredSize(of: item) {
                size = size.replacingEstimates(of: description.size, by: measured)
            }
            if let forced = plan.forcedLength {
                size[axis] = forced
                if axis == .horizontal { isMeasurable.width = false } else { isMeasurable.height = false }
            }
            slots.append(
                Slot(
                    frame: .zero, isWidthMeasurable: isMeasurable.width, isHeightMeasurable: isMeasurable.height,
                    unsharedSize: description.size.isUniform ? size : nil))
            for description in description.supplementaryItems {
                supplementaries.append(SupplementarySlot(description: description, host: .zero, container: .zero))
            }
            advance()
            extent = Extent(size: size)
        case .group(let group):
            if let solved = plan.solved, let pending = solved.group(at: index, from: item, in: plan.container) {
                append(pending, of: solved.solver, in: plan.container)
                extent = pending.extent
            } else {
                let forced = plan.forcedLength.map { ForcedLength(axis: axis, length: $0) }
                extent = solve(group, in: plan.container, forced: forced, depth: depth + 1)
            }
        }
        return PendingNode(
            node: node, extent: extent, item: firstItem, slots: firstSlot..<slots.count,
            supplementaries: firstSupplementary..<supplementaries.count, groups: firstGroup..<groups.count)
    }

    /// Gives siblings with a shared length the length of the longest one.
    private func shareLongestLengths(_ pending: inout [PendingNode], forcedAxis: Axis?) {
        for axis in Axis.allCases where axis != forcedAxis {
            var longest = 0.0
            for node in pending where node.node.size[axis].isUniform {
                longest = Swift.max(longest, node.extent.size[axis])
            }
            for index in pending.indices where pending[index].node.size[axis].isUniform {
                pending[index].extent.size[axis] = longest
            }
        }
    }

    /// Returns the offset of a node across the run (R16, R17).
    private func crossOffset(
        _ length: Double, _ edges: EdgeSpacingDescription, _ cross: Axis, in room: Double
    ) -> Double {
        let (start, end) = (edges.start(cross), edges.end(cross))
        guard start.isFlexible else { return start.minimum }
        let leftOver = room - length - start.minimum - end.minimum
        return start.minimum + leftOver / (end.isFlexible ? 2 : 1)
    }

    /// Moves a sized node to its position.
    private mutating func move(_ pending: PendingNode, to origin: Point, forcedAxis: Axis?) {
        switch pending.node {
        case .item(let description):
            let insets = description.contentInsets.sanitized {
                $0 != forcedAxis && description.size[$0].isEstimated
            }
            let frame = Rect(origin: origin, size: pending.extent.size).shrunk(by: insets)
            slots[pending.slots.lowerBound].frame = frame
            for index in pending.supplementaries {
                supplementaries[index].host = frame
                supplementaries[index].container = frame.size
            }
        case .group:
            for index in pending.slots {
                slots[index].frame = slots[index].frame.offset(x: origin.x, y: origin.y)
            }
            for index in pending.supplementaries {
                supplementaries[index].host = supplementaries[index].host.offset(x: origin.x, y: origin.y)
            }
            for index in pending.groups {
                groups[index].frame = groups[index].frame.offset(x: origin.x, y: origin.y)
            }
            if let own = pending.groups.first { groups[own].frame.size = pending.extent.size }
        }
    }
}

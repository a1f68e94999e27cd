import LayoutGeometry

extension GroupSolver {
    /// What a placed run takes up.
    struct RunResult {
        /// From the start of the first node's edge to the end of the last one's, absent nodes included.
        var length: Double
        /// The longest node across the run; the run's own length if all nodes are fractions of it (R21).
        var crossLength: Double
        var isCut: Bool
        var isCutAlongFlow: Bool
    }

    /// A node of the run between sizing and placing.
    private struct PendingNode {
        var node: NodeDescription
        var size: Size
        var slots: Range<Int>
        var supplementaries: Range<Int>
        var groups: Range<Int>
    }

    /// Appends the places of a run.
    mutating func place(_ plan: RunPlan, in frame: RunPlan.Frame, depth: Int) -> RunResult {
        var plan = plan
        if frame.isCrossEstimated && plan.mixesFractions(across: frame.cross) {
            // What the other nodes need is what the fractions are fractions of.
            var trial = self
            plan.container[frame.cross] = trial.placeOnce(plan, in: frame, depth: depth).crossLength
            visits = trial.visits
        }
        return placeOnce(plan, in: frame, depth: depth)
    }

    private mutating func placeOnce(_ plan: RunPlan, in frame: RunPlan.Frame, depth: Int) -> RunResult {
        let axis = frame.axis
        let cross = frame.cross
        var isCut = false
        var isCutAlongFlow = false

        // Sizes; places are appended on the way, at the group's origin for now.
        var pending: [PendingNode] = []
        pending.reserveCapacity(plan.count)
        var absentLength = 0.0
        for index in 0..<plan.count {
            let node = plan.nodes[index % plan.nodes.count]
            guard remaining > 0 else {
                isCut = true
                absentLength +=
                    (plan.forcedLength ?? node.size[axis].length(in: plan.container, grid: grid))
                    + node.edgeSpacing.minimum(on: axis)
                continue
            }
            guard slots.count < Self.maximumSlots else {
                isTooLarge = true
                break
            }
            let extent = append(node, plan: plan, axis: axis, depth: depth, to: &pending)
            isCut = isCut || extent.isCut
            isCutAlongFlow = isCutAlongFlow || extent.isCutAlongFlow
        }
        shareLongestLengths(&pending, forcedAxis: plan.forcedLength == nil ? nil : axis)

        // What is left over is shared by the flexible gaps of the full run (R15).
        let gaps = Swift.max(0, plan.count - 1)
        var length = absentLength + plan.spacing.minimum * Double(gaps)
        var flexibleGaps = plan.spacing.isFlexible ? gaps : 0
        for index in 0..<plan.count {
            let edges = plan.nodes[index % plan.nodes.count].edgeSpacing
            flexibleGaps += (edges.start(axis).isFlexible ? 1 : 0) + (edges.end(axis).isFlexible ? 1 : 0)
        }
        for node in pending { length += node.size[axis] + node.node.edgeSpacing.minimum(on: axis) }
        let leftOver = frame.isAxisEstimated ? 0 : frame.inner.size[axis] - length
        func room(_ spacing: SpacingDescription) -> Double {
            spacing.isFlexible ? spacing.minimum + leftOver / Double(flexibleGaps) : spacing.minimum
        }

        var crossLength = frame.inner.size[cross]
        if frame.isCrossEstimated {
            let lengths = pending.filter { !$0.node.size[cross].isFraction(of: cross) }
                .map { $0.size[cross] + $0.node.edgeSpacing.minimum(on: cross) }
            crossLength = lengths.max() ?? crossLength
        }

        var position = frame.inner.min(axis)
        for (index, node) in pending.enumerated() {
            let edges = node.node.edgeSpacing
            if index > 0 { position += room(plan.spacing) }
            position += room(edges.start(axis))
            let origin = Point(
                axis, along: position,
                across: frame.inner.min(cross) + crossOffset(node.size[cross], edges, cross, in: crossLength))
            move(node, to: origin, forcedAxis: plan.forcedLength == nil ? nil : axis)
            position += node.size[axis] + room(edges.end(axis))
        }
        return RunResult(
            length: length, crossLength: crossLength, isCut: isCut,
            isCutAlongFlow: isCutAlongFlow || (isCut && axis == flowAxis))
    }

    /// Sizes a node and appends its places.
    private mutating func append(
        _ node: NodeDescription, plan: RunPlan, axis: Axis, depth: Int, to pending: inout [PendingNode]
    ) -> Extent {
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
                    frame: .zero, isWidthMeasurable: isMeasurable.width, isHeightMeasurable: isMeasurable.height))
            for description in description.supplementaryItems {
                supplementaries.append(SupplementarySlot(description: description, host: .zero, container: .zero))
            }
            item += 1
            remaining -= 1
            extent = Extent(size: size)
        case .group(let group):
            let forced = plan.forcedLength.map { ForcedLength(axis: axis, length: $0) }
            extent = solve(group, in: plan.container, forced: forced, depth: depth + 1)
        }
        pending.append(
            PendingNode(
                node: node, size: extent.size, slots: firstSlot..<slots.count,
                supplementaries: firstSupplementary..<supplementaries.count,
                groups: firstGroup..<groups.count))
        return extent
    }

    /// Makes siblings that share a length as long as the longest of them.
    private func shareLongestLengths(_ pending: inout [PendingNode], forcedAxis: Axis?) {
        for axis in Axis.allCases where axis != forcedAxis {
            var longest = 0.0
            for node in pending where node.node.size[axis].isUniform { longest = Swift.max(longest, node.size[axis]) }
            for index in pending.indices where pending[index].node.size[axis].isUniform {
                pending[index].size[axis] = longest
            }
        }
    }

    /// How far from the run's side a node lies (R16, R17).
    private func crossOffset(
        _ length: Double, _ edges: EdgeSpacingDescription, _ cross: Axis, in room: Double
    ) -> Double {
        let (start, end) = (edges.start(cross), edges.end(cross))
        guard start.isFlexible else { return start.minimum }
        let leftOver = room - length - start.minimum - end.minimum
        return start.minimum + leftOver / (end.isFlexible ? 2 : 1)
    }

    /// Gives a sized node its place.
    private mutating func move(_ pending: PendingNode, to origin: Point, forcedAxis: Axis?) {
        switch pending.node {
        case .item(let description):
            let insets = description.contentInsets.sanitized {
                $0 != forcedAxis && description.size[$0].isEstimated
            }
            let frame = Rect(origin: origin, size: pending.size).shrunk(by: insets)
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
            if let own = pending.groups.first { groups[own].frame.size = pending.size }
        }
    }
}

import LayoutGeometry

/// What sections of one description share in a collection: the solved group that they repeat, and all that follows
/// from the description alone.
final class SectionTemplate: Sendable {
    /// The axes on which something holds.
    struct Axes: Sendable {
        var horizontal = false
        var vertical = false

        subscript(axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

        var isEmpty: Bool { !horizontal && !vertical }
    }

    /// A group of one item that is as long as the item and a constant.
    struct Row: Sendable {
        /// The item's length as long as it was not measured.
        var estimate: Double
        /// What the group is longer than the item.
        var margin: Double
    }

    let shared: SharedDescription
    let container: LayoutContainer
    let scrollAxis: Axis
    let grid: PixelGrid
    /// The section's insets, with the reference's across the scroll axis (R33).
    let insets: Insets
    /// What the group is laid out in.
    let room: Size
    /// The axis on which groups follow one another.
    let flowAxis: Axis
    let interGroupSpacing: Double
    let edges: (start: Double, end: Double)
    /// The group with nothing measured and all places filled.
    let group: SolvedGroup
    /// Whether the number of items in a group depends on what was measured.
    let wraps: Bool
    /// How far something may lie outside of its group on the flow axis.
    let overhang: Double
    /// The axes on which some item has an estimated length.
    let measuredAxes: Axes
    /// Set if a group's length follows from its item's without solving it.
    let row: Row?
    /// Whether each group is a cell that takes all of it along the flow, be it measured or of a fixed length.
    let isFilledByCell: Bool
    /// What is wrong with the description.
    let problems: [Problem]

    /// Whether the section scrolls across the layout.
    let isOrthogonal: Bool
    /// What cells have as their z-index (R59).
    let cellZIndex: Int
    /// Whether some boundary item is pinned.
    let hasPinnedItems: Bool

    var description: SectionDescription { shared.value }

    init(_ shared: SharedDescription, container: LayoutContainer, scrollAxis: Axis) {
        self.shared = shared
        let description = shared.value
        self.container = LayoutContainer(size: container.size.sanitized, scale: container.scale)
        self.scrollAxis = scrollAxis
        grid = PixelGrid(scale: container.scale)
        insets = description.insets(scrollAxis: scrollAxis)
        room = description.groupContainer(in: self.container.size, scrollAxis: scrollAxis)
        flowAxis = description.flowAxis(scrollAxis: scrollAxis)
        interGroupSpacing = description.interGroupSpacing.distance
        let edgeSpacing = description.group.edgeSpacing
        edges = (edgeSpacing.start(flowAxis).minimum, edgeSpacing.end(flowAxis).minimum)
        var solver = GroupSolver(
            grid: grid, flowAxis: flowAxis, measured: MeasuredSizes(), item: 0, remaining: .max)
        let extent = solver.solve(description.group, in: room)
        group = SolvedGroup(size: extent.size, slots: solver.slots, supplementaries: solver.supplementaries)
        wraps = description.group.wraps()
        measuredAxes = description.group.estimatedAxes()
        var overhang = Swift.max(0, -interGroupSpacing) + 1
        for supplementary in group.supplementaries {
            let frame = supplementary.frame(measured: nil, grid: grid)
            overhang = Swift.max(overhang, -frame.min(flowAxis), frame.max(flowAxis) - group.size[flowAxis])
        }
        self.overhang = overhang
        row = description.group.row(
            flowAxis: flowAxis, solved: group, spacing: edges.start + edges.end + interGroupSpacing)
        isFilledByCell = group.isFilledByCell(along: flowAxis) && (row != nil || !wraps && measuredAxes.isEmpty)
        isOrthogonal = description.orthogonalBehavior != .none
        cellZIndex = description.decorationItems.isEmpty ? 0 : 1
        hasPinnedItems = description.boundaryItems.contains { $0.pinsToVisibleBounds }
        problems = Problem.all(
            of: description, isTooDeep: solver.isTooDeep, isTooLarge: solver.isTooLarge,
            nothingFits: group.slots.isEmpty && self.container.size.width > 0 && self.container.size.height > 0)
    }

    /// The axes on which each item can be measured, if the group is a row.
    var measuredAxesOfRow: (width: Bool, height: Bool)? {
        row == nil ? nil : (flowAxis == .horizontal, flowAxis == .vertical)
    }

    /// A group with a row's item of a length.
    func group(ofRow row: Row, itemLength: Double) -> SolvedGroup {
        var group = group
        group.size[flowAxis] = itemLength + row.margin
        group.slots[0].frame.size[flowAxis] = itemLength
        return group
    }
}

extension SolvedGroup {
    /// Whether there is nothing in the group but a cell, which is as long as the group.
    fileprivate func isFilledByCell(along axis: Axis) -> Bool {
        slots.count == 1 && supplementaries.isEmpty && slots[0].frame.min(axis) == 0
            && slots[0].frame.size[axis] == size[axis]
    }
}

extension GroupDescription {
    /// Whether the number of nodes that fit, here or further inside, depends on measured sizes.
    fileprivate func wraps(forcedAxis: Axis? = nil) -> Bool {
        func within(_ node: NodeDescription, forcedAxis: Axis? = nil) -> Bool {
            if case .group(let group) = node { group.wraps(forcedAxis: forcedAxis) } else { false }
        }
        switch content {
        case .custom: return false
        case .divided(let axis, let node, _): return within(node, forcedAxis: axis)
        case .counted(_, let node, _): return within(node)
        case .repeating(let axis, let nodes):
            let isLimited = forcedAxis == axis || !size[axis].isEstimated
            return nodes.contains { (isLimited && $0.size[axis].isEstimated) || within($0) }
        }
    }

    /// The axes on which some item, here or further inside, has an estimated length.
    fileprivate func estimatedAxes() -> SectionTemplate.Axes {
        var axes = SectionTemplate.Axes()
        let nodes: [NodeDescription] =
            switch content {
            case .custom: []
            case .divided(_, let node, _), .counted(_, let node, _): [node]
            case .repeating(_, let nodes): nodes
            }
        for node in nodes {
            switch node {
            case .item(let item):
                axes.horizontal = axes.horizontal || item.size.width.isEstimated
                axes.vertical = axes.vertical || item.size.height.isEstimated
            case .group(let group):
                let inner = group.estimatedAxes()
                axes.horizontal = axes.horizontal || inner.horizontal
                axes.vertical = axes.vertical || inner.vertical
            }
        }
        return axes
    }

    /// How the group follows from its only item, whose length is estimated along the flow and nowhere else; nil if it
    /// is another kind of group.
    /// - Parameter spacing: What stands between two groups.
    fileprivate func row(flowAxis: Axis, solved: SolvedGroup, spacing: Double) -> SectionTemplate.Row? {
        guard size[flowAxis].isEstimated, solved.slots.count == 1, solved.supplementaries.isEmpty else { return nil }
        let node: NodeDescription? =
            switch content {
            case .custom: nil
            case .divided(let axis, let node, _): axis == flowAxis ? nil : node
            case .counted(_, let node, _): node
            case .repeating(_, let nodes): nodes.count == 1 ? nodes[0] : nil
            }
        guard case .item(let item) = node, item.size[flowAxis].isEstimated,
            !item.size[flowAxis.perpendicular].isEstimated
        else { return nil }
        let estimate = solved.slots[0].frame.size[flowAxis], margin = solved.size[flowAxis] - estimate
        // Flexible room would be shared, and what overlaps has no length of its own.
        guard !item.edgeSpacing.start(flowAxis).isFlexible, !item.edgeSpacing.end(flowAxis).isFlexible,
            item.edgeSpacing.start(flowAxis).minimum >= 0, item.edgeSpacing.end(flowAxis).minimum >= 0,
            margin == item.edgeSpacing.minimum(on: flowAxis), margin + spacing >= 0
        else { return nil }
        return SectionTemplate.Row(estimate: estimate, margin: margin)
    }
}

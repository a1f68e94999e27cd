import LayoutGeometry

/// The group that a section repeats, solved without measured sizes and with all slots filled.
struct GroupTemplate: Sendable {
    /// A set of axes.
    struct Axes: Sendable {
        var horizontal = false
        var vertical = false

        subscript(axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

        var isEmpty: Bool { !horizontal && !vertical }
    }

    let solved: SolvedGroup
    /// A Boolean value that indicates whether the number of items in a group depends on what was measured.
    let wraps: Bool
    /// The axes on which at least one item has an estimated length.
    let measuredAxes: Axes
    /// The distances that elements can extend beyond their group.
    let overhang: Size
    /// The difference between the length of a row and that of its only item, or `nil` if the group isn't a row. The
    /// length of a row follows from that of its item without solving the group.
    let rowMargin: Double?
    /// A Boolean value that indicates whether each group is a cell that fills it along the flow, with a measured or a
    /// fixed length.
    let isFilledByCell: Bool

    /// Creates a template from the solution of a section's group.
    init(_ solved: SolvedGroup, of description: GroupDescription, in container: SectionContainer, spacing: GroupSpacing)
    {
        let flowAxis = container.flowAxis
        self.solved = solved
        wraps = description.wraps()
        measuredAxes = description.estimatedAxes()
        var overhang = solved.overhang(container.grid)
        overhang[flowAxis] = Swift.max(overhang[flowAxis], Swift.max(0, -spacing.interGroup) + 1)
        self.overhang = overhang
        rowMargin = description.rowMargin(flowAxis: flowAxis, solved: solved, spacing: spacing)
        isFilledByCell =
            solved.isFilledByCell(along: flowAxis) && (rowMargin != nil || !wraps && measuredAxes.isEmpty)
    }

    /// The number of items in a group in which nothing was measured.
    var itemCount: Int { solved.slots.count }

    /// A Boolean value that indicates whether the group is a row.
    var isRow: Bool { rowMargin != nil }

    /// Returns the row with an item of the given length.
    func row(itemLength: Double, flowAxis: Axis) -> SolvedGroup {
        var row = solved
        row.size[flowAxis] = itemLength + (rowMargin ?? 0)
        row.slots[0].frame.size[flowAxis] = itemLength
        return row
    }
}

extension SolvedGroup {
    /// Returns the distances that supplementary views extend beyond the group, plus a pixel for rounding.
    func overhang(_ grid: PixelGrid) -> Size {
        var overhang = Size(width: 1, height: 1)
        for supplementary in supplementaries {
            let frame = supplementary.frame(measured: nil, grid: grid)
            for axis in Axis.allCases {
                overhang[axis] = Swift.max(overhang[axis], -frame.min(axis), frame.max(axis) - size[axis])
            }
        }
        return overhang
    }

    /// Whether the group contains only a cell of the same length.
    fileprivate func isFilledByCell(along axis: Axis) -> Bool {
        slots.count == 1 && supplementaries.isEmpty && slots[0].frame.min(axis) == 0
            && slots[0].frame.size[axis] == size[axis]
    }
}

extension GroupDescription {
    /// Whether the number of nodes that fit, in this group or a nested one, depends on measured sizes.
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

    /// The axes on which an item of this group or a nested one has an estimated length.
    fileprivate func estimatedAxes() -> GroupTemplate.Axes {
        var axes = GroupTemplate.Axes()
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

    /// Returns the difference between the group's length and that of its only item, whose length is estimated only
    /// along the flow; `nil` for other groups.
    fileprivate func rowMargin(flowAxis: Axis, solved: SolvedGroup, spacing: GroupSpacing) -> Double? {
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
        let margin = solved.size[flowAxis] - solved.slots[0].frame.size[flowAxis]
        // Flexible spacing would be shared, and the length of an overlapping item depends on its neighbors.
        guard !item.edgeSpacing.start(flowAxis).isFlexible, !item.edgeSpacing.end(flowAxis).isFlexible,
            item.edgeSpacing.start(flowAxis).minimum >= 0, item.edgeSpacing.end(flowAxis).minimum >= 0,
            margin == item.edgeSpacing.minimum(on: flowAxis), margin + spacing.total >= 0
        else { return nil }
        return margin
    }
}

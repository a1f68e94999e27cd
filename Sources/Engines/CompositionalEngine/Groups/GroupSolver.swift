import LayoutGeometry

/// Solves one repetition of a section's group: the rules R1 to R23 of `LayoutRules.md` except for trimming (R20), which
/// needs both the full and the partial group (`SectionGeometry`).
struct GroupSolver {
    /// The maximum nesting depth. Deeper groups are empty.
    static let maximumDepth = 200
    /// The maximum number of slots in a group. Additional ones are dropped, except for a provider's frames.
    static let maximumSlots = 65_536
    /// The maximum number of solved groups in one solution. Without it, nested groups in which nothing fits could
    /// double the work at each level.
    static let maximumVisits = 1 << 17

    let grid: PixelGrid
    /// The axis on which groups are stacked.
    let flowAxis: Axis
    /// Measured sizes by item index in the section.
    let measured: MeasuredSizes
    /// A size to try for one item, instead of its measured size.
    var attempt: (item: Int, size: Size)?
    /// The item that fills the next slot.
    var item: Int
    /// The number of remaining items.
    var remaining: Int

    var slots: [Slot] = []
    var supplementaries: [SupplementarySlot] = []
    /// Whether the frames of nested groups are recorded.
    var listsGroups = false
    /// The nested groups in preorder, if they are recorded. The group itself is the first one, without a size.
    var groups: [NestedGroup] = []
    var visits = 0
    var isTooDeep = false
    var isTooLarge = false

    /// The size of a node in its group.
    struct Extent {
        var size: Size
        /// Whether slots are missing because there aren't enough items.
        var isCut = false
        /// Whether a group along the flow axis is cut, so that the outermost group is trimmed.
        var isCutAlongFlow = false
        /// The first run, in this group or a nested one, that exceeds its group.
        var overflow: Overflow?
    }

    /// A run whose items exceed their group.
    struct Overflow: Hashable {
        var axis: Axis
        var length: Double
        var room: Double
    }

    /// The length that a divided group forces on its node (R12).
    struct ForcedLength {
        var axis: Axis
        var length: Double
    }

    /// Solves `group` in `container` and appends its slots, relative to the group's outer origin.
    mutating func solve(
        _ group: GroupDescription, in container: Size, forced: ForcedLength? = nil, depth: Int = 0
    ) -> Extent {
        visits += 1
        var outer = group.size.size(in: container, grid: grid)
        if let forced { outer[forced.axis] = forced.length }
        guard depth < Self.maximumDepth else {
            isTooDeep = true
            return Extent(size: outer)
        }
        guard visits < Self.maximumVisits, slots.count < Self.maximumSlots else {
            isTooLarge = true
            return Extent(size: outer)
        }
        func isEstimated(_ axis: Axis) -> Bool { forced?.axis != axis && group.size[axis].isEstimated }

        let firstSlot = slots.count
        let firstSupplementary = supplementaries.count
        let number = groups.count
        if listsGroups { groups.append(NestedGroup(frame: .zero, slots: firstSlot..<firstSlot, depth: depth)) }
        for description in group.supplementaryItems {
            supplementaries.append(SupplementarySlot(description: description, host: .zero, container: container))
        }
        let insets = group.contentInsets.sanitized(ignoring: isEstimated)
        var extent = Extent(size: outer)
        switch group.content {
        case .custom(let items):
            extent.isCut = place(items)
        case .repeating(let axis, _), .divided(let axis, _, _), .counted(let axis, _, _):
            let run = RunPlan.Frame(
                inner: Rect(origin: .zero, size: outer).inset(by: insets).sanitizedSize, axis: axis,
                isAxisEstimated: isEstimated(axis), isCrossEstimated: isEstimated(axis.perpendicular))
            let plan = plan(group, in: run, depth: depth)
            let result = place(plan, in: run, depth: depth)
            if run.isAxisEstimated { extent.size[axis] = result.length }
            if run.isCrossEstimated { extent.size[axis.perpendicular] = result.crossLength }
            extent.isCut = result.isCut
            extent.isCutAlongFlow = result.isCutAlongFlow
            extent.overflow = result.overflow
        }

        // A group without cells has no supplementary views, either.
        if slots.count == firstSlot {
            supplementaries.removeSubrange(firstSupplementary...)
        } else {
            let host = Rect(origin: .zero, size: extent.size).inset(by: insets)
            for index in 0..<group.supplementaryItems.count {
                supplementaries[firstSupplementary + index].host = host
            }
        }
        if listsGroups { groups[number].slots = firstSlot..<slots.count }
        return extent
    }

    /// Returns the measured size of an item.
    func measuredSize(of item: Int) -> Size? {
        if let attempt, attempt.item == item { return attempt.size }
        return measured[item]
    }

    /// Appends a custom group's cells. Returns whether there weren't enough items.
    private mutating func place(_ items: [CustomItemDescription]) -> Bool {
        for custom in items {
            guard remaining > 0 else { return true }
            let frame = Rect(
                origin: Point(x: custom.frame.minX.distance, y: custom.frame.minY.distance),
                size: custom.frame.size.sanitized)
            slots.append(Slot(frame: frame, zIndex: custom.zIndex))
            item += 1
            remaining -= 1
        }
        return false
    }
}

extension Rect {
    /// The rectangle without negative lengths.
    fileprivate var sanitizedSize: Rect { Rect(origin: origin, size: size.sanitized) }
}

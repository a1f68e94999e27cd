import LayoutGeometry

/// The cells of a section: one solved group as a template, repeated for the items, with their measured sizes.
struct SectionContent: Sendable {
    let base: SectionTemplate
    /// The distances that elements can extend beyond their group.
    private(set) var overhang: Size

    private(set) var groups: GroupSequence
    /// The measured sizes. The lengths of rows are stored only in `groups`.
    private(set) var measured = MeasuredSizes()
    /// The last group if it isn't full, without measured sizes.
    private(set) var partialGroup: SolvedGroup?
    /// The lengths across the flow of groups that differ from the template.
    private(set) var crossLengths: [Int: Double] = [:]
    /// The number of groups solved for it.
    private(set) var solvedCount = 0

    var description: GroupDescription { base.description.group }
    var flowAxis: Axis { base.container.flowAxis }
    var grid: PixelGrid { base.container.grid }
    var wraps: Bool { base.group.wraps }

    init(_ base: SectionTemplate, itemCount: Int, measuredSizes: MeasuredSizes) {
        self.base = base
        overhang = base.group.overhang
        groups = GroupSequence(
            itemCount: itemCount, itemsPerGroup: base.group.itemCount,
            templateLength: base.group.solved.size[base.container.flowAxis], spacing: base.spacing,
            scale: base.container.grid.scale,
            lengths: base.group.isRow ? measuredSizes[base.container.flowAxis] : nil, margin: base.group.rowMargin ?? 0)
        guard !base.group.isRow else { return }
        measured = measuredSizes
        for axis in Axis.allCases {
            measured[axis] = measured[axis]?.rebased(scale: grid.scale)
        }
        layOutGroups(from: 0)
    }

    /// Lays out the groups from the given one on again.
    private mutating func layOutGroups(from group: Int) {
        if wraps { return listGroups(from: group) }
        groups.removeLengths(from: group)
        crossLengths = crossLengths.filter { $0.key < group }
        closePartialGroup()
        let first = group * groups.itemsPerGroup
        var last = -1
        var found: [Int] = []
        measured.forEachItem(from: first) { item in
            guard item < groups.itemCount else { return }
            let group = groups.group(of: item)
            if group != last { found.append(group) }
            last = group
        }
        for group in found { adopt(solved(group), for: group) }
        solvedCount += found.count
    }

    // MARK: Queries

    var isEmpty: Bool { groups.count == 0 }

    /// The measured sizes by item.
    var measuredSizes: MeasuredSizes {
        guard base.group.isRow else { return measured }
        let lengths = groups.tail.isEmpty ? nil : groups.tail
        return flowAxis == .horizontal
            ? MeasuredSizes(widths: lengths, heights: nil) : MeasuredSizes(widths: nil, heights: lengths)
    }

    /// Whether any item is measured.
    var hasMeasuredSizes: Bool { base.group.isRow ? !groups.tail.isEmpty : !measured.isEmpty }

    /// The largest cross length of a group, including its edges.
    /// - Complexity: O(*n*) in the groups with a different cross length.
    var crossLength: Double {
        guard !isEmpty else { return 0 }
        var longest = groups.prefix.last?.largestCrossLength ?? 0
        if groups.prefix.count + crossLengths.count < groups.count {
            longest = Swift.max(longest, base.group.solved.size[flowAxis.perpendicular])
        }
        longest = crossLengths.values.reduce(longest) { Swift.max($0, $1) }
        return longest + description.edgeSpacing.minimum(on: flowAxis.perpendicular)
    }

    /// Returns the solution of a group.
    func solved(_ group: Int) -> SolvedGroup {
        if base.group.isRow {
            return groups.tail.given(group).map { base.group.row(itemLength: $0, flowAxis: flowAxis) }
                ?? base.group.solved
        }
        let items = groups.items(of: group)
        if measured.isEmpty || !measured.contains(anyOf: items) {
            if items.count == base.group.itemCount { return base.group.solved }
            // Of the groups that aren't listed, only the last one has fewer items than the template.
            if group >= groups.prefix.count, let partialGroup { return partialGroup }
        }
        return solve(from: items.lowerBound)
    }

    /// Returns the frame of a group and the frames of its nested groups, in preorder.
    func nestedGroups(of group: Int) -> [NestedGroup] {
        var solver = solver(from: groups.items(of: group).lowerBound)
        solver.listsGroups = true
        _ = solver.solve(description, in: base.container.groupContainer)
        // The last group may be trimmed.
        solver.groups[0].frame.size = solved(group).size
        return solver.groups
    }

    /// Returns the frame of a solved group, relative to the content's origin, in the given length across the flow.
    func frame(of group: Int, solved: SolvedGroup, availableCrossLength: Double) -> Rect {
        Rect(
            origin: Point(
                flowAxis, along: groups.start(of: group),
                across: crossOffset(of: solved, availableCrossLength: availableCrossLength)),
            size: solved.size)
    }

    /// Returns the offset of a solved group across the flow (R18).
    func crossOffset(of solved: SolvedGroup, availableCrossLength: Double) -> Double {
        let cross = flowAxis.perpendicular
        let (start, end) = (description.edgeSpacing.start(cross), description.edgeSpacing.end(cross))
        var offset = start.minimum
        if start.isFlexible {
            let leftOver = availableCrossLength - solved.size[cross] - start.minimum - end.minimum
            offset += leftOver / (end.isFlexible ? 2 : 1)
        }
        return offset
    }

    /// Returns the number of supplementary views of a kind before a group.
    func supplementaryCount(ofKind kind: String, before group: Int) -> Int {
        let perGroup = base.group.solved.count(ofKind: kind)
        guard group >= groups.prefix.count else { return groups.prefix[group].supplementaryCounts[kind] ?? 0 }
        guard let last = groups.prefix.last else { return group * perGroup }
        let listed = (last.supplementaryCounts[kind] ?? 0) + solved(groups.prefix.count - 1).count(ofKind: kind)
        return listed + (group - groups.prefix.count) * perGroup
    }

    /// Returns the group that contains the supplementary view with a number among its kind, if any.
    func group(ofSupplementary number: Int, kind: String) -> Int? {
        guard number >= 0 else { return nil }
        let perGroup = base.group.solved.count(ofKind: kind)
        let listed = supplementaryCount(ofKind: kind, before: groups.prefix.count)
        if number < listed {
            return groups.prefix.partitioningIndex { ($0.supplementaryCounts[kind] ?? 0) > number } - 1
        }
        guard perGroup > 0 else { return nil }
        let group = groups.prefix.count + (number - listed) / perGroup
        return group < groups.count ? group : nil
    }

    // MARK: Measuring

    /// Returns whether another size of an item would change a frame.
    func wouldChange(_ size: Size, of item: Int) -> Bool {
        guard item >= 0, item < groups.itemCount else { return false }
        if base.group.isRow { return groups.tail[item] != size[flowAxis] }
        let group = groups.group(of: item), old = solved(group)
        guard old.isMeasurable(item - groups.items(of: group).lowerBound) else { return false }
        return old != solve(from: groups.items(of: group).lowerBound, attempt: (item, size))
    }

    /// Replaces or removes the measured size of an item, and lays out its group; in rows that wrap, also the rows after
    /// it. Returns the previous end of the group, or `nil` if nothing changed. The size of an item with fixed lengths
    /// is ignored.
    mutating func setMeasuredSize(_ size: Size?, of item: Int) -> Double? {
        guard item >= 0, item < groups.itemCount else { return nil }
        if base.group.isRow {
            let old = groups.tail[item], new = size?[flowAxis]
            let end = old == (new ?? groups.tail.commonLength) ? nil : groups.start(of: item) + groups.length(of: item)
            groups.setLength(new, ofRow: item)
            return end
        }
        let group = groups.group(of: item)
        let old = solved(group)
        guard size == nil || old.isMeasurable(item - groups.items(of: group).lowerBound) else { return nil }
        let end = groups.start(of: group) + groups.length(of: group)
        measured.set(size, of: item, on: base.group.measuredAxes, scale: grid.scale)
        let new = solved(group)
        solvedCount += 1
        guard old != new else { return nil }
        if wraps { listGroups(from: group) } else { adopt(new, for: group) }
        return end
    }

    /// Updates the overhang for the measured size of a supplementary view.
    mutating func includeOverhang(_ size: Size) {
        for axis in Axis.allCases { overhang[axis] = Swift.max(overhang[axis], size[axis]) }
    }

    // MARK: Changing items

    /// Changes the number of items. Measured sizes stay at their indexes.
    mutating func resize(itemCount: Int) {
        guard itemCount != groups.itemCount, base.group.itemCount > 0 else { return }
        let old = groups.itemCount
        groups.resize(itemCount: itemCount)
        if !base.group.isRow { layOutGroups(from: groups.group(of: Swift.min(old, groups.itemCount))) }
    }

    /// Removes and inserts items. The measured sizes of the others move with them.
    /// - Parameters:
    ///   - removed: The old indexes, sorted.
    ///   - inserted: The new indexes, sorted.
    ///   - moved: The measured sizes of some inserted items, sorted by item.
    /// - Complexity: For rows, and groups of one item, the same as `BlockedLengths.splice`; otherwise, O(*n*) in the
    ///   measured items after the first change.
    mutating func edit(
        itemCount: Int, removing removed: [Int], inserting inserted: [Int], moved: [(item: Int, size: Size)]
    ) {
        guard base.group.itemCount > 0 else { return }
        guard !(removed.isEmpty && inserted.isEmpty) else { return resize(itemCount: itemCount) }
        if base.group.isRow {
            groups.removeLengths(from: groups.itemCount)
            groups.splice(removing: removed, inserting: inserted)
            groups.setLengths(moved.map { ($0.item, $0.size[flowAxis]) })
            groups.resize(itemCount: itemCount)
            return
        }
        measured.removeAll(from: groups.itemCount)
        guard hasMeasuredSizes || !moved.isEmpty else { return resize(itemCount: itemCount) }
        let first = Swift.min(removed.first ?? .max, inserted.first ?? .max, groups.itemCount)
        // Items after the last one may belong to its group.
        let firstGroup = groups.group(of: first)
        measured.splice(removing: removed, inserting: inserted)
        measured.set(moved, on: base.group.measuredAxes, scale: grid.scale)
        groups.resize(itemCount: itemCount)
        layOutGroups(from: firstGroup)
    }

    // MARK: Solving

    private mutating func adopt(_ solved: SolvedGroup, for group: Int) {
        groups.setLength(solved.size[flowAxis], of: group)
        includeOverhang(solved.overhang(grid))
        let crossLength = solved.size[flowAxis.perpendicular]
        crossLengths[group] = crossLength == base.group.solved.size[flowAxis.perpendicular] ? nil : crossLength
    }

    /// Sets the length of the last group, if it isn't full. A group with measured items must still be adopted.
    private mutating func closePartialGroup() {
        partialGroup = nil
        guard groups.count > groups.prefix.count else { return }
        let items = groups.items(of: groups.count - 1)
        guard items.count < base.group.itemCount else { return }
        let solved = solve(from: items.lowerBound, measured: MeasuredSizes())
        solvedCount += 1
        partialGroup = solved
        adopt(solved, for: groups.count - 1)
    }

    /// Lists the groups of wrapping rows again, from the one before `group`, which may have space for a shorter item,
    /// to the one with the last measured item.
    /// - Complexity: O(*n*) in the items up to there.
    private mutating func listGroups(from group: Int) {
        groups.removeListedGroups(from: Swift.max(0, Swift.min(group, groups.prefix.count) - 1))
        crossLengths = [:]
        // Including kinds other than the template's, because a measured group can contain nodes that don't fit into the
        // template.
        var counts: [String: Int] = [:]
        if let previous = groups.prefix.last {
            counts = previous.supplementaryCounts
            solved(groups.prefix.count - 1).countSupplementaries(into: &counts)
        }
        let lastMeasuredItem = measured.lastItem
        while groups.tailItem <= lastMeasuredItem {
            let solved = solve(from: groups.tailItem)
            solvedCount += 1
            guard !solved.slots.isEmpty else { break }
            includeOverhang(solved.overhang(grid))
            groups.list(
                itemCount: solved.slots.count, length: solved.size[flowAxis],
                crossLength: solved.size[flowAxis.perpendicular], supplementaryCounts: counts)
            solved.countSupplementaries(into: &counts)
        }
        closePartialGroup()
    }

    private func solver(
        from item: Int, attempt: (item: Int, size: Size)? = nil, measured: MeasuredSizes? = nil
    ) -> GroupSolver {
        GroupSolver(
            grid: grid, flowAxis: flowAxis, measured: measured ?? measuredSizes, attempt: attempt, item: item,
            remaining: wraps ? groups.itemCount - item : Swift.min(base.group.itemCount, groups.itemCount - item))
    }

    /// Solves the group that starts with an item.
    private func solve(
        from item: Int, attempt: (item: Int, size: Size)? = nil, measured: MeasuredSizes? = nil
    ) -> SolvedGroup {
        var solver = solver(from: item, attempt: attempt, measured: measured)
        let extent = solver.solve(description, in: base.container.groupContainer)
        var solved = SolvedGroup(size: extent.size, slots: solver.slots, supplementaries: solver.supplementaries)
        if extent.isCutAlongFlow { trim(&solved) }
        return solved
    }

    /// Shortens a group that isn't full (R20): it ends at the same distance after its last cell as a full one.
    private func trim(_ solved: inout SolvedGroup) {
        let insets = description.contentInsets.sanitized { description.size[$0].isEstimated }
        let rest = base.group.solved.size[flowAxis] - insets.end(flowAxis) - base.group.solved.farEdge(flowAxis)
        solved.size[flowAxis] = Swift.max(0, solved.farEdge(flowAxis) - insets.start(flowAxis) + rest)
        let host = Rect(origin: .zero, size: solved.size).inset(by: insets)
        for index in description.supplementaryItems.indices where index < solved.supplementaries.count {
            solved.supplementaries[index].host = host
        }
    }
}

extension SolvedGroup {
    /// Returns whether a measured size applies to the item in a slot.
    fileprivate func isMeasurable(_ place: Int) -> Bool {
        place < slots.count && (slots[place].isWidthMeasurable || slots[place].isHeightMeasurable)
    }
}

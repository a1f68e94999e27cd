import LayoutGeometry

/// The cells of a section: one solved group as a template, repeated for the items, with what was measured.
struct SectionContent: Sendable {
    let description: GroupDescription
    let interGroupSpacing: Double
    /// What the group is laid out in.
    let container: Size
    /// The axis on which groups follow one another.
    let flowAxis: Axis
    let grid: PixelGrid
    /// The group with nothing measured and all places filled.
    let template: SolvedGroup
    /// Whether the number of items in a group depends on what was measured.
    let wraps: Bool
    /// How far something may lie outside of its group on the flow axis.
    private(set) var overhang: Double
    private(set) var isTooDeep = false
    private(set) var isTooLarge = false

    private(set) var groups: GroupSequence
    private(set) var measuredSizes: [Int: Size] = [:]
    /// The last item that was measured, or one behind it.
    private var lastMeasuredItem = -1
    /// The last group if it is not full, with nothing measured.
    private var partialGroup: SolvedGroup?
    /// Lengths across the flow of groups in which they differ from the template's.
    private var crossLengths: [Int: Double] = [:]

    /// Solves the template.
    init(
        _ description: GroupDescription, interGroupSpacing: Double, container: Size, flowAxis: Axis, grid: PixelGrid,
        itemCount: Int, measuredSizes: [Int: Size]
    ) {
        self.description = description
        self.interGroupSpacing = interGroupSpacing.distance
        self.container = container
        self.flowAxis = flowAxis
        self.grid = grid
        var solver = GroupSolver(
            grid: grid, flowAxis: flowAxis, measuredSizes: [:], item: 0, remaining: .max)
        let extent = solver.solve(description, in: container)
        template = SolvedGroup(size: extent.size, slots: solver.slots, supplementaries: solver.supplementaries)
        isTooDeep = solver.isTooDeep
        isTooLarge = solver.isTooLarge
        wraps = description.wraps(forcedAxis: nil)
        overhang = 0
        groups = GroupSequence(itemCount: 0, itemsPerGroup: 0, templateLength: 0, edges: (0, 0), spacing: 0)
        overhang = self.overhang(of: template)
        repeatTemplate(itemCount: itemCount, measuredSizes: measuredSizes)
    }

    /// The same groups for another number of items; the template is not solved again.
    func resized(itemCount: Int, measuredSizes: [Int: Size]) -> SectionContent {
        var content = self
        content.repeatTemplate(itemCount: itemCount, measuredSizes: measuredSizes)
        return content
    }

    private mutating func repeatTemplate(itemCount: Int, measuredSizes: [Int: Size]) {
        let edges = description.edgeSpacing
        groups = GroupSequence(
            itemCount: itemCount, itemsPerGroup: template.slots.count, templateLength: template.size[flowAxis],
            edges: (edges.start(flowAxis).minimum, edges.end(flowAxis).minimum), spacing: interGroupSpacing)
        self.measuredSizes = measuredSizes.filter { $0.key >= 0 && $0.key < groups.itemCount }
        lastMeasuredItem = self.measuredSizes.keys.max() ?? -1
        crossLengths = [:]
        partialGroup = nil
        if wraps {
            listGroups(from: 0)
        } else {
            closePartialGroup()
            for group in Set(self.measuredSizes.keys.map(groups.group(of:))) { adopt(solved(group), for: group) }
        }
    }

    // MARK: Answers

    /// Whether there are no cells.
    var isEmpty: Bool { groups.count == 0 }

    /// The cross length of the longest group with its edges.
    /// - Complexity: O(n) in the groups whose cross length differs.
    var crossLength: Double {
        guard !isEmpty else { return 0 }
        var longest = groups.prefix.last?.largestCrossLength ?? 0
        if groups.prefix.count + crossLengths.count < groups.count {
            longest = Swift.max(longest, template.size[flowAxis.perpendicular])
        }
        longest = crossLengths.values.reduce(longest) { Swift.max($0, $1) }
        return longest + description.edgeSpacing.minimum(on: flowAxis.perpendicular)
    }

    /// The frames in a group.
    func solved(_ group: Int) -> SolvedGroup {
        let items = groups.items(of: group)
        let isMeasured = !measuredSizes.isEmpty && items.contains { measuredSizes[$0] != nil }
        if !isMeasured {
            if items.count == template.slots.count { return template }
            if items.upperBound == groups.itemCount, let partialGroup { return partialGroup }
        }
        return solve(from: items.lowerBound)
    }

    /// A group's own frame and those of the groups in it, each before what it contains.
    func nestedGroups(of group: Int) -> [NestedGroup] {
        var solver = solver(from: groups.items(of: group).lowerBound)
        solver.groups = []
        _ = solver.solve(description, in: container)
        guard var nested = solver.groups, !nested.isEmpty else { return [] }
        // The last one may be trimmed.
        nested[0].frame.size = solved(group).size
        return nested
    }

    /// Where a solved group lies, relative to the content's origin, in a room across the flow.
    func frame(of group: Int, solved: SolvedGroup, crossRoom: Double) -> Rect {
        let cross = flowAxis.perpendicular
        let (start, end) = (description.edgeSpacing.start(cross), description.edgeSpacing.end(cross))
        var offset = start.minimum
        if start.isFlexible {
            let leftOver = crossRoom - solved.size[cross] - start.minimum - end.minimum
            offset += leftOver / (end.isFlexible ? 2 : 1)
        }
        return Rect(origin: Point(flowAxis, along: groups.start(of: group), across: offset), size: solved.size)
    }

    /// How many supplementary views of a kind come before a group.
    func supplementaryCount(ofKind kind: String, before group: Int) -> Int {
        let perGroup = template.count(ofKind: kind)
        guard group >= groups.prefix.count else { return groups.prefix[group].supplementaryCounts[kind] ?? 0 }
        guard let last = groups.prefix.last else { return group * perGroup }
        let listed = (last.supplementaryCounts[kind] ?? 0) + solved(groups.prefix.count - 1).count(ofKind: kind)
        return listed + (group - groups.prefix.count) * perGroup
    }

    /// The group that holds the supplementary view with a running number of its kind, if any.
    func group(ofSupplementary number: Int, kind: String) -> Int? {
        guard number >= 0, groups.count > 0 else { return nil }
        let perGroup = template.count(ofKind: kind)
        let listed = supplementaryCount(ofKind: kind, before: groups.prefix.count)
        if number < listed {
            return groups.prefix.partitioningIndex { ($0.supplementaryCounts[kind] ?? 0) > number } - 1
        }
        guard perGroup > 0 else { return nil }
        let group = groups.prefix.count + (number - listed) / perGroup
        return group < groups.count ? group : nil
    }

    // MARK: Measuring

    /// The group as it would be with another size for one item.
    func solved(_ group: Int, attempting size: Size, for item: Int) -> SolvedGroup {
        solve(from: groups.items(of: group).lowerBound, attempt: (item, size))
    }

    /// Replaces the measured size of an item, nil for none, and lays out its group (in rows that wrap, those behind
    /// it too); whether anything changed.
    mutating func setMeasuredSize(_ size: Size?, of item: Int) -> Bool {
        guard item >= 0, item < groups.itemCount else { return false }
        let group = groups.group(of: item)
        let old = solved(group)
        measuredSizes[item] = size
        if size != nil { lastMeasuredItem = Swift.max(lastMeasuredItem, item) }
        let new = solved(group)
        if wraps {
            // The row before may have room for what has become shorter.
            if group >= groups.prefix.count || old != new {
                listGroups(from: Swift.max(0, Swift.min(group, groups.prefix.count) - 1))
            }
        } else if old != new {
            adopt(new, for: group)
        }
        return old != new
    }

    /// Remembers that a supplementary view may stick out further than estimated.
    mutating func includeOverhang(_ length: Double) { overhang = Swift.max(overhang, length) }

    // MARK: Solving

    private mutating func adopt(_ solved: SolvedGroup, for group: Int) {
        groups.setLength(solved.size[flowAxis], of: group)
        let crossLength = solved.size[flowAxis.perpendicular]
        crossLengths[group] = crossLength == template.size[flowAxis.perpendicular] ? nil : crossLength
    }

    private mutating func closePartialGroup() {
        guard groups.count > groups.prefix.count else { return }
        let items = groups.items(of: groups.count - 1)
        guard items.count < template.slots.count else { return }
        let solved = solve(from: items.lowerBound)
        partialGroup = solved
        adopt(solved, for: groups.count - 1)
    }

    /// Lists the groups of rows that wrap, from `group` to the one with the last measured item.
    /// - Complexity: O(n) in the items up to there.
    private mutating func listGroups(from group: Int) {
        groups.removeListedGroups(from: group)
        crossLengths = [:]
        partialGroup = nil
        // Not only kinds of the template: what didn't fit into it may fit into a group that was measured.
        var counts: [String: Int] = [:]
        if let previous = groups.prefix.last {
            counts = previous.supplementaryCounts
            solved(groups.prefix.count - 1).countSupplementaries(into: &counts)
        }
        while groups.tailItem <= lastMeasuredItem && groups.tailItem < groups.itemCount {
            let solved = solve(from: groups.tailItem)
            guard !solved.slots.isEmpty else { break }
            groups.list(
                itemCount: solved.slots.count, length: solved.size[flowAxis],
                crossLength: solved.size[flowAxis.perpendicular], supplementaryCounts: counts)
            solved.countSupplementaries(into: &counts)
        }
        closePartialGroup()
    }

    private func solver(from item: Int, attempt: (item: Int, size: Size)? = nil) -> GroupSolver {
        GroupSolver(
            grid: grid, flowAxis: flowAxis, measuredSizes: measuredSizes, attempt: attempt, item: item,
            remaining: wraps ? groups.itemCount - item : Swift.min(template.slots.count, groups.itemCount - item))
    }

    /// Solves the group that starts with an item.
    private func solve(from item: Int, attempt: (item: Int, size: Size)? = nil) -> SolvedGroup {
        var solver = solver(from: item, attempt: attempt)
        let extent = solver.solve(description, in: container)
        var solved = SolvedGroup(size: extent.size, slots: solver.slots, supplementaries: solver.supplementaries)
        if extent.isCutAlongFlow { trim(&solved) }
        return solved
    }

    /// Shortens a group that is not full (R20): it ends as far behind its last cell as a full one does.
    private func trim(_ solved: inout SolvedGroup) {
        let insets = description.contentInsets.sanitized { description.size[$0].isEstimated }
        let rest = template.size[flowAxis] - insets.end(flowAxis) - template.farEdge(flowAxis)
        solved.size[flowAxis] = Swift.max(0, solved.farEdge(flowAxis) - insets.start(flowAxis) + rest)
        let host = Rect(origin: .zero, size: solved.size).inset(by: insets)
        for index in description.supplementaryItems.indices where index < solved.supplementaries.count {
            solved.supplementaries[index].host = host
        }
    }

    private func overhang(of solved: SolvedGroup) -> Double {
        var overhang = Swift.max(0, -interGroupSpacing) + 1
        for supplementary in solved.supplementaries {
            let frame = supplementary.frame(measured: nil, grid: grid)
            overhang = Swift.max(overhang, -frame.min(flowAxis), frame.max(flowAxis) - solved.size[flowAxis])
        }
        return overhang
    }
}

extension GroupDescription {
    /// Whether the number of nodes that fit, here or further inside, depends on measured sizes.
    fileprivate func wraps(forcedAxis: Axis?, depth: Int = 0) -> Bool {
        guard depth < GroupSolver.maximumDepth else { return false }
        func within(_ node: NodeDescription, forcedAxis: Axis?) -> Bool {
            if case .group(let group) = node { group.wraps(forcedAxis: forcedAxis, depth: depth + 1) } else { false }
        }
        switch content {
        case .custom: return false
        case .divided(let axis, let node, _): return within(node, forcedAxis: axis)
        case .counted(_, let node, _): return within(node, forcedAxis: nil)
        case .repeating(let axis, let nodes):
            let isLimited = forcedAxis == axis || !size[axis].isEstimated
            return nodes.contains { (isLimited && $0.size[axis].isEstimated) || within($0, forcedAxis: nil) }
        }
    }
}

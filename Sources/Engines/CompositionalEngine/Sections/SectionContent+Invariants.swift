import LayoutGeometry

extension SectionContent {
    /// A description of the first violated invariant of the cells and of the cached groups; `nil` if there's no
    /// violation.
    ///
    /// - Complexity: O(*n*), plus solving each group with measured items.
    var brokenInvariant: String? {
        groups.brokenInvariant ?? measured.brokenInvariant ?? problemOfKind ?? problemOfLastGroup ?? problemOfLengths
            ?? problemOfNumbers
    }

    /// Each kind of section stores only values that it can't compute.
    private var problemOfKind: String? {
        guard groups.prefix.isEmpty || wraps else { return "Groups are listed, but nothing wraps." }
        guard base.group.isRow else {
            return groups.tail.lastExplicit < groups.tailCount ? nil : "A group that isn't here has a length."
        }
        guard measured.isEmpty, partialGroup == nil, crossLengths.isEmpty else {
            return "More is stored of rows than their lengths."
        }
        return nil
    }

    /// The last group is cached if it isn't full.
    private var problemOfLastGroup: String? {
        guard !base.group.isRow else { return nil }
        let isPartial =
            groups.tailCount > 0 && groups.items(of: groups.count - 1).count < base.group.itemCount
        return isPartial == (partialGroup != nil) ? nil : "The last group is\(isPartial ? "n't" : "") known as partial."
    }

    /// The length and the width of each group match its solution.
    private var problemOfLengths: String? {
        let cross = flowAxis.perpendicular
        var largest = 0.0
        for group in 0..<groups.count {
            let size = solved(group).size
            let isListed = group < groups.prefix.count
            // The next group never starts before this one.
            let length = isListed ? size[flowAxis] : Swift.max(0, size[flowAxis], -groups.tail.gap)
            // Rows are stored without their margin.
            guard abs(groups.length(of: group) - length) <= 1e-9 * Swift.max(1, length) else {
                return "Group \(group) isn't as long as its solution."
            }
            largest = Swift.max(largest, size[cross])
            if isListed {
                guard groups.prefix[group].largestCrossLength == largest else {
                    return "Group \(group) isn't the widest so far."
                }
            } else {
                guard crossLengths[group] == (size[cross] == base.group.solved.size[cross] ? nil : size[cross]) else {
                    return "Group \(group) isn't as wide as its solution."
                }
            }
        }
        guard crossLengths.keys.allSatisfy({ $0 >= groups.prefix.count && $0 < groups.count }) else {
            return "A group that isn't here has a width."
        }
        return nil
    }

    /// Listed groups contain the items of their solutions, and the counts of the supplementary views before them.
    private var problemOfNumbers: String? {
        var counts: [String: Int] = [:]
        for (index, group) in groups.prefix.enumerated() {
            let solved = solved(index)
            guard groups.items(of: index).count == solved.slots.count else {
                return "Group \(index) doesn't hold the items of its solution."
            }
            guard group.supplementaryCounts == counts else { return "The counts before group \(index) are wrong." }
            solved.countSupplementaries(into: &counts)
        }
        return nil
    }
}

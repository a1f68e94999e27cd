import LayoutGeometry

extension GroupSequence {
    /// A description of the first violated invariant of the groups; `nil` if there's no violation.
    ///
    /// - Complexity: O(*n*) in the listed groups and the given lengths.
    var brokenInvariant: String? {
        if let problem = problemOfListedGroups ?? tail.brokenInvariant { return problem }
        // Groups can have a length of zero, but the next one never starts before.
        guard tail.pitch >= -1e-9 else { return "Groups are \(Int(tail.pitch)) points apart." }
        var problem: String?
        tail.forEachExplicit(from: 0) { group, length in
            if length + tail.gap < -1e-9 { problem = "The group after group \(group) of the tail starts before it." }
        }
        guard count > 0 else { return problem }
        let (first, end) = (items(of: 0).lowerBound, items(of: count - 1).upperBound)
        guard first == 0, end == itemCount else { return "The groups hold items \(first) to \(end) of \(itemCount)." }
        return problem
    }

    /// Each listed group, and the tail, begins at the end of the previous group.
    private var problemOfListedGroups: String? {
        var item = 0, start = 0.0
        for (index, group) in prefix.enumerated() {
            guard group.firstItem == item, group.start == start else {
                return "Listed group \(index) begins with item \(group.firstItem) instead of \(item), or elsewhere."
            }
            item = index + 1 < prefix.count ? prefix[index + 1].firstItem : tailItem
            guard item > group.firstItem else { return "Listed group \(index) has no items." }
            start += spacing.pitch(group.length)
        }
        guard tailItem == item, tailStart == start else {
            return "The tail begins with item \(tailItem) instead of \(item), or elsewhere."
        }
        return tailItem <= itemCount ? nil : "\(tailItem) of \(itemCount) items are listed."
    }
}

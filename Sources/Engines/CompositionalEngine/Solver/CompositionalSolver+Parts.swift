import LayoutGeometry

// The parts of the layout that no view shows, for the developer tools.

extension CompositionalSolver {
    /// Returns the groups that intersect `rect`, section by section, in preorder. For an orthogonal section, returns
    /// the groups that are visible at its offset.
    /// - Complexity: O(log *n*) plus solving the groups that are found.
    package mutating func groups(in rect: Rect) -> [LayoutGroup] {
        guard let rect = visiblePart(of: rect) else { return [] }
        var groups: [LayoutGroup] = []
        for section in sections(meeting: rect) {
            guard let solved = states[section].solved, solved.geometry.totalLength > 0 else { continue }
            solved.geometry.appendGroups(
                meeting: scrolled(rect, in: section, solved.geometry), placement: placement(of: section), to: &groups)
        }
        return groups
    }

    /// Returns the area of a section without its boundary items, and the same area less the content insets; `nil` if
    /// there's no such section.
    package mutating func contentArea(ofSection section: Int) -> (outer: Rect, inner: Rect)? {
        solve()
        guard states.indices.contains(section), let solved = states[section].solved else { return nil }
        return solved.geometry.contentArea(placement: placement(of: section))
    }
}

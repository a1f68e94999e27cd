import LayoutGeometry

extension CompositionalSolver {
    /// Returns the orthogonal sections that may intersect a rectangle.
    /// - Complexity: O(log *n*) plus the number of results.
    package mutating func orthogonalSections(meeting rect: Rect) -> ArraySlice<Int> {
        solve()
        guard !orthogonalSectionIndexes.isEmpty else { return [] }
        let sections = sections(meeting: rect)
        let first = orthogonalSectionIndexes.partitioningIndex { $0 >= sections.lowerBound }
        let end = orthogonalSectionIndexes.partitioningIndex { $0 >= sections.upperBound }
        return orthogonalSectionIndexes[first..<Swift.max(first, end)]
    }

    /// Returns the orthogonal scrolling of a section, or `nil` if it doesn't scroll orthogonally, or is empty.
    package mutating func orthogonalSection(_ section: Int) -> OrthogonalSection? {
        solve()
        guard states.indices.contains(section), let solved = states[section].solved else { return nil }
        return solved.geometry.orthogonalSection(
            placement: placement(of: section), offset: orthogonalOffset(of: section, solved.geometry))
    }

    /// Returns the offset at which a drag or a scroll request to `proposed` stops (R73); 0 for other sections.
    /// - Complexity: O(log *n*) in the number of groups.
    package mutating func restingOffset(forProposed proposed: Double, inOrthogonalSection section: Int) -> Double {
        solve()
        guard states.indices.contains(section), let solved = states[section].solved, !solved.geometry.content.isEmpty
        else { return 0 }
        return solved.geometry.restingOffset(forProposed: proposed)
    }

    /// Scrolls an orthogonal section. The offset isn't limited; one that isn't finite counts as 0.
    package mutating func setOrthogonalOffset(_ offset: Double, inSection section: Int) {
        guard states.indices.contains(section) else { return }
        states[section].orthogonalOffset = offset.distance
    }

    /// Returns the elements of an orthogonal section that its scroll view shows at its offset, with frames for offset
    /// 0. For other sections, returns the elements that intersect the visible bounds.
    package mutating func visibleElements(inOrthogonalSection section: Int) -> [LayoutElement] {
        solve()
        guard states.indices.contains(section), let solved = states[section].solved,
            let frame = sectionFrame(section)
        else { return [] }
        var elements: [LayoutElement] = []
        let rect = solved.geometry.isOrthogonal ? frame : frame.intersection(visibleBounds ?? frame)
        guard let rect else { return [] }
        solved.geometry.appendContent(
            meeting: scrolled(rect, in: section, solved.geometry), placement: placement(of: section), to: &elements)
        return elements
    }
}

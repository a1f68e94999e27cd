import LayoutGeometry

extension CompositionalSolver {
    /// The sections that scroll across the layout and may meet a rectangle.
    /// - Complexity: O(log n) plus what is found.
    package mutating func orthogonalSections(meeting rect: Rect) -> ArraySlice<Int> {
        solve()
        guard !orthogonalSectionIndexes.isEmpty else { return [] }
        let sections = sections(meeting: rect)
        let first = orthogonalSectionIndexes.partitioningIndex { $0 >= sections.lowerBound }
        let end = orthogonalSectionIndexes.partitioningIndex { $0 >= sections.upperBound }
        return orthogonalSectionIndexes[first..<Swift.max(first, end)]
    }

    /// How a section scrolls across the layout; nil if it does not, or is empty.
    package mutating func orthogonalSection(_ section: Int) -> OrthogonalSection? {
        solve()
        guard states.indices.contains(section), let solved = states[section].solved else { return nil }
        return solved.geometry.orthogonalSection(
            placement: placement(of: section), offset: orthogonalOffset(of: section, solved.geometry))
    }

    /// Where the section comes to rest when a drag or a request ends at `proposed` (R73); 0 for other sections.
    /// - Complexity: O(log n) in the groups.
    package mutating func restingOffset(forProposed proposed: Double, inOrthogonalSection section: Int) -> Double {
        solve()
        guard states.indices.contains(section), let solved = states[section].solved, !solved.geometry.content.isEmpty
        else { return 0 }
        return solved.geometry.restingOffset(forProposed: proposed)
    }

    /// Scrolls an orthogonal section. The offset is not limited; one that is not a finite number counts as 0.
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

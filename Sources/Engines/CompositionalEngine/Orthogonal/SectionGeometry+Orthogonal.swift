import LayoutGeometry

extension SectionGeometry {
    /// Returns the orthogonal scrolling of the section, or `nil` if it doesn't scroll orthogonally.
    func orthogonalSection(placement: Placement, offset: Double) -> OrthogonalSection? {
        guard isOrthogonal, !content.isEmpty else { return nil }
        let frame = Rect(
            origin: Point(scrollAxis, along: placement.start + contentOrigin[scrollAxis], across: 0),
            size: Size(scrollAxis, along: content.crossLength, across: container.size[flowAxis]))
        return OrthogonalSection(
            section: placement.section, behavior: description.orthogonalBehavior, axis: flowAxis,
            frame: grid.round(frame), startInset: insets.start(flowAxis), endInset: insets.end(flowAxis),
            contentLength: content.groups.totalLength, offset: offset)
    }

    /// Returns the offset at which scrolling to `proposed` stops (R73).
    /// - Complexity: O(b) in the blocks of measured groups.
    func restingOffset(forProposed proposed: Double) -> Double {
        let viewport = Swift.max(0, container.size[flowAxis] - insets.total(flowAxis))
        let maximum = Swift.max(0, content.groups.totalLength - viewport)
        let proposed = proposed.distance
        let limited = Swift.min(Swift.max(0, proposed), maximum)
        switch description.orthogonalBehavior {
        case .none:
            return 0
        case .continuous:
            return limited
        case .paging:
            guard viewport > 0, limited < maximum else { return limited }
            return Swift.min((limited / viewport).rounded() * viewport, maximum)
        case .continuousGroupLeadingBoundary, .groupPaging:
            return nearestStop(to: limited) { Swift.min(content.groups.start(of: $0), maximum) } ?? limited
        case .groupPagingCentered:
            return nearestStop(to: proposed) { group in
                content.groups.start(of: group) - (viewport - content.groups.length(of: group)) / 2
            } ?? limited
        }
    }

    /// Returns the nearest of the groups' stops, which are ascending; of two equally near ones, the later.
    private func nearestStop(to offset: Double, stop: (Int) -> Double) -> Double? {
        let count = content.groups.count
        guard count > 0 else { return nil }
        let next = (1..<count).partitioningIndex { stop($0) > offset }
        let candidates = [next - 1, Swift.min(next, count - 1)].map(stop)
        return offset - candidates[0] < candidates[1] - offset ? candidates[0] : candidates[1]
    }
}

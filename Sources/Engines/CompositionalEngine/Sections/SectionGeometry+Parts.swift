import LayoutGeometry

// The parts of a section that no view shows.

extension SectionGeometry {
    /// Appends the groups that intersect `rect`, in preorder.
    /// - Complexity: O(log *n*) plus solving the groups that intersect the rectangle.
    func appendGroups(meeting rect: Rect, placement: Placement, to found: inout [LayoutGroup]) {
        let origin = origin(placement)
        let groups = content.groups.groups(
            from: rect.min(flowAxis) - origin[flowAxis], to: rect.max(flowAxis) - origin[flowAxis],
            overhang: content.overhang[flowAxis])
        for group in groups {
            let outer = content.frame(
                of: group, solved: content.solved(group), availableCrossLength: availableCrossLength)
            let firstItem = content.groups.items(of: group).lowerBound
            for nested in content.nestedGroups(of: group) where !nested.slots.isEmpty {
                let frame = grid.round(nested.frame.offset(x: origin.x + outer.minX, y: origin.y + outer.minY))
                guard frame.intersects(rect) else { continue }
                found.append(
                    LayoutGroup(
                        section: placement.section,
                        items: firstItem + nested.slots.lowerBound..<firstItem + nested.slots.upperBound,
                        depth: nested.depth, frame: frame))
            }
        }
    }

    /// Returns the area between the boundary items that extend the section, and the same area less the content insets.
    func contentArea(placement: Placement) -> (outer: Rect, inner: Rect) {
        let outer = Rect(
            origin: Point(scrollAxis, along: placement.start + boundaries.startRoom, across: 0),
            size: Size(scrollAxis, along: boundaries.contentLength, across: container.size[scrollAxis.perpendicular]))
        return (grid.round(outer), grid.round(content.isEmpty ? outer : outer.inset(by: insets)))
    }
}

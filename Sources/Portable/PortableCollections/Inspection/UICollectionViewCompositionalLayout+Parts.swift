import CompositionalEngine
import LayoutGeometry

extension UICollectionViewCompositionalLayout {
    /// Returns the sections and groups that intersect `rect`, in preorder.
    func makeParts(in rect: CGRect) -> [LayoutPart] {
        let visible = mirrored(rect.rect)
        let groups = Dictionary(grouping: solver.groups(in: visible), by: \.section)
        return solver.sections(meeting: visible).flatMap { section -> [LayoutPart] in
            guard let frame = solver.sectionFrame(section), let area = solver.contentArea(ofSection: section),
                frame.intersects(visible)
            else { return [] }
            let kind = LayoutPart.Kind.section(
                outer: mirrored(area.outer).cgRect, inner: mirrored(area.inner).cgRect)
            let part = LayoutPart(kind: kind, section: section, frame: mirrored(frame).cgRect)
            return [part] + (groups[section] ?? []).map(part(of:))
        }
    }

    private func part(of group: LayoutGroup) -> LayoutPart {
        var frame = group.frame
        if let area = solver.orthogonalSection(group.section) { frame.origin[area.axis] -= area.offset }
        return LayoutPart(
            kind: .group(items: group.items, depth: group.depth), section: group.section,
            frame: mirrored(frame).cgRect)
    }
}

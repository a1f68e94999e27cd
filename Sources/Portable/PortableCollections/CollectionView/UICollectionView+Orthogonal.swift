// Sections with orthogonal scrolling have separate scroll views, which contain their cells.

extension UICollectionView {
    /// How far a section has scrolled across the layout's direction; 0 for others.
    package func orthogonalOffset(ofSection section: Int) -> CGFloat {
        placed.scrollViews[section]?.offset ?? 0
    }

    /// Scrolls a section as if a drag would have ended at `proposed`: to its resting place nearest to that.
    package func scrollOrthogonalSection(_ section: Int, toward proposed: CGFloat) {
        placed.scrollViews[section]?.rest(near: proposed)
    }

    /// Makes the scroll views of the sections in sight and brings them up to date.
    func updateOrthogonalScrollViews() {
        guard let orthogonalLayout else { return }
        let visible = orthogonalLayout.orthogonalScrollAreas(in: bounds)
        for area in visible {
            if let view = placed.scrollViews[area.section] {
                view.update(area)
            } else {
                addScrollView(for: area)
            }
        }
        guard updates.commit?.isAnimated == true, placed.scrollViews.all.count > visible.count else { return }
        // A section that leaves the visible area is seen until the animation ends.
        for area in allOrthogonalScrollAreas { placed.scrollViews[area.section]?.update(area) }
    }

    private var allOrthogonalScrollAreas: [OrthogonalScrollArea] {
        orthogonalLayout?.orthogonalScrollAreas(
            in: CGRect(origin: .zero, size: layoutStorage.collectionViewContentSize)) ?? []
    }

    /// Makes the scroll view of a section that is out of sight, to scroll it.
    func makeOrthogonalScrollView(ofSection section: Int) {
        if let area = allOrthogonalScrollAreas.first(where: { $0.section == section }) { addScrollView(for: area) }
    }

    /// Takes away the scroll views that are out of sight.
    func removeUnusedOrthogonalScrollViews() {
        guard !placed.scrollViews.isEmpty else { return }
        var zIndexes: [Int: Int] = [:]
        for view in placed.values {
            guard let attributes = view.placement.attributes, let section = attributes.orthogonalSection else {
                continue
            }
            zIndexes[section] = min(zIndexes[section] ?? attributes.zIndex, attributes.zIndex)
        }
        for (section, zIndex) in zIndexes { placed.scrollViews[section]?.place(zIndex: zIndex) }
        guard placed.scrollViews.all.count > zIndexes.count else { return }
        // One of which only the room around its cells is seen stays: each pass would make it again.
        let inSight = Set(orthogonalLayout?.orthogonalScrollAreas(in: bounds).map(\.section) ?? [])
        for (section, view) in placed.scrollViews.all where zIndexes[section] == nil && !inSight.contains(section) {
            if view.isTracking || view.isDecelerating || view.isScrollAnimating || view.holdsViews { continue }
            placed.scrollViews.remove(ofSection: section)
        }
    }

    private func addScrollView(for area: OrthogonalScrollArea) {
        var area = area
        if area.behavior == .groupPagingCentered {
            // Recorded (`LayoutRules.md` R74): a centered section begins with a group in its middle.
            area.offset = area.restingOffset(area.offset)
            orthogonalLayout?.setOrthogonalOffset(area.offset, of: area.maximumOffset, ofSection: area.section)
        }
        UIView.performWithoutAnimation {
            let view = OrthogonalScrollView(area, in: self)
            placed.scrollViews.add(view, forSection: area.section)
            view.place(zIndex: 0)
        }
    }
}

// Sections with orthogonal scrolling have separate scroll views, which contain their cells.

extension UICollectionView {
    /// Returns the scroll offset of an orthogonal section; 0 for other sections.
    package func orthogonalOffset(ofSection section: Int) -> CGFloat {
        placed.scrollViews[section]?.offset ?? 0
    }

    /// Scrolls an orthogonal section to the resting offset for `proposed`, as at the end of a drag.
    package func scrollOrthogonalSection(_ section: Int, toward proposed: CGFloat) {
        placed.scrollViews[section]?.rest(near: proposed)
    }

    /// Creates and updates the scroll views of the visible sections.
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
        guard updates.transaction?.isAnimated == true, placed.scrollViews.all.count > visible.count else { return }
        // A section that leaves the visible area is shown until the animation ends.
        for area in allOrthogonalScrollAreas { placed.scrollViews[area.section]?.update(area) }
    }

    private var allOrthogonalScrollAreas: [OrthogonalScrollArea] {
        orthogonalLayout?.orthogonalScrollAreas(
            in: CGRect(origin: .zero, size: layoutStorage.collectionViewContentSize)) ?? []
    }

    /// Creates the scroll view of a section outside of the visible area, to scroll it.
    func makeOrthogonalScrollView(ofSection section: Int) {
        if let area = allOrthogonalScrollAreas.first(where: { $0.section == section }) { addScrollView(for: area) }
    }

    /// Removes the scroll views outside of the visible area.
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
        // A scroll view is kept even if only the space around its cells is visible. Otherwise, each pass would
        // recreate it.
        let visibleSections = Set(orthogonalLayout?.orthogonalScrollAreas(in: bounds).map(\.section) ?? [])
        for (section, view) in placed.scrollViews.all
        where zIndexes[section] == nil && !visibleSections.contains(section) {
            if view.isTracking || view.isDecelerating || view.isScrollAnimating || view.holdsViews { continue }
            placed.scrollViews.remove(ofSection: section)
        }
    }

    private func addScrollView(for area: OrthogonalScrollArea) {
        var area = area
        if area.behavior == .groupPagingCentered {
            // Recorded (`LayoutRules.md` R74): a centered section starts with a centered group.
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

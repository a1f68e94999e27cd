import CompositionalEngine
import LayoutGeometry

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists with the given configuration.
    ///
    /// - Parameter configuration: The appearance and the features of the lists.
    /// - Returns: A layout whose `configuration` property has the default values.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        // All sections in one environment are the same, because the section isn't accessible to clients.
        var made: (section: NSCollectionLayoutSection, environment: any NSCollectionLayoutEnvironment)?
        let layout = UICollectionViewCompositionalLayout { _, environment in
            if let made, made.environment === environment { return made.section }
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            made = (section, environment)
            return section
        }
        layout.emptyListBackground = configuration.backgroundColor ?? configuration.appearance.backgroundColor
        return layout
    }

    /// Returns the list attributes of an element with a frame in the engine's coordinates; `nil` outside of list
    /// sections.
    func listRow(for element: LayoutElement) -> ListRow? {
        let id = element.id
        guard let list = list(ofSection: id.section) else { return nil }
        switch id.category {
        case .cell:
            let path = IndexPath(item: id.item, section: id.section)
            return list.row(at: path, itemCount: solver.section(id.section)?.itemCount ?? 0)
        case .supplementary(let kind):
            guard id.item != ElementID.layoutItem else { return nil }
            return list.boundary(ofKind: kind, isPinned: isPinnedAwayFromFrame(element, ofKind: kind))
        case .decoration:
            return nil
        }
    }

    func list(ofSection section: Int) -> ListSection? {
        sections.indices.contains(section) ? sections[section]?.list : nil
    }

    /// Returns whether a header or footer is pinned away from its natural position.
    private func isPinnedAwayFromFrame(_ element: LayoutElement, ofKind kind: String) -> Bool {
        guard element.isPinned, let frame = solver.sectionFrame(element.id.section),
            let item = sections[element.id.section]?.boundarySupplementaryItems.first(where: { $0.elementKind == kind })
        else { return false }
        let pixel = 1 / max(solver.container.scale, 1)
        return kind == UICollectionView.elementKindSectionFooter
            ? element.frame.maxY < frame.maxY - pixel : element.frame.minY > frame.minY + item.leadingPadding + pixel
    }

    /// Returns the parts of `rect` that are covered by lists. The parts of the first and the last section extend to the
    /// ends of the visible area. A list without sections covers all of it.
    func makeListBackgrounds(in rect: CGRect) -> [ListBackground] {
        guard !sections.isEmpty else {
            return emptyListBackground.map { [ListBackground(frame: rect, color: $0)] } ?? []
        }
        guard hasLists else { return [] }
        let isVertical = configurationScrollsVertically
        var strips: [ListBackground] = []
        for index in solver.sections(meeting: mirrored(rect.rect)) {
            guard let color = list(ofSection: index)?.backgroundColor, let section = solver.sectionFrame(index)
            else { continue }
            var frame = mirrored(section).cgRect
            if isVertical {
                let top = index == 0 ? min(rect.minY, frame.minY) : frame.minY
                // The space between two sections belongs to the upper one.
                let end = index == sections.count - 1 ? rect.maxY : solver.sectionFrame(index + 1).map(\.minY) ?? 0
                frame = CGRect(x: rect.minX, y: top, width: rect.width, height: max(frame.maxY, end) - top)
            }
            if let last = strips.last, isVertical, last.color == color, last.frame.maxY >= frame.minY {
                strips[strips.count - 1].frame = last.frame.union(frame)
            } else {
                strips.append(ListBackground(frame: frame, color: color))
            }
        }
        return strips.compactMap { strip in
            let visible = strip.frame.commonPart(with: rect)
            return visible.isEmpty ? nil : ListBackground(frame: visible, color: strip.color)
        }
    }
}

/// A part of the visible area with a list's background color.
package struct ListBackground: Equatable {
    package var frame: CGRect
    package var color: UIColor
}

import LayoutGeometry

extension SectionGeometry {
    /// The position of the section in the collection, and the visible rectangle.
    struct Placement {
        var section: Int
        /// The section's start on the scroll axis.
        var start: Double
        /// The visible rectangle, for pinned items.
        var visible: Rect?
    }

    /// Appends the elements that scroll with the section's groups and intersect `rect` (R90).
    /// - Complexity: O(log *n*) plus the groups that intersect the rectangle.
    func appendContent(meeting rect: Rect, placement: Placement, to elements: inout [LayoutElement]) {
        guard !appendFillingCells(meeting: rect, placement: placement, to: &elements) else { return }
        let origin = origin(placement)
        let availableCrossLength = availableCrossLength
        let groups = content.groups.groups(
            from: rect.min(flowAxis) - origin[flowAxis], to: rect.max(flowAxis) - origin[flowAxis],
            overhang: content.overhang[flowAxis])
        for group in groups {
            let solved = content.solved(group)
            let frame = content.frame(of: group, solved: solved, availableCrossLength: availableCrossLength)
            let groupFrame = grid.round(frame.offset(x: origin.x, y: origin.y))
            let (x, y) = (origin.x + frame.minX, origin.y + frame.minY)
            if groupFrame.intersects(rect) {
                let firstItem = content.groups.items(of: group).lowerBound
                for (index, slot) in solved.slots.enumerated() {
                    let frame = grid.round(slot.frame.offset(x: x, y: y))
                    guard frame.intersects(rect), frame.intersects(groupFrame) else { continue }
                    elements.append(cell(slot, item: firstItem + index, frame: frame, placement: placement))
                }
            }
            guard !solved.supplementaries.isEmpty else { continue }
            var numbers: [String: Int] = [:]
            for slot in solved.supplementaries {
                let kind = slot.description.elementKind
                let number = numbers[kind] ?? firstNumber(ofKind: kind, in: group)
                numbers[kind] = number + 1
                let element = supplementary(slot, number: number, x: x, y: y, placement: placement)
                if element.frame.intersects(rect) { elements.append(element) }
            }
        }
    }

    /// Appends boundary items and decorations that intersect `rect`.
    func appendSurroundings(meeting rect: Rect, placement: Placement, to elements: inout [LayoutElement]) {
        for index in description.boundaryItems.indices {
            let element = boundary(index, placement: placement)
            if element.frame.intersects(rect) { elements.append(element) }
        }
        for index in description.decorationItems.indices {
            if let element = decoration(index, placement: placement), element.frame.intersects(rect) {
                elements.append(element)
            }
        }
    }

    /// Returns the cell of an item.
    func cell(_ item: Int, placement: Placement) -> LayoutElement? {
        guard item >= 0, item < content.groups.itemCount else { return nil }
        let group = content.groups.group(of: item)
        let solved = content.solved(group)
        let index = item - content.groups.items(of: group).lowerBound
        guard index < solved.slots.count else { return nil }
        let origin = origin(of: group, solved: solved, placement: placement)
        let frame = grid.round(solved.slots[index].frame.offset(x: origin.x, y: origin.y))
        return cell(solved.slots[index], item: item, frame: frame, placement: placement)
    }

    /// Returns the supplementary view with a kind and number.
    func supplementary(_ key: SupplementaryKey, placement: Placement) -> LayoutElement? {
        if let index = description.boundaryItem(for: key) { return boundary(index, placement: placement) }
        guard let (group, solved, slot) = slot(for: key) else { return nil }
        let origin = origin(of: group, solved: solved, placement: placement)
        return supplementary(slot, number: key.number, x: origin.x, y: origin.y, placement: placement)
    }

    /// Returns the decoration at an index, or `nil` in a section without length.
    func decoration(_ index: Int, placement: Placement) -> LayoutElement? {
        guard description.decorationItems.indices.contains(index), totalLength > 0 else { return nil }
        let item = description.decorationItems[index]
        let frame = Rect(
            origin: Point(scrollAxis, along: placement.start, across: 0),
            size: Size(scrollAxis, along: totalLength, across: container.size[scrollAxis.perpendicular]))
        return LayoutElement(
            id: ElementID(.decoration(kind: item.elementKind), section: placement.section, item: index),
            frame: grid.round(frame.shrunk(by: item.contentInsets.sanitized())), zIndex: item.zIndex)
    }

    /// Returns the slot of a supplementary view that is anchored to an item or a group.
    func slot(for key: SupplementaryKey) -> (group: Int, solved: SolvedGroup, slot: SupplementarySlot)? {
        let number = key.number - description.boundaryCount(ofKind: key.kind)
        guard let group = content.group(ofSupplementary: number, kind: key.kind) else { return nil }
        let solved = content.solved(group)
        var index = number - content.supplementaryCount(ofKind: key.kind, before: group)
        for slot in solved.supplementaries where slot.description.elementKind == key.kind {
            if index == 0 { return (group, solved, slot) }
            index -= 1
        }
        return nil
    }

    // MARK: Parts

    func origin(_ placement: Placement) -> Point {
        contentOrigin + Point(scrollAxis, along: placement.start, across: 0)
    }

    private func origin(of group: Int, solved: SolvedGroup, placement: Placement) -> Point {
        origin(placement) + content.frame(of: group, solved: solved, availableCrossLength: availableCrossLength).origin
    }

    private func firstNumber(ofKind kind: String, in group: Int) -> Int {
        description.boundaryCount(ofKind: kind) + content.supplementaryCount(ofKind: kind, before: group)
    }

    private func cell(_ slot: Slot, item: Int, frame: Rect, placement: Placement) -> LayoutElement {
        LayoutElement(
            id: .cell(section: placement.section, item: item), frame: frame, zIndex: slot.zIndex ?? cellZIndex,
            scrollsOrthogonally: isOrthogonal, isWidthMeasurable: slot.isWidthMeasurable,
            isHeightMeasurable: slot.isHeightMeasurable)
    }

    private func supplementary(
        _ slot: SupplementarySlot, number: Int, x: Double, y: Double, placement: Placement
    ) -> LayoutElement {
        let kind = slot.description.elementKind
        let measured =
            measuredSupplementaries.isEmpty
            ? nil : measuredSupplementaries[SupplementaryKey(kind: kind, number: number)]
        return LayoutElement(
            id: ElementID(.supplementary(kind: kind), section: placement.section, item: number),
            frame: grid.round(slot.frame(measured: measured, grid: grid).offset(x: x, y: y)),
            zIndex: slot.description.zIndex, scrollsOrthogonally: isOrthogonal,
            isWidthMeasurable: slot.description.size.width.isEstimated,
            isHeightMeasurable: slot.description.size.height.isEstimated)
    }

    private func boundary(_ index: Int, placement: Placement) -> LayoutElement {
        let item = description.boundaryItems[index]
        let key = description.key(ofBoundaryItem: index)
        let frame = boundaries.frame(
            of: index, item: item, start: placement.start, scrollAxis: scrollAxis, visible: placement.visible)
        return LayoutElement(
            id: ElementID(.supplementary(kind: key.kind), section: placement.section, item: key.number),
            frame: grid.round(frame), zIndex: item.effectiveZIndex, isPinned: item.pinsToVisibleBounds,
            isWidthMeasurable: item.size.width.isEstimated, isHeightMeasurable: item.size.height.isEstimated)
    }
}

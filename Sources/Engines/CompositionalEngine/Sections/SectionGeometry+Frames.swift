import LayoutGeometry

extension SectionGeometry {
    /// A slot of the template with the values that are equal in each repetition.
    private struct TemplateSlot {
        /// The start relative to the group's on the flow axis, not rounded.
        var start: Double
        /// The offset of the collection's coordinates across the flow, rounded.
        var across: Double
        var size: Size
    }

    /// Returns the rounded frame of a slot in a group whose coordinates start at `along`.
    @inline(__always)
    private func frame(_ place: TemplateSlot, along: Double) -> Rect {
        let start = grid.round(place.start + along)
        return flowAxis == .vertical
            ? Rect(origin: Point(x: place.across, y: start), size: place.size)
            : Rect(origin: Point(x: start, y: place.across), size: place.size)
    }

    private func fixedPlace(_ slot: Slot, _ across: Double) -> TemplateSlot {
        let cross = flowAxis.perpendicular
        return TemplateSlot(
            start: slot.frame.min(flowAxis), across: grid.round(slot.frame.min(cross) + across),
            size: Size(width: grid.round(slot.frame.size.width), height: grid.round(slot.frame.size.height)))
    }

    /// Writes the frames of consecutive cells, as returned by `cell`.
    /// - Complexity: O(log *b*) for *b* blocks of measured lengths, plus O(1) for each cell, plus solving the groups
    ///   with measured items, unless they are rows.
    func writeFrames(of items: Range<Int>, placement: Placement, to frames: UnsafeMutablePointer<Rect>) {
        guard !items.isEmpty else { return }
        let groups = content.groups, origin = origin(placement), along = origin[flowAxis]
        let across =
            origin[flowAxis.perpendicular]
            + content.crossOffset(of: base.group.solved, availableCrossLength: availableCrossLength)
        guard groups.prefix.isEmpty, base.group.isRow || !content.hasMeasuredSizes else {
            return writeSolvedFrames(of: items, placement: placement, to: frames)
        }
        let edge = base.spacing.start, grid = grid
        if base.group.itemCount == 1 {
            let place = fixedPlace(base.group.solved.slots[0], across)
            let first = items.lowerBound
            if flowAxis == .vertical {
                groups.tail.visit(items) { item, start, given in
                    frames[item &- first] = Rect(
                        x: place.across, y: grid.round(place.start + (along + (start + edge))),
                        width: place.size.width, height: given.map { grid.round($0) } ?? place.size.height)
                }
            } else {
                groups.tail.visit(items) { item, start, given in
                    frames[item &- first] = Rect(
                        x: grid.round(place.start + (along + (start + edge))), y: place.across,
                        width: given.map { grid.round($0) } ?? place.size.width, height: place.size.height)
                }
            }
            return
        }
        let count = base.group.itemCount
        // The last group can have another length, but its slots have the same starts as the template's.
        let full = Swift.max(items.lowerBound, Swift.min(items.upperBound, groups.itemCount / count * count))
        withUnsafeTemporaryAllocation(of: TemplateSlot.self, capacity: count) { places in
            for (index, slot) in base.group.solved.slots.enumerated() {
                places.initializeElement(at: index, to: fixedPlace(slot, across))
            }
            var item = items.lowerBound
            groups.tail.visit(item / count..<(full + count - 1) / count) { group, start, _ in
                let end = Swift.min(full, (group + 1) * count), groupStart = along + (start + edge)
                var place = item - group * count
                while item < end {
                    frames[item &- items.lowerBound] = frame(places[place], along: groupStart)
                    item &+= 1
                    place &+= 1
                }
            }
        }
        writeSolvedFrames(
            of: full..<items.upperBound, placement: placement, to: frames + (full - items.lowerBound))
    }

    /// Writes the frames of cells group by group.
    private func writeSolvedFrames(
        of items: Range<Int>, placement: Placement, to frames: UnsafeMutablePointer<Rect>
    ) {
        let origin = origin(placement), availableCrossLength = availableCrossLength
        var item = items.lowerBound
        while item < items.upperBound {
            let group = content.groups.group(of: item), members = content.groups.items(of: group)
            let solved = content.solved(group)
            let outer = content.frame(of: group, solved: solved, availableCrossLength: availableCrossLength)
            let (x, y) = (origin.x + outer.minX, origin.y + outer.minY)
            let end = Swift.min(items.upperBound, members.upperBound)
            while item < end {
                let place = item - members.lowerBound
                frames[item - items.lowerBound] =
                    place < solved.slots.count ? grid.round(solved.slots[place].frame.offset(x: x, y: y)) : .zero
                item += 1
            }
        }
    }

    /// Returns the items in groups that may intersect a rectangle.
    func items(near rect: Rect, placement: Placement) -> Range<Int> {
        let start = origin(placement)[flowAxis]
        let groups = content.groups.groups(
            from: rect.min(flowAxis) - start, to: rect.max(flowAxis) - start, overhang: content.overhang[flowAxis])
        guard !groups.isEmpty else { return 0..<0 }
        return content.groups.items(of: groups.lowerBound)
            .lowerBound..<content.groups.items(of: groups.upperBound - 1).upperBound
    }

    /// Appends the cells that intersect `rect` if each cell fills its group; returns `false` for other sections.
    func appendFillingCells(meeting rect: Rect, placement: Placement, to elements: inout [LayoutElement]) -> Bool {
        guard base.group.isFilledByCell else { return false }
        let items = items(near: rect, placement: placement)
        let slot = base.group.solved.slots[0], cross = flowAxis.perpendicular
        let along = origin(placement)[flowAxis], edge = base.spacing.start
        let across = content.crossOffset(of: base.group.solved, availableCrossLength: availableCrossLength)
        let place = fixedPlace(slot, origin(placement)[cross] + across)
        // Across the flow, where all cells are equal, a cell must also intersect its group.
        let groupStart = grid.round(across + origin(placement)[cross])
        let groupEnd = groupStart + grid.round(base.group.solved.size[cross])
        let end = place.across + place.size[cross]
        guard place.across < rect.max(cross), rect.min(cross) < end, place.across < groupEnd, groupStart < end else {
            return true
        }
        var element = LayoutElement(
            id: .cell(section: placement.section, item: items.lowerBound), frame: frame(place, along: 0),
            zIndex: slot.zIndex ?? cellZIndex, scrollsOrthogonally: isOrthogonal,
            isWidthMeasurable: slot.isWidthMeasurable, isHeightMeasurable: slot.isHeightMeasurable)
        let (low, high) = (rect.min(flowAxis), rect.max(flowAxis))
        content.groups.tail.visit(items) { item, start, given in
            let start = grid.round(place.start + (along + (start + edge)))
            let length = given.map { grid.round($0) } ?? place.size[flowAxis]
            guard start < high, low < start + length, length > 0 else { return }
            element.id.item = item
            element.frame.origin[flowAxis] = start
            element.frame.size[flowAxis] = length
            elements.append(element)
        }
        return true
    }
}

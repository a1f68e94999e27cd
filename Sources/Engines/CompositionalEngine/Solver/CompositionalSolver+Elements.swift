import LayoutGeometry

extension CompositionalSolver {
    /// Returns the size of the content. Across the scroll axis, it's the collection's length or that of the widest
    /// group.
    package mutating func contentSize() -> Size {
        solve()
        let axis = configuration.scrollAxis
        let across = acrossLength ?? widestSection
        acrossLength = across
        return Size(axis, along: totalLength, across: across)
    }

    /// The length of the content on the scroll axis; 0 until it's solved.
    var totalLength: Double { boundaries?.totalLength ?? 0 }

    /// The larger of the collection's and the widest section's length across the scroll axis.
    var widestSection: Double {
        var widest = container.size.sanitized[configuration.scrollAxis.perpendicular]
        for index in states.indices {
            guard let solved = states[index].solved else { continue }
            widest = Swift.max(widest, solved.geometry.widestGroup)
        }
        return widest
    }

    /// Returns the elements that intersect `rect` (R90), section by section: cells in order with their supplementary
    /// views, boundary items, decorations; the layout's boundary items come last. For orthogonal sections, it returns
    /// the elements that are visible at their offset. A rectangle with a coordinate that isn't finite intersects
    /// nothing.
    /// - Complexity: O(log *n*) plus the number of found elements.
    package mutating func elements(in rect: Rect) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        findElements(in: rect, into: &elements)
        return elements
    }

    /// Writes the elements of `elements(in:)` into the caller's array, whose memory is reused: cells cost no allocation
    /// once it's large enough.
    package mutating func findElements(in rect: Rect, into elements: inout [LayoutElement]) {
        elements.removeAll(keepingCapacity: true)
        guard let rect = visiblePart(of: rect) else { return }
        for section in sections(meeting: rect) {
            guard let solved = states[section].solved, solved.geometry.totalLength > 0 else { continue }
            let placement = placement(of: section)
            solved.geometry.appendContent(
                meeting: scrolled(rect, in: section, solved.geometry), placement: placement, to: &elements)
            solved.geometry.appendSurroundings(meeting: rect, placement: placement, to: &elements)
        }
        for index in configuration.boundaryItems.indices {
            if let element = layoutBoundary(index), element.frame.intersects(rect) { elements.append(element) }
        }
    }

    /// Returns the items of a section in groups that may intersect a rectangle.
    /// - Complexity: O(log *n*).
    package mutating func items(near rect: Rect, inSection section: Int) -> Range<Int> {
        solve()
        guard states.indices.contains(section) else { return 0..<0 }
        let placement = placement(of: section)
        return states[section].solved?.geometry.items(near: rect, placement: placement) ?? 0..<0
    }

    /// Writes the frames of the cells of a section into the caller's memory, as returned by `element(_:)`. Stops at the
    /// last item or at the end of the memory, and returns the number of frames.
    /// - Complexity: O(log *n*) plus O(1) for each frame; no allocation for sections of fixed sizes and of rows.
    package mutating func writeFrames(
        ofItems items: Range<Int>, inSection section: Int, to frames: UnsafeMutableBufferPointer<Rect>
    ) -> Int {
        solve()
        guard states.indices.contains(section), let solved = states[section].solved, let start = frames.baseAddress
        else { return 0 }
        let items = items.clamped(to: 0..<solved.geometry.content.groups.itemCount).prefix(frames.count)
        solved.geometry.writeFrames(of: items, placement: placement(of: section), to: start)
        return items.count
    }

    /// Returns the intersection of a rectangle and the content; `nil` if it's empty, or if a coordinate isn't finite.
    mutating func visiblePart(of rect: Rect) -> Rect? {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return nil }
        return rect.intersection(Rect(origin: .zero, size: contentSize()))
    }

    /// Returns an element, or `nil` if there's no such element.
    /// - Complexity: O(log *n*) plus the size of a group.
    package mutating func element(_ id: ElementID) -> LayoutElement? {
        solve()
        if case .supplementary(let kind) = id.category, id.item == ElementID.layoutItem {
            let index = configuration.boundaryItems.firstIndex { $0.elementKind == kind }
            return id.section == 0 ? index.flatMap(layoutBoundary) : nil
        }
        guard states.indices.contains(id.section), let solved = states[id.section].solved else { return nil }
        let placement = placement(of: id.section)
        switch id.category {
        case .cell:
            return solved.geometry.cell(id.item, placement: placement)
        case .supplementary(let kind):
            return solved.geometry.supplementary(.init(kind: kind, number: id.item), placement: placement)
        case .decoration:
            let element = solved.geometry.decoration(id.item, placement: placement)
            return element?.id == id ? element : nil
        }
    }

    /// Returns the frame of a section, including boundary items that extend it; `nil` if there's no such section.
    package mutating func sectionFrame(_ section: Int) -> Rect? {
        solve()
        guard states.indices.contains(section), let solved = states[section].solved else { return nil }
        let axis = configuration.scrollAxis
        return Rect(
            origin: Point(axis, along: placement(of: section).start, across: 0),
            size: Size(
                axis, along: solved.geometry.totalLength, across: solved.geometry.container.size[axis.perpendicular]))
    }

    /// Returns a boundary item of the layout.
    private func layoutBoundary(_ index: Int) -> LayoutElement? {
        guard let boundaries else { return nil }
        let item = configuration.boundaryItems[index]
        let frame = boundaries.frame(
            of: index, item: item, start: 0, scrollAxis: configuration.scrollAxis, visible: validVisibleBounds)
        return LayoutElement(
            id: ElementID(
                .supplementary(kind: item.elementKind), section: 0, item: ElementID.layoutItem),
            frame: PixelGrid(scale: container.scale).round(frame), zIndex: item.effectiveZIndex,
            isPinned: item.pinsToVisibleBounds, isWidthMeasurable: item.size.width.isEstimated,
            isHeightMeasurable: item.size.height.isEstimated)
    }

    /// Returns a rectangle of the collection in the coordinates of a section's content.
    func scrolled(_ rect: Rect, in section: Int, _ geometry: SectionGeometry) -> Rect {
        guard geometry.isOrthogonal else { return rect }
        var rect = rect
        rect.origin[geometry.flowAxis] += orthogonalOffset(of: section, geometry)
        return rect
    }

    /// Returns the scroll offset of a section.
    func orthogonalOffset(of section: Int, _ geometry: SectionGeometry) -> Double {
        states[section].orthogonalOffset ?? geometry.restingOffset(forProposed: 0)
    }
}

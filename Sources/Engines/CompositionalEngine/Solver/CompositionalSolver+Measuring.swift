import LayoutGeometry

extension CompositionalSolver {
    /// Returns the axes on which a measured size applies to an element: those with an estimated dimension.
    package mutating func measurableAxes(of id: ElementID) -> (width: Bool, height: Bool) {
        solve()
        if let item = layoutBoundaryItem(id) { return item.size.estimatedAxes }
        guard states.indices.contains(id.section), let solved = states[id.section].solved else {
            return (false, false)
        }
        switch id.category {
        case .cell:
            return solved.geometry.content.measurableAxes(of: id.item)
        case .supplementary(let kind):
            let key = SectionGeometry.SupplementaryKey(kind: kind, number: id.item)
            if let index = solved.geometry.description.boundaryItem(for: key) {
                return solved.geometry.description.boundaryItems[index].size.estimatedAxes
            }
            return solved.geometry.slot(for: key)?.slot.description.size.estimatedAxes ?? (false, false)
        case .decoration:
            return (false, false)
        }
    }

    /// Returns a number that identifies the conditions under which an element is measured. The number stays the same as
    /// long as the solver discards no measured size of the element, except when the size is replaced or discarded
    /// individually.
    package func measuringConditions(of id: ElementID) -> Int {
        if layoutBoundaryItem(id) != nil { return conditions.ofBoundaries }
        return states.indices.contains(id.section) ? states[id.section].conditions : 0
    }

    /// Returns whether `setMeasuredSize` with this size would change a frame.
    package mutating func wouldChange(_ size: Size, for id: ElementID) -> Bool {
        guard size.isValid else { return false }
        solve()
        if id.category == .cell {
            guard states.indices.contains(id.section) else { return false }
            return states[id.section].solved?.geometry.content.wouldChange(size, of: id.item) ?? false
        }
        let axes = measurableAxes(of: id)
        guard axes.width || axes.height else { return false }
        guard let element = element(id) else { return false }
        return (axes.width && element.frame.size.width != size.width)
            || (axes.height && element.frame.size.height != size.height)
    }

    /// Replaces the estimate of one element with a measured size. Lengths on other axes are ignored, and also a size
    /// that is negative or not finite.
    ///
    /// Only the element's group is laid out again; where rows wrap, also the rows after it.
    /// - Complexity: O(*n*) in the size of the group, and a look-up.
    package mutating func setMeasuredSize(_ size: Size, for id: ElementID) -> MeasurementEffect {
        guard size.isValid else { return .none }
        solve()
        if id.category != .cell {
            let axes = measurableAxes(of: id)
            guard axes.width || axes.height else { return .none }
        }
        return replaceMeasuredSize(size, of: id)
    }

    /// Resets one element to its estimate.
    package mutating func discardMeasuredSize(of id: ElementID) {
        solve()
        _ = replaceMeasuredSize(nil, of: id)
    }

    /// Resets all elements to their estimates.
    package mutating func discardMeasuredSizes() {
        if !measuredBoundaries.isEmpty { boundaries = nil }
        removeMeasuredSizes()
    }

    private func layoutBoundaryItem(_ id: ElementID) -> BoundaryDescription? {
        guard case .supplementary(let kind) = id.category, id.section == 0, id.item == ElementID.layoutItem else {
            return nil
        }
        return configuration.boundaryItems.first { $0.elementKind == kind }
    }

    private mutating func replaceMeasuredSize(_ size: Size?, of id: ElementID) -> MeasurementEffect {
        defer { checkInvariants() }
        let oldLength = totalLength
        var position: Double?
        if case .supplementary(let kind) = id.category, let item = layoutBoundaryItem(id) {
            let old = boundaries
            guard measuredBoundaries[kind] != size else { return .none }
            measuredBoundaries[kind] = size
            placeBoundaries()
            if boundaries != old {
                position = item.side(on: configuration.scrollAxis) == .start ? old?.startRoom : old?.totalLength
            }
        } else if states.indices.contains(id.section) {
            let start = placement(of: id.section).start
            let oldWidth = states[id.section].solved?.geometry.widestGroup
            switch id.category {
            case .cell:
                position = states[id.section].solved?.geometry.setMeasuredSize(size, of: id.item)
            case .supplementary(let kind):
                let key = SectionGeometry.SupplementaryKey(kind: kind, number: id.item)
                position = states[id.section].solved?.geometry.setMeasuredSize(size, of: key)
            case .decoration:
                break
            }
            if let end = position {
                position = start + end
                stack(id.section)
                if states[id.section].solved?.geometry.widestGroup != oldWidth { acrossLength = nil }
                placeBoundaries()
            }
        }
        guard let position else { return .none }
        return MeasurementEffect(isChange: true, position: position, displacement: totalLength - oldLength)
    }
}

extension SizeDescription {
    /// The axes with an estimated dimension.
    var estimatedAxes: (width: Bool, height: Bool) { (width.isEstimated, height.isEstimated) }
}

extension SectionContent {
    /// Returns the axes on which a measured size applies to an item.
    func measurableAxes(of item: Int) -> (width: Bool, height: Bool) {
        guard item >= 0, item < groups.itemCount else { return (false, false) }
        if let row = base.measuredAxesOfRow { return row }
        let group = groups.group(of: item)
        let place = item - groups.items(of: group).lowerBound, slots = solved(group).slots
        guard place < slots.count else { return (false, false) }
        return (slots[place].isWidthMeasurable, slots[place].isHeightMeasurable)
    }
}

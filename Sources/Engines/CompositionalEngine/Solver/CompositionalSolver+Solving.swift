import LayoutGeometry

extension CompositionalSolver {
    /// The spacing after each section except for the last.
    private var spacing: Double { configuration.interSectionSpacing.distance }

    /// Solves the unsolved sections, and stacks the sections.
    mutating func solve() {
        guard boundaries == nil else { return }
        for index in firstUnsolved..<states.count {
            if states[index].solved == nil { solve(index) }
            stack(index)
        }
        firstUnsolved = states.count
        issues = []
        for index in states.indices where hasProblems {
            guard let base = states[index].solved?.geometry.base, !base.problems.isEmpty else { continue }
            issues += base.issues(section: index)
        }
        acrossLength = nil
        placeBoundaries()
        checkInvariants()
    }

    private mutating func solve(_ index: Int) {
        if index > 0, matchesPreviousSection(index) {
            states[index].solved = states[index - 1].solved
            return
        }
        counters.sections += 1
        let base = template(for: states[index])
        if !base.problems.isEmpty { hasProblems = true }
        let state = states[index]
        states[index].measured = MeasuredSizes()
        states[index].measuredSupplementaries = [:]
        states[index].solved = SolvedSection(
            SectionGeometry(
                base, itemCount: state.input.itemCount, measuredSizes: state.measured,
                measuredSupplementaries: state.measuredSupplementaries))
    }

    /// Returns whether a section has the description and the number of items of the previous one, and neither has
    /// measured items.
    private func matchesPreviousSection(_ index: Int) -> Bool {
        states[index].conditions == states[index - 1].conditions
            && states[index].input.itemCount == states[index - 1].input.itemCount && states[index].measured.isEmpty
            && states[index].measuredSupplementaries.isEmpty
            && states[index - 1].solved?.geometry.hasMeasuredSizes == false
    }

    /// Updates the stacking for the length of a solved section.
    mutating func stack(_ index: Int) {
        guard let length = states[index].solved?.geometry.totalLength else { return }
        counters.stacked += 1
        // Overlapping sections still start in order: negative spacing is limited to the section's length.
        lengths.set(Swift.max(0, length + spacing), at: index)
        overhang = Swift.max(overhang, states[index].solved?.geometry.overhang ?? 0, -spacing)
    }

    /// Lays out the layout's boundary items around the sections (R55).
    mutating func placeBoundaries() {
        let axis = configuration.scrollAxis
        let size = container.size.sanitized
        let contentLength =
            states.isEmpty ? 0 : Swift.max(0, lengths.sum(before: states.count) - spacing)
        guard !configuration.boundaryItems.isEmpty else {
            boundaries = BoundaryLayout(contentLength: contentLength)
            return
        }
        let across = acrossLength ?? widestSection
        acrossLength = across
        boundaries = BoundaryLayout(
            configuration.boundaryItems, contentLength: contentLength, scrollAxis: axis, acrossStart: 0,
            acrossLength: across, contentAcross: across, alongLength: size[axis],
            grid: PixelGrid(scale: container.scale)
        ) { [measuredBoundaries, configuration] index in
            measuredBoundaries[configuration.boundaryItems[index].elementKind]
        }
    }

    /// The start of the first section.
    private var startRoom: Double { boundaries?.startRoom ?? 0 }

    /// Returns the placement of a solved section.
    func placement(of section: Int) -> SectionGeometry.Placement {
        SectionGeometry.Placement(
            section: section, start: startRoom + lengths.sum(before: section), visible: validVisibleBounds)
    }

    /// The visible rectangle, or `nil` if it's missing or contains an invalid number.
    var validVisibleBounds: Rect? {
        guard let visibleBounds, Axis.allCases.allSatisfy({ visibleBounds.min($0) <= visibleBounds.max($0) })
        else { return nil }
        return visibleBounds
    }

    /// Returns the sections whose elements may intersect a rectangle.
    package func sections(meeting rect: Rect) -> Range<Int> {
        let axis = configuration.scrollAxis
        guard let first = lengths.index(at: rect.min(axis) - startRoom - overhang, count: states.count),
            let last = lengths.index(at: rect.max(axis) - startRoom + overhang, count: states.count)
        else { return 0..<0 }
        return first..<Swift.max(first, last) + 1
    }
}

import LayoutGeometry

/// A solved section: its cells with insets, boundary items, and decorations. Positions are relative to the section's
/// start on the scroll axis.
struct SectionGeometry: Sendable {
    /// The identity of a supplementary view in a section.
    struct SupplementaryKey: Sendable, Hashable {
        var kind: String
        var number: Int
    }

    private(set) var content: SectionContent
    private(set) var boundaries: BoundaryLayout
    private(set) var measuredSupplementaries: [SupplementaryKey: Size]

    /// The template that the section shares with all sections of the same description.
    var base: SectionTemplate { content.base }
    var description: SectionDescription { base.description }
    var container: LayoutContainer { base.container.collection }
    var scrollAxis: Axis { base.container.scrollAxis }
    var grid: PixelGrid { base.container.grid }
    /// The section's insets, including the reference's across the scroll axis (R33).
    var insets: Insets { base.container.insets }

    /// A Boolean value that indicates whether the section scrolls orthogonally to the layout.
    var isOrthogonal: Bool { base.container.isOrthogonal }
    /// The axis on which groups are stacked.
    var flowAxis: Axis { base.container.flowAxis }
    /// The section's total length on the scroll axis.
    var totalLength: Double { boundaries.totalLength }

    init(
        _ base: SectionTemplate, itemCount: Int, measuredSizes: MeasuredSizes,
        measuredSupplementaries: [SupplementaryKey: Size]
    ) {
        content = SectionContent(base, itemCount: itemCount, measuredSizes: measuredSizes)
        self.measuredSupplementaries = measuredSupplementaries
        boundaries = BoundaryLayout(contentLength: 0)
        placeBoundaries()
        for size in measuredSupplementaries.values {
            content.includeOverhang(size)
        }
    }

    /// Lays out the boundary items around the current cells.
    mutating func placeBoundaries() {
        var contentLength = 0.0
        if !content.isEmpty {
            contentLength = isOrthogonal ? content.crossLength : content.groups.totalLength
        }
        // An empty section has no length, unless it has boundary items (R31).
        if !content.isEmpty || !description.boundaryItems.isEmpty { contentLength += insets.total(scrollAxis) }
        guard !description.boundaryItems.isEmpty else {
            boundaries = BoundaryLayout(contentLength: Swift.max(0, contentLength))
            return
        }
        let across = scrollAxis.perpendicular
        let contentAcross = Swift.max(container.size[across], insets.start(across) + widestGroup)
        var followed = Insets.zero
        if description.boundaryItemsFollowContentInsets {
            followed =
                description.contentInsets.sanitized()
                + description.boundaryReferenceInsets.sanitized { $0 == scrollAxis }
        }
        boundaries = BoundaryLayout(
            description.boundaryItems, contentLength: Swift.max(0, contentLength), scrollAxis: scrollAxis,
            acrossStart: followed.start(across),
            acrossLength: Swift.max(0, container.size[across] - followed.total(across)),
            contentAcross: contentAcross, acrossOverflow: contentAcross - container.size[across],
            alongLength: container.size[scrollAxis], grid: grid
        ) { [measuredSupplementaries, description] index in
            measuredSupplementaries.isEmpty ? nil : measuredSupplementaries[description.key(ofBoundaryItem: index)]
        }
    }

    // MARK: Geometry

    /// The start of the first group's edge, relative to the section.
    var contentOrigin: Point {
        Point(
            scrollAxis, along: boundaries.startRoom + insets.start(scrollAxis),
            across: insets.start(scrollAxis.perpendicular))
    }

    /// The length across the flow for flexible edges of groups.
    var availableCrossLength: Double {
        isOrthogonal ? content.crossLength : base.container.groupContainer[flowAxis.perpendicular]
    }

    /// The z-index of cells (R59).
    var cellZIndex: Int { base.cellZIndex }

    /// The distance that elements can extend beyond the section's start or end.
    var overhang: Double {
        // Groups extend beyond the section where its insets are negative.
        Swift.max(
            content.overhang[scrollAxis], boundaries.overhang(scrollAxis: scrollAxis), -insets.start(scrollAxis),
            -insets.end(scrollAxis))
    }

    /// Whether any element of the section is measured.
    var hasMeasuredSizes: Bool { content.hasMeasuredSizes || !measuredSupplementaries.isEmpty }

    /// The cross length of the widest group. Groups can be wider than the collection (R32).
    var widestGroup: Double {
        isOrthogonal || content.isEmpty
            ? 0 : content.crossLength - description.group.edgeSpacing.minimum(on: flowAxis.perpendicular)
    }

    // MARK: Measuring

    /// Replaces the measured size of an item. Returns the start of the content that may move, or `nil` if nothing
    /// changed.
    mutating func setMeasuredSize(_ size: Size?, of item: Int) -> Double? {
        let oldEnd = boundaries.startRoom + boundaries.contentLength
        guard let end = content.setMeasuredSize(size, of: item) else { return nil }
        let position = isOrthogonal ? oldEnd : contentOrigin[scrollAxis] + end
        placeBoundaries()
        return position
    }

    /// Changes the number of items. Measured sizes stay at their indexes.
    mutating func resize(itemCount: Int) {
        content.resize(itemCount: itemCount)
        placeBoundaries()
    }

    /// Removes and inserts items, like `SectionContent.edit`.
    mutating func edit(
        itemCount: Int, removing removed: [Int], inserting inserted: [Int], moved: [(item: Int, size: Size)]
    ) {
        content.edit(itemCount: itemCount, removing: removed, inserting: inserted, moved: moved)
        placeBoundaries()
    }

    /// Replaces the measured size of a supplementary view. Returns the start of the content that may move, or `nil` if
    /// nothing changed.
    mutating func setMeasuredSize(_ size: Size?, of key: SupplementaryKey) -> Double? {
        guard measuredSupplementaries[key] != size else { return nil }
        let old = boundaries
        measuredSupplementaries[key] = size
        guard let index = description.boundaryItem(for: key) else {
            if let size { content.includeOverhang(size) }
            return totalLength
        }
        placeBoundaries()
        guard boundaries != old else { return nil }
        let isAtStart = description.boundaryItems[index].side(on: scrollAxis) == .start
        return isAtStart ? old.startRoom : old.totalLength
    }
}

extension SectionDescription {
    /// Returns the number of boundary items of a kind. Their numbers are the first ones in the section.
    func boundaryCount(ofKind kind: String) -> Int {
        boundaryItems.reduce(0) { $0 + ($1.elementKind == kind ? 1 : 0) }
    }

    /// Returns the kind and number of a boundary item.
    func key(ofBoundaryItem index: Int) -> SectionGeometry.SupplementaryKey {
        let kind = boundaryItems[index].elementKind
        let number = boundaryItems[..<index].reduce(0) { $0 + ($1.elementKind == kind ? 1 : 0) }
        return SectionGeometry.SupplementaryKey(kind: kind, number: number)
    }

    /// Returns the index of the boundary item with a kind and number.
    func boundaryItem(for key: SectionGeometry.SupplementaryKey) -> Int? {
        var number = 0
        for (index, item) in boundaryItems.enumerated() where item.elementKind == key.kind {
            if number == key.number { return index }
            number += 1
        }
        return nil
    }
}

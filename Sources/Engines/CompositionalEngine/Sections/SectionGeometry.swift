import LayoutGeometry

/// A solved section: its cells with insets, boundary items and decorations around them.
/// Positions are relative to the section's start on the scroll axis.
struct SectionGeometry: Sendable {
    /// Which supplementary view of a section.
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
    /// The section's insets, with the reference's across the scroll axis (R33).
    var insets: Insets { base.container.insets }

    /// Whether the section scrolls across the layout.
    var isOrthogonal: Bool { base.container.isOrthogonal }
    /// The axis on which groups follow one another.
    var flowAxis: Axis { base.container.flowAxis }
    /// The section's whole length on the scroll axis.
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

    /// Lays out the boundary items around the cells as they are now.
    mutating func placeBoundaries() {
        var contentLength = 0.0
        if !content.isEmpty {
            contentLength = isOrthogonal ? content.crossLength : content.groups.totalLength
        }
        // An empty section has no room at all, unless there is something at its boundary (R31).
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

    /// Where the first group's edge starts, relative to the section.
    var contentOrigin: Point {
        Point(
            scrollAxis, along: boundaries.startRoom + insets.start(scrollAxis),
            across: insets.start(scrollAxis.perpendicular))
    }

    /// The room across the flow in which flexible edges of groups have play.
    var crossRoom: Double {
        isOrthogonal ? content.crossLength : base.container.groupContainer[flowAxis.perpendicular]
    }

    /// The z-index of cells (R59).
    var cellZIndex: Int { base.cellZIndex }

    /// How far something may lie before the section's start or behind its end.
    var overhang: Double {
        // Groups stick out where the section's insets are negative.
        Swift.max(
            content.overhang[scrollAxis], boundaries.overhang(scrollAxis: scrollAxis), -insets.start(scrollAxis),
            -insets.end(scrollAxis))
    }

    /// Whether anything in the section was measured.
    var hasMeasuredSizes: Bool { content.hasMeasuredSizes || !measuredSupplementaries.isEmpty }

    /// The cross length of the widest group; groups may be wider than the collection (R32).
    var widestGroup: Double {
        isOrthogonal || content.isEmpty
            ? 0 : content.crossLength - description.group.edgeSpacing.minimum(on: flowAxis.perpendicular)
    }

    // MARK: Measuring

    /// Replaces the measured size of an item; where the content that may move begins, or nil if nothing changed.
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

    /// Takes items out and puts others in, as `SectionContent.edit`.
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
    /// How many boundary items are of a kind; their numbers come first in the section.
    func boundaryCount(ofKind kind: String) -> Int {
        boundaryItems.reduce(0) { $0 + ($1.elementKind == kind ? 1 : 0) }
    }

    /// The kind and running number of a boundary item.
    func key(ofBoundaryItem index: Int) -> SectionGeometry.SupplementaryKey {
        let kind = boundaryItems[index].elementKind
        let number = boundaryItems[..<index].reduce(0) { $0 + ($1.elementKind == kind ? 1 : 0) }
        return SectionGeometry.SupplementaryKey(kind: kind, number: number)
    }

    /// The boundary item with a kind and running number.
    func boundaryItem(for key: SectionGeometry.SupplementaryKey) -> Int? {
        var number = 0
        for (index, item) in boundaryItems.enumerated() where item.elementKind == key.kind {
            if number == key.number { return index }
            number += 1
        }
        return nil
    }
}

import LayoutGeometry

/// The positions of the boundary items of a section or of the whole layout, and the length that they add
/// (`LayoutRules.md` R50 to R55). Positions on the scroll axis are relative to the start of the content without that
/// length.
struct BoundaryLayout: Sendable, Hashable {
    /// The natural frames of the items, neither pinned nor rounded.
    private(set) var frames: [Rect] = []
    /// The length added before the content.
    private(set) var startRoom = 0.0
    /// The content's length, or that of the longest extending item at a side.
    private(set) var contentLength: Double
    /// The length added after the content.
    private(set) var endRoom = 0.0
    /// The range of the content across the scroll axis, which limits pinned items.
    private var acrossRange = 0.0...0.0
    /// The length by which the content extends beyond its container across the scroll axis.
    private var acrossOverflow = 0.0

    /// The length of the content with the boundary items.
    var totalLength: Double { startRoom + contentLength + endRoom }

    /// Creates a layout without boundary items.
    init(contentLength: Double) {
        self.contentLength = contentLength
    }

    /// Lays out `items` around content of a length.
    /// - Parameters:
    ///   - acrossStart, acrossLength: the range across the scroll axis that alignments and fractions refer to.
    ///   - contentAcross: The length of the content across the scroll axis, from 0 on.
    ///   - acrossOverflow: The length by which the content sticks out of its container across the scroll axis.
    ///   - alongLength: what fractions on the scroll axis refer to: the collection's length.
    ///   - measured: the measured size of an item, by its position in `items`.
    init(
        _ items: [BoundaryDescription], contentLength: Double, scrollAxis: Axis, acrossStart: Double,
        acrossLength: Double, contentAcross: Double, acrossOverflow: Double = 0, alongLength: Double, grid: PixelGrid,
        measured: (Int) -> Size?
    ) {
        self.contentLength = contentLength
        acrossRange = 0...Swift.max(0, contentAcross)
        self.acrossOverflow = acrossOverflow
        guard !items.isEmpty else { return }
        let across = scrollAxis.perpendicular
        let container = Size(scrollAxis, along: alongLength, across: acrossLength)
        var sizes: [Size] = []
        for (index, item) in items.enumerated() {
            var size = item.size.size(in: container, grid: grid)
            if let measured = measured(index) { size = size.replacingEstimates(of: item.size, by: measured) }
            sizes.append(size)
            // An item at a side isn't at an end of the content: the content grows to its length (R54).
            if item.extendsBoundary && item.side(on: scrollAxis) == nil {
                self.contentLength = Swift.max(self.contentLength, size[scrollAxis])
            }
        }
        for (item, size) in zip(items, sizes) {
            let length = size[scrollAxis]
            let offset = Point(x: item.absoluteOffset.x.distance, y: item.absoluteOffset.y.distance)
            var along: Double
            switch (item.side(on: scrollAxis), item.extendsBoundary) {
            case (.start, true): along = -length
            case (.start, false): along = 0
            case (.end, true): along = self.contentLength
            case (.end, false): along = self.contentLength - length
            case (nil, _): along = (self.contentLength - length) / 2
            }
            along += offset[scrollAxis]
            let acrossPosition =
                acrossStart + item.alignment.fraction(on: across) * (acrossLength - size[across]) + offset[across]
            frames.append(Rect(origin: Point(scrollAxis, along: along, across: acrossPosition), size: size))
            if item.extendsBoundary && item.side(on: scrollAxis) != nil {
                startRoom = Swift.max(
                    startRoom, item.side(on: scrollAxis) == .start ? item.leadingPadding.distance - along : -along)
                endRoom = Swift.max(endRoom, along + length - self.contentLength)
            }
        }
    }

    /// Returns the frame of an item in the collection.
    ///
    /// A pinned item stays visible for as long as its content is (R57). The rule is recorded along the scroll axis; an
    /// item at a side follows it across, too, where the content is longer than the container.
    ///
    /// - Parameters:
    ///   - start: The position where the room before the content starts.
    ///   - visible: The visible rectangle, or `nil` if nothing is pinned.
    func frame(of index: Int, item: BoundaryDescription, start: Double, scrollAxis: Axis, visible: Rect?) -> Rect {
        var frame = frames[index]
        frame.origin[scrollAxis] += start + startRoom
        if item.pinsToVisibleBounds, let visible {
            let contentStart = start + startRoom
            frame.pin(
                item.side(on: scrollAxis), on: scrollAxis, to: visible, in: contentStart...contentStart + contentLength)
            let across = scrollAxis.perpendicular
            if let side = item.side(on: across) {
                if side == .end { frame.origin[across] += acrossOverflow }
                frame.pin(side, on: across, to: visible, in: acrossRange)
            }
        }
        return frame.shrunk(by: item.contentInsets.sanitized { item.size[$0].isEstimated })
    }

    /// Returns the largest distance that an item extends beyond the total length.
    func overhang(scrollAxis: Axis) -> Double {
        frames.reduce(0) {
            Swift.max($0, -$1.min(scrollAxis) - startRoom, $1.max(scrollAxis) - contentLength - endRoom)
        }
    }
}

extension Rect {
    /// Moves the rectangle at a side of its content to the visible range, but not beyond the end of the content.
    fileprivate mutating func pin(
        _ side: BoundaryDescription.Side?, on axis: Axis, to visible: Rect, in content: ClosedRange<Double>
    ) {
        switch side {
        case .start:
            origin[axis] = Swift.max(
                origin[axis], Swift.min(visible.min(axis), content.upperBound - size[axis]))
        case .end:
            origin[axis] = Swift.min(
                origin[axis], Swift.max(visible.max(axis) - size[axis], content.lowerBound))
        case nil: break
        }
    }
}

extension BoundaryDescription {
    /// An end of the content.
    enum Side: Sendable, Hashable {
        case start
        case end
    }

    /// The value that is added to the z-index of pinned items (R56).
    static let pinnedElevation = 1_000_000_000

    /// Returns the end of the content that the item is aligned with; `nil` if it's aligned with neither or both.
    func side(on axis: Axis) -> Side? {
        switch alignment.fraction(on: axis) {
        case 0: .start
        case 1: .end
        default: nil
        }
    }

    /// The z-index of the item's view, including the elevation of pinned items.
    var effectiveZIndex: Int {
        guard pinsToVisibleBounds else { return zIndex }
        let (sum, isOverflow) = zIndex.addingReportingOverflow(Self.pinnedElevation)
        return isOverflow ? .max : sum
    }
}

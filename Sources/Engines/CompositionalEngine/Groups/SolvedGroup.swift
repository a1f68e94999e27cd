import LayoutGeometry

/// The position of a cell in a solved group.
struct Slot: Sendable, Hashable {
    /// The frame relative to the group's outer origin, not rounded to pixels.
    var frame: Rect
    /// The z-index from a custom group's provider.
    var zIndex: Int?
    /// Whether a measured size applies to each axis.
    var isWidthMeasurable = false
    var isHeightMeasurable = false
    /// The size of the item without the longest length of its siblings, or `nil` if it shares no length. Another size
    /// counts as a change even if a longer sibling hides it, because it matters when that sibling becomes shorter.
    var unsharedSize: Size?
}

/// The position of a supplementary view in a solved group.
struct SupplementarySlot: Sendable, Hashable {
    var description: SupplementaryDescription
    /// The rectangle that the view is anchored to (R40), relative to the group's outer origin.
    var host: Rect
    /// The container of the fractions in its size (R41).
    var container: Size

    /// Returns the frame relative to the group's outer origin (R42). `measured` replaces estimated lengths.
    func frame(measured: Size?, grid: PixelGrid) -> Rect {
        var size = description.size.size(in: container, grid: grid)
        if let measured { size = size.replacingEstimates(of: description.size, by: measured) }
        let containerAnchor = description.containerAnchor
        let itemAnchor = description.itemAnchor ?? AnchorDescription(edges: containerAnchor.edges)
        var rect = Rect(origin: .zero, size: size)
        for axis in Axis.allCases {
            let point = host.min(axis) + containerAnchor.edges.fraction(on: axis) * host.size[axis]
            let absolute =
                containerAnchor.absoluteOffset[axis].distance + itemAnchor.absoluteOffset[axis].distance
            let fractional =
                containerAnchor.fractionalOffset[axis].distance + itemAnchor.fractionalOffset[axis].distance
            rect.origin[axis] = point + absolute + (fractional - itemAnchor.edges.fraction(on: axis)) * size[axis]
        }
        return rect.shrunk(by: description.contentInsets.sanitized { description.size[$0].isEstimated })
    }
}

extension Size {
    /// Returns the size with the measured lengths on axes that `description` estimates.
    func replacingEstimates(of description: SizeDescription, by measured: Size) -> Size {
        Size(
            width: description.width.isEstimated ? measured.width : width,
            height: description.height.isEstimated ? measured.height : height)
    }
}

/// The position of a group in a solved group, which no view shows.
struct NestedGroup: Sendable, Hashable {
    /// The frame relative to the outermost group's origin, not rounded to pixels.
    var frame: Rect
    /// The slots of the group, including nested groups.
    var slots: Range<Int>
    /// The nesting depth of the group.
    var depth: Int
}

/// The frames of one repetition of a section's group.
struct SolvedGroup: Sendable, Hashable {
    /// The outer size, including insets but not edge spacing.
    var size: Size
    /// The slots of cells in depth-first order, in which items fill them (R14).
    var slots: [Slot]
    /// The slots of supplementary views in preorder.
    var supplementaries: [SupplementarySlot]

    /// Returns the number of the group's supplementary views of a kind.
    func count(ofKind kind: String) -> Int {
        supplementaries.reduce(0) { $0 + ($1.description.elementKind == kind ? 1 : 0) }
    }

    /// Adds the numbers of the group's supplementary views by kind.
    func countSupplementaries(into counts: inout [String: Int]) {
        for slot in supplementaries { counts[slot.description.elementKind, default: 0] += 1 }
    }

    /// Returns the far edge of the cells on `axis`.
    func farEdge(_ axis: Axis) -> Double {
        slots.reduce(0) { Swift.max($0, $1.frame.max(axis)) }
    }
}

import LayoutGeometry

/// The identity of an element in a collection.
package struct ElementID: Sendable, Hashable {
    /// The kind of view that shows the element.
    package enum Category: Sendable, Hashable {
        case cell
        case supplementary(kind: String)
        case decoration(kind: String)
    }

    package var category: Category
    package var section: Int
    /// A cell's index in its section; for other elements, the number among their kind in the section (R43).
    package var item: Int

    @inlinable package init(_ category: Category, section: Int, item: Int) {
        self.category = category
        self.section = section
        self.item = item
    }

    @inlinable package static func cell(section: Int, item: Int) -> ElementID {
        ElementID(.cell, section: section, item: item)
    }

    /// The item index of the layout's boundary items, which have section 0. It's UIKit's `NSIntegerMax`.
    package static let layoutItem = Int.max
}

/// The position and the attributes of an element.
package struct LayoutElement: Sendable, Hashable {
    package var id: ElementID
    /// The frame on the pixel grid, in the collection's content coordinates, left to right. For elements that scroll
    /// with an orthogonal section, it's the frame at offset 0: subtract the section's offset to get the visible
    /// position.
    package var frame: Rect
    package var zIndex: Int
    /// Whether the frame depends on the visible bounds.
    package var isPinned: Bool
    /// Whether the element belongs to its section's scroll view.
    package var scrollsOrthogonally: Bool
    /// Whether a measured width applies to the element.
    package var isWidthMeasurable: Bool
    /// Whether a measured height applies to the element.
    package var isHeightMeasurable: Bool

    @inlinable package init(
        id: ElementID, frame: Rect, zIndex: Int, isPinned: Bool = false, scrollsOrthogonally: Bool = false,
        isWidthMeasurable: Bool = false, isHeightMeasurable: Bool = false
    ) {
        self.id = id
        self.frame = frame
        self.zIndex = zIndex
        self.isPinned = isPinned
        self.scrollsOrthogonally = scrollsOrthogonally
        self.isWidthMeasurable = isWidthMeasurable
        self.isHeightMeasurable = isHeightMeasurable
    }
}

/// A section that scrolls orthogonally to the layout.
package struct OrthogonalSection: Sendable, Hashable {
    package var section: Int
    package var behavior: OrthogonalBehavior
    /// The axis on which the section scrolls.
    package var axis: Axis
    /// The area of the content with its groups: the collection's whole width, including the section's insets, and the
    /// groups' height. Cells are drawn in all of it (R75).
    package var frame: Rect
    /// The distance from the start of `frame` to the first group on `axis`, and from the viewport's end to the frame's.
    package var startInset: Double
    package var endInset: Double
    /// The length of the groups, including their spacing.
    package var contentLength: Double
    /// The scroll offset of the section.
    package var offset: Double

    /// The frame's length less the insets (R72).
    @inlinable package var viewportLength: Double { Swift.max(0, frame.size[axis] - startInset - endInset) }

    /// The largest offset; the smallest is 0. Centered paging stops beyond both.
    @inlinable package var maximumOffset: Double { Swift.max(0, contentLength - viewportLength) }
}

/// The effect of a measurement.
package struct MeasurementEffect: Sendable, Hashable {
    /// Whether any frame has changed.
    package var isChange: Bool
    /// The coordinate on the scroll axis, before the change, from which on the content has moved.
    package var position: Double
    /// The distance that it moved, in points; the content's length changed by the same amount. A client whose visible
    /// rectangle is after `position` adds it to its content offset.
    package var displacement: Double

    @inlinable package init(isChange: Bool, position: Double, displacement: Double) {
        self.isChange = isChange
        self.position = position
        self.displacement = displacement
    }

    /// The effect of a measurement that changes nothing.
    package static let none = MeasurementEffect(isChange: false, position: 0, displacement: 0)
}

/// A problem in a description, and how the solver handled it.
package enum LayoutIssue: Sendable, Hashable, CustomStringConvertible {
    /// Groups are nested more deeply than the limit; deeper ones are left empty.
    case nestingTooDeep(section: Int, limit: Int)
    /// A group has more elements than the limit; the others are dropped.
    case tooManyElementsInGroup(section: Int, limit: Int)
    /// Not even the first item fits into its group, so the section is empty (R19).
    case nothingFits(section: Int)
    /// The items of a group exceed the group's length on an axis, in points, so that some are outside of it.
    case itemsOverflowGroup(section: Int, axis: Axis, length: Double, room: Double)
    /// A length, spacing, or inset isn't finite, or a length is negative: it counts as 0.
    case invalidNumber(section: Int, value: String)

    package var description: String {
        switch self {
        case .nestingTooDeep(let section, let limit):
            "section \(section): groups nested deeper than \(limit) levels are left empty"
        case .tooManyElementsInGroup(let section, let limit):
            "section \(section): a group of more than \(limit) elements is cut off there"
        case .nothingFits(let section):
            "section \(section): not even the first item fits into its group; the section is empty"
        case .itemsOverflowGroup(let section, .horizontal, let length, let room):
            "section \(section): the items of a group are \(length) points wide, but the group is only \(room). Make "
                + "them narrower, or put fewer of them in the group"
        case .itemsOverflowGroup(let section, .vertical, let length, let room):
            "section \(section): the items of a group are \(length) points high, but the group is only \(room). Make "
                + "them shorter, or put fewer of them in the group"
        case .invalidNumber(let section, let value):
            "section \(section): \(value) is not a length and counts as 0"
        }
    }
}

import LayoutGeometry

/// Where a group is. Layouts need no frames of groups, for only what they contain is seen; developers ask for them.
package struct LayoutGroup: Sendable, Hashable {
    package var section: Int
    /// The items in the group, including nested groups.
    package var items: Range<Int>
    /// The nesting depth of the group; 0 for the group that the section repeats.
    package var depth: Int
    /// On the pixel grid, in the collection's content coordinates, left to right. In a section that scrolls across the
    /// layout it is the frame at offset 0, as for elements.
    package var frame: Rect
}

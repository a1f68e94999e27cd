import LayoutGeometry

/// The position of a group. Layouts need no frames of groups, because only their content is visible; the developer
/// tools query them.
package struct LayoutGroup: Sendable, Hashable {
    package var section: Int
    /// The items in the group, including nested groups.
    package var items: Range<Int>
    /// The nesting depth of the group; 0 for the group that the section repeats.
    package var depth: Int
    /// The frame on the pixel grid, in the collection's content coordinates, left to right. In an orthogonal section,
    /// it's the frame at offset 0, as for elements.
    package var frame: Rect
}

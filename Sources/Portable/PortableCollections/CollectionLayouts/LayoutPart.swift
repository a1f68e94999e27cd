/// A part of a layout that no view shows, for the developer tools.
package struct LayoutPart {
    package enum Kind {
        /// A section. Its content insets are between the two rectangles.
        case section(outer: CGRect, inner: CGRect)
        /// A group with its items and its nesting depth.
        case group(items: Range<Int>, depth: Int)
    }

    package var kind: Kind
    package var section: Int
    /// The frame in the collection view's coordinates, mirrored if necessary.
    package var frame: CGRect
}

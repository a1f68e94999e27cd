/// A part of a layout that no view shows, for developers.
package struct LayoutPart {
    package enum Kind {
        /// A section; its content insets lie between the two rectangles.
        case section(outer: CGRect, inner: CGRect)
        /// A group in so many others, with the items in it.
        case group(items: Range<Int>, depth: Int)
    }

    package var kind: Kind
    package var section: Int
    /// In the coordinates of the collection view's content, as it is seen.
    package var frame: CGRect
}

import LayoutGeometry

/// An element in the developer tools: a collection view on the screen, a part of one, or any view.
package struct InspectedElement: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case collectionView
        /// A section of a layout, which no view shows.
        case section
        /// A group of a layout with the items in it.
        case group(items: Range<Int>)
        case cell
        /// A header, footer or other supplementary view of a kind.
        case supplementary(String)
        /// A decoration view of a kind.
        case decoration(String)
        /// Any view.
        case view
    }

    /// The area between two rectangles on the screen, which is covered by insets.
    package struct InsetArea: Sendable, Hashable {
        package var outer: Rect
        package var inner: Rect

        package init(outer: Rect, inner: Rect) {
            self.outer = outer
            self.inner = inner
        }
    }

    package var kind: Kind
    /// The depth in the tree of elements, which are listed in preorder.
    package var depth: Int
    /// The layer's identifier, as in display lists; `nil` for an element without a view.
    package var layer: UInt64?
    /// The layer of the collection view that scrolls the element; `nil` outside of collection views.
    package var scroller: UInt64?
    /// The class of the view; `nil` for an element without a view.
    package var className: String?
    package var section: Int?
    /// The index in the section; `nil` for an element outside of sections.
    package var item: Int?
    /// The data source's name of the section or item, or the view's name in tests, if there is one.
    package var identifier: String?
    package var reuseIdentifier: String?
    /// The text that the view shows; `nil` for a view without text.
    package var text: String?
    /// The frame on the screen, in points.
    package var frame: Rect
    /// The insets of the section or the collection view; `nil` for elements without insets.
    package var insets: InsetArea?

    package init(
        kind: Kind, depth: Int, layer: UInt64? = nil, scroller: UInt64? = nil, className: String? = nil,
        section: Int? = nil, item: Int? = nil, identifier: String? = nil, reuseIdentifier: String? = nil,
        text: String? = nil, frame: Rect, insets: InsetArea? = nil
    ) {
        self.kind = kind
        self.depth = depth
        self.layer = layer
        self.scroller = scroller
        self.className = className
        self.section = section
        self.item = item
        self.identifier = identifier
        self.reuseIdentifier = reuseIdentifier
        self.text = text
        self.frame = frame
        self.insets = insets
    }
}

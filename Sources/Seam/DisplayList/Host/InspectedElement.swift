import LayoutGeometry

/// What a developer may know of a cell or another element of a collection view on the screen.
package struct InspectedElement: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case cell
        /// A header, footer or other supplementary view of a kind.
        case supplementary(String)
        /// A decoration view of a kind.
        case decoration(String)
    }

    /// The layer's identifier, as in display lists.
    package var id: UInt64
    package var kind: Kind
    /// The class of the view.
    package var className: String
    package var section: Int
    /// The place in the section; nil for what belongs to none.
    package var item: Int?
    /// What the data source calls the item, if it has names for its items.
    package var identifier: String?
    package var reuseIdentifier: String?
    /// On the screen, in points.
    package var frame: Rect

    package init(
        id: UInt64, kind: Kind, className: String, section: Int, item: Int?, identifier: String?,
        reuseIdentifier: String?, frame: Rect
    ) {
        self.id = id
        self.kind = kind
        self.className = className
        self.section = section
        self.item = item
        self.identifier = identifier
        self.reuseIdentifier = reuseIdentifier
        self.frame = frame
    }
}

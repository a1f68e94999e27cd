import LayoutGeometry

/// A place for one cell.
package struct ItemDescription: Sendable, Hashable {
    package var size: SizeDescription
    /// Shrinks the cell's frame inside its place; ignored on an axis whose dimension is estimated.
    package var contentInsets: Insets
    package var edgeSpacing: EdgeSpacingDescription
    /// Badges and other views that are anchored to the cell's frame.
    package var supplementaryItems: [SupplementaryDescription]

    @inlinable package init(
        size: SizeDescription, contentInsets: Insets = .zero,
        edgeSpacing: EdgeSpacingDescription = EdgeSpacingDescription(),
        supplementaryItems: [SupplementaryDescription] = []
    ) {
        self.size = size
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
    }
}

/// A child of a group: a cell or a nested group.
package indirect enum NodeDescription: Sendable, Hashable {
    case item(ItemDescription)
    case group(GroupDescription)

    @inlinable package var size: SizeDescription {
        switch self {
        case .item(let item): item.size
        case .group(let group): group.size
        }
    }

    @inlinable package var edgeSpacing: EdgeSpacingDescription {
        switch self {
        case .item(let item): item.edgeSpacing
        case .group(let group): group.edgeSpacing
        }
    }
}

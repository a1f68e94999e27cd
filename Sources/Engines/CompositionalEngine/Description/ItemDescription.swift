import LayoutGeometry

/// The space for one cell.
package struct ItemDescription: Sendable, Hashable {
    package var size: SizeDescription
    /// The insets of the cell in the item's frame; ignored on an axis with an estimated dimension.
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

import LayoutGeometry

/// A run of items and groups along one axis, or frames that a provider has computed.
package struct GroupDescription: Sendable, Hashable {
    /// The content of a group.
    package enum Content: Sendable, Hashable {
        /// The nodes, repeated as often as they fit (`LayoutRules.md` R11).
        case repeating(axis: Axis, nodes: [NodeDescription])
        /// One node, repeated `count` times with an equal share of the length on the axis (R12).
        case divided(axis: Axis, node: NodeDescription, count: Int)
        /// One node, repeated `count` times with its size (R13).
        case counted(axis: Axis, node: NodeDescription, count: Int)
        /// Frames relative to the group's outer origin (R23). The client calls the provider with the size that
        /// `GroupDescription.size` has in the whole collection.
        case custom([CustomItemDescription])
    }

    package var size: SizeDescription
    package var content: Content
    /// The spacing between two nodes of a run.
    package var interItemSpacing: SpacingDescription
    /// The insets of the nodes in the group's frame; ignored on an axis with an estimated dimension.
    package var contentInsets: Insets
    package var edgeSpacing: EdgeSpacingDescription
    /// Views that are anchored to the group's frame less its insets.
    package var supplementaryItems: [SupplementaryDescription]

    @inlinable package init(
        size: SizeDescription, content: Content, interItemSpacing: SpacingDescription = .fixed(0),
        contentInsets: Insets = .zero, edgeSpacing: EdgeSpacingDescription = EdgeSpacingDescription(),
        supplementaryItems: [SupplementaryDescription] = []
    ) {
        self.size = size
        self.content = content
        self.interItemSpacing = interItemSpacing
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
    }
}

/// A cell of a custom group.
package struct CustomItemDescription: Sendable, Hashable {
    /// The frame in the group's coordinates.
    package var frame: Rect
    package var zIndex: Int

    @inlinable package init(frame: Rect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

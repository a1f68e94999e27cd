import LayoutGeometry

/// A run of items and groups along one axis, or frames that a provider has computed.
package struct GroupDescription: Sendable, Hashable {
    /// How the group is filled.
    package enum Content: Sendable, Hashable {
        /// The nodes, repeated from the start for as long as they fit (`LayoutRules.md` R11).
        case repeating(axis: Axis, nodes: [NodeDescription])
        /// One node `count` times, its length on the axis forced to an equal share (R12).
        case divided(axis: Axis, node: NodeDescription, count: Int)
        /// One node `count` times with its own size (R13).
        case counted(axis: Axis, node: NodeDescription, count: Int)
        /// Frames relative to the group's outer origin (R23). The client asks the provider, with the size that
        /// `GroupDescription.size` has in the whole collection.
        case custom([CustomItemDescription])
    }

    package var size: SizeDescription
    package var content: Content
    /// Between two nodes of a run.
    package var interItemSpacing: SpacingDescription
    /// Room between the group's frame and its nodes; ignored on an axis whose dimension is estimated.
    package var contentInsets: Insets
    package var edgeSpacing: EdgeSpacingDescription
    /// Anchored to the group's frame less its insets.
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

/// One cell of a custom group.
package struct CustomItemDescription: Sendable, Hashable {
    /// In the group's coordinates.
    package var frame: Rect
    package var zIndex: Int

    @inlinable package init(frame: Rect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

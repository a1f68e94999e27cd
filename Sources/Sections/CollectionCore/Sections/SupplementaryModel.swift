/// A value that describes a supplementary view of a section or of the whole layout: its kind, content, and placement.
@MainActor
public struct SupplementaryModel {
    /// The content of a supplementary view.
    enum Content {
        case fixed(any CollectionSupplementary)
        case ofItem((AnyCollectionItem) -> any CollectionSupplementary)
    }

    /// The element kind of the view.
    public let kind: String
    /// The placement, or `nil` if the section's layout defines the position of views of this kind.
    public let placement: BoundaryPlacement?
    let content: Content

    /// Creates a view of a kind whose position is defined by the section's layout.
    public init(kind: String, content: any CollectionSupplementary) {
        self.init(kind: kind, placement: nil, content: .fixed(content))
    }

    /// Creates a view at the boundary of the section.
    public init(kind: String, placement: BoundaryPlacement, content: any CollectionSupplementary) {
        self.init(kind: kind, placement: placement, content: .fixed(content))
    }

    private init(kind: String, placement: BoundaryPlacement?, content: Content) {
        self.kind = kind
        self.placement = placement
        self.content = content
    }

    /// Returns a header above the items.
    public static func header(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false, kind: String = UICollectionView.elementKindSectionHeader
    ) -> SupplementaryModel {
        SupplementaryModel(
            kind: kind, placement: BoundaryPlacement(height: height, alignment: .top, isPinned: isPinned),
            content: content)
    }

    /// Returns a footer below the items.
    public static func footer(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false, kind: String = UICollectionView.elementKindSectionFooter
    ) -> SupplementaryModel {
        SupplementaryModel(
            kind: kind, placement: BoundaryPlacement(height: height, alignment: .bottom, isPinned: isPinned),
            content: content)
    }

    /// Returns a view for each item, such as a badge. The section's layout defines its position (see `BadgePlacement`).
    public static func badge(
        kind: String = BadgePlacement.defaultKind, content: @escaping (AnyCollectionItem) -> any CollectionSupplementary
    ) -> SupplementaryModel {
        SupplementaryModel(kind: kind, placement: nil, content: .ofItem(content))
    }

    /// Returns the content of the view for an item. The result is `nil` if the view requires an item and `item` is
    /// `nil`.
    func content(for item: AnyCollectionItem?) -> (any CollectionSupplementary)? {
        switch content {
        case .fixed(let content): content
        case .ofItem(let content): item.map(content)
        }
    }
}

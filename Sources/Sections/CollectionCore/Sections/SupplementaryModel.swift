/// A view beside the items of a section, or around the whole collection view: its kind, its content and its place.
@MainActor
public struct SupplementaryModel {
    /// What a view shows.
    enum Content {
        case fixed(any CollectionSupplementary)
        case ofItem((AnyCollectionItem) -> any CollectionSupplementary)
    }

    /// The kind that the layout asks for it under.
    public let kind: String
    /// Where it stands; nil if the section's layout has a place for its kind.
    public let placement: BoundaryPlacement?
    let content: Content

    /// A view of a kind that the section's layout itself has a place for.
    public init(kind: String, content: any CollectionSupplementary) {
        self.init(kind: kind, placement: nil, content: .fixed(content))
    }

    /// A view at the boundary of the section.
    public init(kind: String, placement: BoundaryPlacement, content: any CollectionSupplementary) {
        self.init(kind: kind, placement: placement, content: .fixed(content))
    }

    private init(kind: String, placement: BoundaryPlacement?, content: Content) {
        self.kind = kind
        self.placement = placement
        self.content = content
    }

    /// A header above the items.
    public static func header(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false, kind: String = UICollectionView.elementKindSectionHeader
    ) -> SupplementaryModel {
        SupplementaryModel(
            kind: kind, placement: BoundaryPlacement(height: height, alignment: .top, isPinned: isPinned),
            content: content)
    }

    /// A footer below the items.
    public static func footer(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false, kind: String = UICollectionView.elementKindSectionFooter
    ) -> SupplementaryModel {
        SupplementaryModel(
            kind: kind, placement: BoundaryPlacement(height: height, alignment: .bottom, isPinned: isPinned),
            content: content)
    }

    /// A view on each item, such as a badge, which the section's layout has a place for (see `BadgePlacement`).
    public static func badge(
        kind: String = BadgePlacement.defaultKind, content: @escaping (AnyCollectionItem) -> any CollectionSupplementary
    ) -> SupplementaryModel {
        SupplementaryModel(kind: kind, placement: nil, content: .ofItem(content))
    }

    /// What the view at an item shows; nil for a view on items where there is no item.
    func content(for item: AnyCollectionItem?) -> (any CollectionSupplementary)? {
        switch content {
        case .fixed(let content): content
        case .ofItem(let content): item.map(content)
        }
    }
}

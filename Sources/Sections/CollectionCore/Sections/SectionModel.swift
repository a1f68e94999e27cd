/// A value that describes a section: its identity, layout, items, and supplementary views.
///
/// ```swift
/// let favorites = SectionModel(
///     id: Course.mains, layout: GridLayout(columns: 2, aspectRatio: 1, spacing: 8),
///     items: recipes.filter(\.isFavorite).map(RecipeItem.init)
/// )
/// .header(Title("Favorites"), isPinned: true)
/// .background(CardView.self, contentInsets: .all(8))
///
/// let all = SectionModel(id: Course.desserts, layout: ListLayout(), items: recipes.map(RecipeItem.init))
/// driver.apply([favorites, all])
/// ```
@MainActor
public struct SectionModel {
    /// The identity of the section. A driver numbers duplicates.
    public internal(set) var identity: SectionIdentity
    /// The layout of the section.
    public var layout: any SectionLayout
    /// The items. If the section has an outline, these are the items that are shown.
    public var items: [AnyCollectionItem]
    /// The items as a tree, or `nil` if the section isn't an outline. If there's a tree, a driver determines `items`
    /// from it.
    public var outline: [OutlineItem]?
    /// The headers, footers, badges, and other supplementary views. The default is an empty array.
    public var supplementaries: [SupplementaryModel] = []
    /// The decoration views behind the section. The default is an empty array.
    public var decorations: [DecorationModel] = []
    /// The closures that respond to events in the section. By default, there aren't any.
    public var events = SectionEvents()

    /// Creates a section with the given items.
    ///
    /// - Parameters:
    ///   - id: The ID of the section, which is unique on the screen.
    ///   - layout: The layout of the section.
    ///   - items: The items, in order. Their types can differ.
    public init(id: some Hashable & Sendable, layout: any SectionLayout, items: [any CollectionItem]) {
        self.init(id: id, layout: layout, anyItems: items.map { AnyCollectionItem($0) })
    }

    /// Creates a section with type-erased items.
    public init(id: some Hashable & Sendable, layout: any SectionLayout, anyItems: [AnyCollectionItem]) {
        identity = SectionIdentity(id)
        self.layout = layout
        items = anyItems
    }

    /// Creates a section with items that can be expanded and collapsed.
    ///
    /// A driver remembers the state of each item for as long as it exists. List cells with an outline disclosure
    /// accessory show the state and the depth automatically.
    public init(id: some Hashable & Sendable, layout: any SectionLayout, outline: [OutlineItem]) {
        self.init(id: id, layout: layout, anyItems: FlatOutline(outline).visibleItems)
        self.outline = outline
    }

    /// Returns the section with a header above its items. The header is as wide as the section.
    ///
    /// - Parameters:
    ///   - content: The content of the header.
    ///   - height: The height. The default is an estimate of 44 points.
    ///   - isPinned: A Boolean value that indicates whether the header stays visible while the section is visible. The
    ///     default is `false`.
    public func header(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false
    ) -> SectionModel {
        supplementary(.header(content, height: height, isPinned: isPinned))
    }

    /// Returns the section with a footer below its items. The footer is as wide as the section.
    public func footer(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false
    ) -> SectionModel {
        supplementary(.footer(content, height: height, isPinned: isPinned))
    }

    /// Returns the section with an additional supplementary view.
    public func supplementary(_ supplementary: SupplementaryModel) -> SectionModel {
        var result = self
        result.supplementaries.append(supplementary)
        return result
    }

    /// Returns the section with a background view of the given class.
    public func background(
        _ viewClass: UICollectionReusableView.Type, contentInsets: NSDirectionalEdgeInsets = .zero
    ) -> SectionModel {
        var result = self
        result.decorations.append(DecorationModel(viewClass, contentInsets: contentInsets))
        return result
    }

    /// Returns the supplementary view of a kind, or `nil` if the section doesn't have one.
    func supplementary(ofKind kind: String) -> SupplementaryModel? {
        supplementaries.first { $0.kind == kind }
    }
}

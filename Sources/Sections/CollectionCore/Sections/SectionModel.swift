/// A section as a value: which one it is, how it is laid out, its items, and what stands around them.
@MainActor
public struct SectionModel {
    /// Which section this is. A driver counts those that are repeated.
    public internal(set) var identity: SectionIdentity
    /// How the section is laid out.
    public var layout: any SectionLayout
    /// The items. Of a section with an outline, those that are shown.
    public var items: [AnyCollectionItem]
    /// The items as a tree; nil if the section is none. Where there is a tree, a driver finds out itself which `items`
    /// are shown.
    public var outline: [OutlineItem]?
    /// Headers, footers, badges and other views beside the items; none by default.
    public var supplementaries: [SupplementaryModel] = []
    /// Views behind the section; none by default.
    public var decorations: [DecorationModel] = []
    /// What happens in the section; nothing by default.
    public var events = SectionEvents()

    /// A section of items.
    public init(id: some Hashable & Sendable, layout: any SectionLayout, items: [any CollectionItem]) {
        self.init(id: id, layout: layout, anyItems: items.map { AnyCollectionItem($0) })
    }

    /// A section of items whose types are erased already.
    public init(id: some Hashable & Sendable, layout: any SectionLayout, anyItems: [AnyCollectionItem]) {
        identity = SectionIdentity(id)
        self.layout = layout
        items = anyItems
    }

    /// A section whose items can be expanded and collapsed.
    ///
    /// A driver remembers which of them are expanded for as long as they are there. Cells show it, and how deep they
    /// are, by themselves if they are list cells with an outline disclosure.
    public init(id: some Hashable & Sendable, layout: any SectionLayout, outline: [OutlineItem]) {
        self.init(id: id, layout: layout, anyItems: FlatOutline(outline).visibleItems)
        self.outline = outline
    }

    /// The section with a header, as wide as the section and above its items.
    ///
    /// - Parameters:
    ///   - content: What the header shows.
    ///   - height: Its height; an estimate of 44 points by default.
    ///   - isPinned: Whether it stays in sight while the section is. False by default.
    public func header(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false
    ) -> SectionModel {
        supplementary(.header(content, height: height, isPinned: isPinned))
    }

    /// The section with a footer, as wide as the section and below its items.
    public func footer(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false
    ) -> SectionModel {
        supplementary(.footer(content, height: height, isPinned: isPinned))
    }

    /// The section with one more view beside its items.
    public func supplementary(_ supplementary: SupplementaryModel) -> SectionModel {
        var result = self
        result.supplementaries.append(supplementary)
        return result
    }

    /// The section with a view of a class behind it.
    public func background(
        _ viewClass: UICollectionReusableView.Type, contentInsets: NSDirectionalEdgeInsets = .zero
    ) -> SectionModel {
        var result = self
        result.decorations.append(DecorationModel(viewClass, contentInsets: contentInsets))
        return result
    }

    /// The supplementary view of a kind; nil if the section has none.
    func supplementary(ofKind kind: String) -> SupplementaryModel? {
        supplementaries.first { $0.kind == kind }
    }
}

/// One of the views that another view contains.
///
/// Differs from SwiftUI: a wrapper view with other views next to it has separate state for each subview.
public nonisolated struct Subview: View, Identifiable, PrimitiveView {
    /// An identifier of a subview.
    public struct ID: Hashable {
        let item: ObjectIdentifier
    }

    /// The identifier of the subview.
    public let id: ID
    /// The values that the subview passes to its container.
    public let containerValues: ContainerValues
    fileprivate let base: AnyView
    fileprivate let index: Int

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: Subview, _ inputs: _ViewInputs) -> _ViewNode<Subview> {
        SubviewNode(view, inputs)
    }

    /// The number of items of the view.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }
}

/// The node of a subview. It contains the nodes of all subviews, and shows one of their items. The subview has the
/// environment of the position where it's shown.
private final class SubviewNode: _ViewNode<Subview>, ItemMapping {
    private var content: _ViewNode<AnyView>!

    override init(_ view: Subview, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = AnyView._makeNode(view.base, inputsForContent)
        _ = shownIndex
    }

    /// A Boolean value that indicates whether the items of the content may have changed since an item was read.
    private var hasNewItems = true

    private var item: Item? {
        let items = content.items
        if hasNewItems {
            hasNewItems = false
            items.startQueries()
        }
        return view.index < items.count ? items[view.index] : nil
    }

    override var items: ItemList { .mapped(.one(self), by: self) }

    func map(_ item: Item) -> Item {
        var item = item
        guard let shown = self.item else { return item }
        item.traits.merge(outer: shown.traits)
        item.explicitID = item.explicitID ?? shown.explicitID
        return item
    }

    override func shownElement() -> Element { item?.shownElement() ?? Element() }

    override func viewDidChange(to view: Subview, inputsChanged: Bool) {
        hasNewItems = true
        content.update(view.base, inputsForContent)
        guard view.index != shownIndex else { return }
        shownIndex = view.index
        itemsDidChange()
    }

    private lazy var shownIndex = view.index

    override func contentItemsDidChange() {
        hasNewItems = true
        super.contentItemsDidChange()
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let content { body(content) }
    }
}

/// The subviews of another view.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
    fileprivate let subviews: [Subview]

    /// The position of the first subview.
    public var startIndex: Int { 0 }
    /// The position after the last subview.
    public var endIndex: Int { subviews.count }

    /// Returns the subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// Returns the subviews at a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// The subviews, one after the other.
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the subviews of another view.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection {
    fileprivate let subviews: ArraySlice<Subview>

    /// The position of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last subview.
    public var endIndex: Int { subviews.endIndex }

    /// Returns the subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// Returns the subviews at a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    /// The subviews, one after the other.
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// The views of a section.
public nonisolated struct SectionConfiguration: Identifiable {
    /// An identifier of a section.
    public struct ID: Hashable {
        fileprivate let first: Subview.ID?
        fileprivate let position: Int
    }

    /// The identifier of the section.
    public let id: ID
    /// The values that the views of the section pass to their container.
    ///
    /// Differs from SwiftUI: the values belong to the first view of the section.
    public let containerValues: ContainerValues
    /// The views of the header.
    public let header: SubviewsCollection
    /// The views of the content.
    public let content: SubviewsCollection
    /// The views of the footer.
    public let footer: SubviewsCollection
}

/// The sections of a view. Views outside of sections are in sections without a header and a footer.
public nonisolated struct SectionCollection: RandomAccessCollection {
    fileprivate let sections: [SectionConfiguration]

    /// The position of the first section.
    public var startIndex: Int { 0 }
    /// The position after the last section.
    public var endIndex: Int { sections.count }

    /// Returns the section at a position.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ItemList {
    /// The items as subviews of the view that they belong to.
    func subviews(of base: AnyView) -> SubviewsCollection {
        SubviewsCollection(
            subviews: (0..<count).map { index in
                let item = self[index]
                return Subview(
                    id: Subview.ID(item: ObjectIdentifier(item.node)), containerValues: ContainerValues(item.traits),
                    base: base, index: index)
            })
    }

    /// The items as sections of the view that they belong to.
    func sections(of base: AnyView) -> SectionCollection {
        let subviews = subviews(of: base).subviews
        var sections: [(number: Int?, parts: [ItemRun.Role: [Subview]])] = []
        for run in runs {
            if sections.isEmpty || sections[sections.count - 1].number != run.section || run.section == nil {
                sections.append((run.section, [:]))
            }
            sections[sections.count - 1].parts[run.role, default: []] += subviews[run.items]
        }
        return SectionCollection(
            sections: sections.enumerated().map { position, section in
                func part(_ role: ItemRun.Role) -> SubviewsCollection {
                    SubviewsCollection(subviews: section.parts[role] ?? [])
                }
                let first = part(.content).first ?? part(.header).first ?? part(.footer).first
                return SectionConfiguration(
                    id: SectionConfiguration.ID(first: first?.id, position: first == nil ? position : 0),
                    containerValues: first?.containerValues ?? ContainerValues(ItemTraits()), header: part(.header),
                    content: part(.content), footer: part(.footer))
            })
    }
}

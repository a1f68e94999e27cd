/// Yields the layout of a section. Any layout will do: those of this package, a Composer preset, or one's own.
public typealias CompositionalLayoutSectionProvider = SectionLayout

/// A section of items: which one it is, how it is laid out, what is in it and around it.
@MainActor
public struct CompositionalLayoutSection<ID: CompositionalLayoutID>: IdentifiedHashable {
    /// Which section of the screen this is.
    public nonisolated let id: ID

    /// How the section is laid out.
    public var provider: any CompositionalLayoutSectionProvider

    /// The items.
    public var items: [AnyCompositionalLayoutItem]

    /// What stands around the items, and what happens in the section.
    private var surroundings: [(SectionModel) -> SectionModel] = []

    /// A section of items.
    public init(id: ID, provider: any CompositionalLayoutSectionProvider, items: [AnyCompositionalLayoutItem]) {
        self.id = id
        self.provider = provider
        self.items = items
    }

    /// What a driver takes.
    public var model: SectionModel {
        let model = SectionModel(
            id: id, layout: provider, anyItems: items.map { CollectionCore.AnyCollectionItem(erasing: $0.item) })
        return surroundings.reduce(model) { $1($0) }
    }

    // MARK: What stands around the items

    /// The section with a header.
    ///
    /// - Parameters:
    ///   - content: What the header shows.
    ///   - height: Its height; an estimate of 44 points by default.
    ///   - isPinned: Whether it stays in sight while the section is. False by default.
    public func header(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false
    ) -> Self {
        changed { $0.header(content, height: height, isPinned: isPinned) }
    }

    /// The section with a footer.
    public func footer(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false
    ) -> Self {
        changed { $0.footer(content, height: height, isPinned: isPinned) }
    }

    /// The section with any other view beside its items.
    public func supplementary(_ supplementary: SupplementaryModel) -> Self {
        changed { $0.supplementary(supplementary) }
    }

    /// The section with a view of a class behind it.
    public func background(
        _ viewClass: UICollectionReusableView.Type, contentInsets: NSDirectionalEdgeInsets = .zero
    ) -> Self {
        changed { $0.background(viewClass, contentInsets: contentInsets) }
    }

    /// The section with something in place of its items if it has none.
    ///
    /// - Parameters:
    ///   - placeholders: What is shown in each state.
    ///   - state: How far the section has come; that there is nothing more, by default.
    ///   - height: The height of the placeholder; an estimate of 200 points by default.
    public func placeholders(
        _ placeholders: ContentPlaceholders, for state: ContentState = .loaded,
        height: NSCollectionLayoutDimension = .estimated(200)
    ) -> Self {
        changed { $0.placeholders(placeholders, for: state, height: height) }
    }

    // MARK: What happens in the section

    /// The section with a menu for items that have none of their own, and for several that are selected.
    public func contextMenu(_ menu: @escaping ([ItemIdentity]) -> ItemMenu?) -> Self {
        changed { model in
            var model = model
            model.events.contextMenu = menu
            return model
        }
    }

    /// The section with a place for dragged items of a type, its own among them.
    ///
    /// - Parameters:
    ///   - type: The type of the items.
    ///   - operation: What becomes of them where they came from; they leave it by default.
    ///   - received: Called with the items, and the number of the first in its section, when they are there already.
    public func dropTarget<Item: CompositionalLayoutItem>(
        of type: Item.Type, operation: DropTarget.Operation = .move,
        received: @escaping ([Item], Int) -> Void = { _, _ in }
    ) -> Self {
        changed { $0.dropTarget(of: type, operation: operation, received: received) }
    }

    /// The section with something done when its visible items have come to another page.
    public func onPageChange(_ action: @escaping (Int) -> Void) -> Self {
        changed { model in
            var model = model
            model.events.pageDidChange = action
            return model
        }
    }

    /// The section with what happens in it.
    public func events(_ events: SectionEvents) -> Self {
        changed { model in
            var model = model
            model.events = events
            return model
        }
    }

    private func changed(_ change: @escaping (SectionModel) -> SectionModel) -> Self {
        var result = self
        result.surroundings.append(change)
        return result
    }
}

extension SectionLayout {
    /// A section of the items that the body lists, laid out like this.
    public func items<SectionID: CompositionalLayoutID>(
        id: SectionID, @ItemBuilder items: () -> [AnyCompositionalLayoutItem]
    ) -> CompositionalLayoutSection<SectionID> {
        CompositionalLayoutSection(id: id, provider: self, items: items())
    }
}

extension SectionLayout where Self: BadgedSectionLayout {
    /// A section of items with a badge on each.
    ///
    /// - Parameters:
    ///   - id: Which section it is.
    ///   - placement: Where the badge stands on an item.
    ///   - badge: What the badge of an item shows.
    ///   - items: The items.
    public func items<SectionID: CompositionalLayoutID>(
        id: SectionID, badgeAt placement: BadgePlacement,
        badge: @escaping (any CompositionalLayoutItem) -> any CollectionSupplementary,
        @ItemBuilder items: () -> [AnyCompositionalLayoutItem]
    ) -> CompositionalLayoutSection<SectionID> {
        CompositionalLayoutSection(id: id, provider: self.badge(placement), items: items())
            .supplementary(
                .badge(kind: placement.kind) { item in
                    badge(item.base as! any CompositionalLayoutItem)
                })
    }
}

extension CompositionalLayoutSection: SectionConvertible {}

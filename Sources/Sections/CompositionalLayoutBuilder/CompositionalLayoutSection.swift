/// A type that creates the layout of a section: a layout of this package, a Composer preset, or a custom one.
public typealias CompositionalLayoutSectionProvider = SectionLayout

/// A value that describes a section: its ID, layout, items, and supplementary views.
///
/// ```swift
/// @SectionBuilder<String> var sections: [CompositionalLayoutSection<String>] {
///     GridLayout(columns: 2, aspectRatio: 1, spacing: 8).items(id: "recipes") {
///         recipes.map { RecipeItem($0) }
///     }
///     .header(Title("Recipes"), isPinned: true)
///     .contextMenu { items in
///         ItemMenu(title: "\(items.count) recipes") { UIAction(title: "Print") { _ in } }
///     }
/// }
/// ```
@MainActor
public struct CompositionalLayoutSection<ID: CompositionalLayoutID>: IdentifiedHashable {
    /// The ID of the section, which is unique on the screen.
    public nonisolated let id: ID

    /// The layout of the section.
    public var provider: any CompositionalLayoutSectionProvider

    /// The items.
    public var items: [AnyCompositionalLayoutItem]

    /// Functions that add supplementary views and events to the section.
    private var surroundings: [(SectionModel) -> SectionModel] = []

    /// Creates a section with the given items.
    public init(id: ID, provider: any CompositionalLayoutSectionProvider, items: [AnyCompositionalLayoutItem]) {
        self.id = id
        self.provider = provider
        self.items = items
    }

    /// The section for a driver.
    public var model: SectionModel {
        let model = SectionModel(
            id: id, layout: provider, anyItems: items.map { CollectionCore.AnyCollectionItem(erasing: $0.item) })
        return surroundings.reduce(model) { $1($0) }
    }

    // MARK: What stands around the items

    /// Returns the section with a header.
    ///
    /// - Parameters:
    ///   - content: The content of the header.
    ///   - height: The height. The default is an estimate of 44 points.
    ///   - isPinned: A Boolean value that indicates whether the header stays visible while the section is visible. The
    ///     default is `false`.
    public func header(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false
    ) -> Self {
        changed { $0.header(content, height: height, isPinned: isPinned) }
    }

    /// Returns the section with a footer.
    public func footer(
        _ content: any CollectionSupplementary, height: NSCollectionLayoutDimension = .estimated(44),
        isPinned: Bool = false
    ) -> Self {
        changed { $0.footer(content, height: height, isPinned: isPinned) }
    }

    /// Returns the section with an additional supplementary view.
    public func supplementary(_ supplementary: SupplementaryModel) -> Self {
        changed { $0.supplementary(supplementary) }
    }

    /// Returns the section with a background view of the given class.
    public func background(
        _ viewClass: UICollectionReusableView.Type, contentInsets: NSDirectionalEdgeInsets = .zero
    ) -> Self {
        changed { $0.background(viewClass, contentInsets: contentInsets) }
    }

    /// Returns the section with a placeholder that is shown if it has no items.
    ///
    /// - Parameters:
    ///   - placeholders: The content for each state.
    ///   - state: The loading state of the section. The default is `loaded`.
    ///   - height: The height of the placeholder. The default is an estimate of 200 points.
    public func placeholders(
        _ placeholders: ContentPlaceholders, for state: ContentState = .loaded,
        height: NSCollectionLayoutDimension = .estimated(200)
    ) -> Self {
        changed { $0.placeholders(placeholders, for: state, height: height) }
    }

    // MARK: What happens in the section

    /// Returns the section with a context menu for items without a separate one, and for several selected items.
    public func contextMenu(_ menu: @escaping ([ItemIdentity]) -> ItemMenu?) -> Self {
        changed { model in
            var model = model
            model.events.contextMenu = menu
            return model
        }
    }

    /// Returns the section with a drop target for items of a type, including its own items.
    ///
    /// - Parameters:
    ///   - type: The type of the items.
    ///   - operation: The effect of a drop on the source of the items. By default, they're removed from it.
    ///   - received: A closure that's called with the items and the index of the first one in its section after they're
    ///     inserted.
    public func dropTarget<Item: CompositionalLayoutItem>(
        of type: Item.Type, operation: DropTarget.Operation = .move,
        received: @escaping ([Item], Int) -> Void = { _, _ in }
    ) -> Self {
        changed { $0.dropTarget(of: type, operation: operation, received: received) }
    }

    /// Returns the section with a closure that's called when another page reaches the middle.
    public func onPageChange(_ action: @escaping (Int) -> Void) -> Self {
        changed { model in
            var model = model
            model.events.pageDidChange = action
            return model
        }
    }

    /// Returns the section with closures that respond to its events.
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
    /// Returns a section with this layout and the items of a result builder.
    public func items<SectionID: CompositionalLayoutID>(
        id: SectionID, @ItemBuilder items: () -> [AnyCompositionalLayoutItem]
    ) -> CompositionalLayoutSection<SectionID> {
        CompositionalLayoutSection(id: id, provider: self, items: items())
    }
}

extension SectionLayout where Self: BadgedSectionLayout {
    /// Returns a section of items with a badge on each.
    ///
    /// - Parameters:
    ///   - id: The ID of the section.
    ///   - placement: The placement of the badge on an item.
    ///   - badge: A closure that returns the content of an item's badge.
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

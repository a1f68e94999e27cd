/// An identifier that doesn't need to be `Sendable`, because it's only used on the main actor.
struct MainActorIdentifier<Base: Hashable>: Hashable, @unchecked Sendable {
    let base: Base

    init(_ base: Base) {
        self.base = base
    }
}

/// The identity of an item: its ID if it's `Identifiable`, so that it keeps its cell when other properties change, and
/// otherwise the whole value.
enum HostedIdentity {
    static func of<Identifier: Hashable>(_ identifier: Identifier) -> AnyHashable {
        guard let identifiable = identifier as? any Identifiable else { return AnyHashable(identifier) }
        return id(of: identifiable)
    }

    private static func id(of identifiable: some Identifiable) -> AnyHashable { AnyHashable(identifiable.id) }
}

/// The actions of a list for its items. All of them are optional.
@MainActor
struct HostedItemActions<Identifier> {
    var didSelect: ((Identifier) -> Void)?
    var contextMenu: ((Identifier) -> ItemMenu?)?
    var leadingSwipeActions: ((Identifier) -> UISwipeActionsConfiguration?)?
    var trailingSwipeActions: ((Identifier) -> UISwipeActionsConfiguration?)?
    var prefetch: ((Identifier) -> Void)?
    var cancelPrefetch: ((Identifier) -> Void)?
    var accessories: ((Identifier) -> [UICellAccessory])?
    var canDrag = false
}

extension HostedItemActions {
    init<ViewModel, Row, Header>(_ configuration: CompositionalListController<ViewModel, Row, Header>.Configuration)
    where ViewModel.CellIdentifier == Identifier {
        didSelect = configuration.selection
        contextMenu = configuration.contextMenu
        leadingSwipeActions = configuration.leadingSwipeActions
        trailingSwipeActions = configuration.trailingSwipeActions
        prefetch = configuration.prefetch
        cancelPrefetch = configuration.cancelPrefetch
        accessories = configuration.accessories
        canDrag = configuration.rearrangement != nil
    }
}

/// The current closures of a list, which all of its items share.
@MainActor
final class HostedSource<Identifier: Hashable, Slot: HostingSlot> {
    private(set) var content: ((Identifier, IndexPath) -> Slot.Content)?
    private(set) var actions = HostedItemActions<Identifier>()
    /// The number of the update.
    private(set) var version = 0
    weak var parent: UIViewController?
    /// A Boolean value that indicates whether identifiers are `Identifiable`. It's determined once, because a list can
    /// have very many of them.
    private nonisolated let hasIDs = Identifier.self is any Identifiable.Type

    /// Returns the identity of an item.
    nonisolated func identity(of identifier: Identifier) -> AnyHashable {
        hasIDs ? HostedIdentity.of(identifier) : AnyHashable(identifier)
    }

    func take(content: @escaping (Identifier, IndexPath) -> Slot.Content, actions: HostedItemActions<Identifier>) {
        self.content = content
        self.actions = actions
        version += 1
    }
}

/// An item whose cell contains a slot. It's shown again on each update of the list, because the app's closure can
/// depend on any value.
struct HostedItem<Identifier: Hashable, Slot: HostingSlot>: CollectionItem {
    private nonisolated let storage: MainActorIdentifier<Identifier>
    nonisolated let source: HostedSource<Identifier, Slot>

    var identifier: Identifier { storage.base }
    nonisolated var id: MainActorIdentifier<AnyHashable> { MainActorIdentifier(source.identity(of: storage.base)) }

    init(_ identifier: Identifier, source: HostedSource<Identifier, Slot>) {
        storage = MainActorIdentifier(identifier)
        self.source = source
    }

    /// The type-erased item. Its identity stores the ID directly, without an additional allocation.
    var erased: AnyCollectionItem { AnyCollectionItem(self, identity: Self.identity(of: id.base)) }

    /// Returns the identity of the item with the given ID.
    static func identity(of id: AnyHashable) -> ItemIdentity { ItemIdentity(type: Self.self, erasedID: id) }

    /// A cell in a list section has accessories and separators in addition to its content.
    var registration: ViewRegistration {
        source.actions.accessories == nil ? .viewClass(HostingCell<Slot>.self) : .viewClass(HostingListCell<Slot>.self)
    }

    var events: ItemEvents {
        let (identifier, actions) = (identifier, source.actions)
        var events = ItemEvents { [source] in source.actions.didSelect?(identifier) }
        events.contextMenu = { [source] in source.actions.contextMenu?(identifier) }
        events.leadingSwipeActions = actions.leadingSwipeActions.map { provider in { provider(identifier) } }
        events.trailingSwipeActions = actions.trailingSwipeActions.map { provider in { provider(identifier) } }
        events.prefetch = actions.prefetch.map { prefetch in { prefetch(identifier) } }
        events.cancelPrefetch = actions.cancelPrefetch.map { cancel in { cancel(identifier) } }
        events.canDrag = { actions.canDrag }
        // A prefetched cell can show the content of an earlier update.
        events.willDisplay = { cell in
            guard let hosting = cell as? any HostingSlotOwner, hosting.isOlder(than: source.version) else { return }
            if let path = hosting.path { configure(cell: cell, for: path) }
        }
        return events
    }

    func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {
        guard let content = source.content?(identifier, indexPath) else { return }
        switch cell {
        case let cell as HostingCell<Slot>:
            cell.shown = (indexPath, source.version)
            cell.slot.show(content, in: cell.contentView, parent: source.parent)
        case let cell as HostingListCell<Slot>:
            cell.shown = (indexPath, source.version)
            cell.accessories = source.actions.accessories?(identifier) ?? []
            cell.slot.show(content, in: cell.contentView, parent: source.parent)
        default: break
        }
    }

    func isContentEqual(to other: HostedItem) -> Bool { false }
}

/// A header, footer, or badge that is a slot.
struct HostedSupplementary<Slot: HostingSlot>: CollectionSupplementary {
    weak var parent: UIViewController?
    let content: (IndexPath) -> Slot.Content?

    func configure(view: HostingSupplementaryView<Slot>, for indexPath: IndexPath) {
        view.content = content
        guard let content = content(indexPath) else { return }
        view.slot.show(content, in: view, parent: parent)
    }
}

/// A value that indicates whether a list has the same structure as before, apart from its items.
struct HostedStructure: Equatable {
    var hasHeaderContent: Bool
    var hasHeaders: Bool
    var hasFooters: Bool
    var pinsHeaders: Bool
    var canReorder: Bool
    var hasAccessories: Bool
    var swipes: [Bool]
    var badge: BadgePlacement?

    @MainActor
    init<ViewModel, Row, Header>(_ configuration: CompositionalListController<ViewModel, Row, Header>.Configuration) {
        hasHeaderContent = configuration.headerFooterProvider != nil
        hasHeaders = configuration.hasHeaders
        hasFooters = configuration.hasFooters
        pinsHeaders = configuration.pinsHeaders
        canReorder = configuration.rearrangement != nil
        hasAccessories = configuration.accessories != nil
        swipes = [configuration.leadingSwipeActions != nil, configuration.trailingSwipeActions != nil]
        badge = configuration.badge?.placement
    }
}

/// The sections of a list, with their layouts and supplementary views, as they were shown last.
@MainActor
struct DisplayedList<ViewModel: SectionIdentifierViewModel> {
    private let identifiers: [ViewModel.SectionIdentifier]
    private let items: [[ViewModel.CellIdentifier]]
    private let layouts: [AnyHashable?]
    let structure: HostedStructure

    init(_ sections: [ViewModel], _ layouts: [any SectionLayout], _ structure: HostedStructure) {
        identifiers = sections.map(\.sectionIdentifier)
        items = sections.map(\.cellIdentifiers)
        self.layouts = layouts.map(\.layoutToken)
        self.structure = structure
    }

    /// Returns a Boolean value that indicates whether at most the content from the closures can have changed. Equal
    /// items can still differ in other properties, so only arrays with identical storage count as the same.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    func isSame(as other: DisplayedList) -> Bool {
        structure == other.structure && identifiers == other.identifiers && layouts == other.layouts
            && !layouts.contains(nil) && zip(items, other.items).allSatisfy(DisplayedList.isOneStorage)
    }

    private static func isOneStorage(_ left: [ViewModel.CellIdentifier], _ right: [ViewModel.CellIdentifier]) -> Bool {
        left.count == right.count
            && left.withUnsafeBufferPointer { left in
                right.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
            }
    }
}

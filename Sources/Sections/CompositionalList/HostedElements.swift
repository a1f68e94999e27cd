/// An identifier that need not be `Sendable`: it is only used on the main actor.
struct MainActorIdentifier<Base: Hashable>: Hashable, @unchecked Sendable {
    let base: Base

    init(_ base: Base) {
        self.base = base
    }
}

/// What tells an item from others: the id of what is `Identifiable`, so that other changes of it keep its cell; the whole
/// value otherwise.
enum HostedIdentity {
    static func of<Identifier: Hashable>(_ identifier: Identifier) -> AnyHashable {
        guard let identifiable = identifier as? any Identifiable else { return AnyHashable(identifier) }
        return id(of: identifiable)
    }

    private static func id(of identifiable: some Identifiable) -> AnyHashable { AnyHashable(identifiable.id) }
}

/// What a list does with its items; nil for nothing.
@MainActor
struct HostedItemActions<Identifier> {
    var didSelect: ((Identifier) -> Void)?
    var contextMenu: ((Identifier) -> ItemMenu?)?
    var leadingSwipeActions: ((Identifier) -> UISwipeActionsConfiguration?)?
    var trailingSwipeActions: ((Identifier) -> UISwipeActionsConfiguration?)?
    var canDrag = false
}

/// An item whose cell is a slot. It is shown anew on each update of the list, for what the app's closure makes of an
/// identifier may depend on anything.
struct HostedItem<Identifier: Hashable, Slot: HostingSlot>: CollectionItem {
    let identifier: Identifier
    let content: (Identifier, IndexPath) -> Slot.Content
    let actions: HostedItemActions<Identifier>
    weak var parent: UIViewController?
    nonisolated let id: MainActorIdentifier<AnyHashable>

    init(
        _ identifier: Identifier, parent: UIViewController, content: @escaping (Identifier, IndexPath) -> Slot.Content,
        actions: HostedItemActions<Identifier>
    ) {
        self.identifier = identifier
        self.content = content
        self.actions = actions
        self.parent = parent
        id = MainActorIdentifier(HostedIdentity.of(identifier))
    }

    var events: ItemEvents {
        let (identifier, actions) = (identifier, actions)
        var events = ItemEvents { actions.didSelect?(identifier) }
        events.contextMenu = { actions.contextMenu?(identifier) }
        events.leadingSwipeActions = actions.leadingSwipeActions.map { provider in { provider(identifier) } }
        events.trailingSwipeActions = actions.trailingSwipeActions.map { provider in { provider(identifier) } }
        events.canDrag = { actions.canDrag }
        return events
    }

    func configure(cell: HostingCell<Slot>, for indexPath: IndexPath) {
        cell.slot.show(content(identifier, indexPath), in: cell.contentView, parent: parent)
    }

    func isContentEqual(to other: HostedItem) -> Bool { false }
}

/// A header or a footer that is a slot.
struct HostedSupplementary<Slot: HostingSlot>: CollectionSupplementary {
    let content: (IndexPath) -> Slot.Content?
    weak var parent: UIViewController?

    func configure(view: HostingSupplementaryView<Slot>, for indexPath: IndexPath) {
        guard let content = content(indexPath) else { return }
        view.slot.show(content, in: view, parent: parent)
    }
}

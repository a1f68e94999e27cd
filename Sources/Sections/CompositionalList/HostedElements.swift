/// An identifier that need not be `Sendable`: it is only used on the main actor.
struct MainActorIdentifier<Base: Hashable>: Hashable, @unchecked Sendable {
    let base: Base

    init(_ base: Base) {
        self.base = base
    }
}

/// An item whose cell is a slot. It is shown anew on each update of the list, for what the app's closure makes of an
/// identifier may depend on anything.
struct HostedItem<Identifier: Hashable, Slot: HostingSlot>: CollectionItem {
    let identifier: Identifier
    let content: (Identifier, IndexPath) -> Slot.Content
    let didSelect: (Identifier) -> Void
    let contextMenu: (Identifier) -> ItemMenu?
    let canDrag: Bool
    weak var parent: UIViewController?
    nonisolated let id: MainActorIdentifier<AnyHashable>

    init(
        _ identifier: Identifier, parent: UIViewController, content: @escaping (Identifier, IndexPath) -> Slot.Content,
        didSelect: @escaping (Identifier) -> Void, contextMenu: @escaping (Identifier) -> ItemMenu?,
        canDrag: Bool
    ) {
        self.identifier = identifier
        self.content = content
        self.didSelect = didSelect
        self.contextMenu = contextMenu
        self.canDrag = canDrag
        self.parent = parent
        id = MainActorIdentifier(HostedItem.identity(of: identifier))
    }

    /// The id of what is `Identifiable`, so that other changes of it keep its cell; the whole value otherwise.
    private static func identity(of identifier: Identifier) -> AnyHashable {
        guard let identifiable = identifier as? any Identifiable else { return AnyHashable(identifier) }
        return id(of: identifiable)
    }

    private static func id(of identifiable: some Identifiable) -> AnyHashable {
        AnyHashable(identifiable.id)
    }

    var events: ItemEvents {
        var events = ItemEvents { didSelect(identifier) }
        events.contextMenu = { contextMenu(identifier) }
        events.canDrag = { canDrag }
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

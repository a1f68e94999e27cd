// What a list does with its items, and where it stands.

extension CompositionalList {
    /// Fetches contents anew when the person pulls them down; nobody can by default.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> Self {
        changing { $0.refreshAction = action }
    }

    /// Loads more when one of the last items comes on screen.
    /// - Parameters:
    ///   - remainingItems: How many items are left then, at most.
    ///   - action: Called once until the number of items changes.
    public func onReachEnd(remainingItems: Int = 5, perform action: @escaping () -> Void) -> Self {
        changing { $0.nearEnd = CollectionDriver.NearEnd(remainingItems: remainingItems, action: action) }
    }

    /// Hears of items that are likely to be shown soon, and of those that aren't needed after all.
    public func onPrefetch(
        perform action: @escaping (ViewModel.CellIdentifier) -> Void,
        cancel: ((ViewModel.CellIdentifier) -> Void)? = nil
    ) -> Self {
        changing {
            $0.prefetch = action
            $0.cancelPrefetch = cancel
        }
    }

    /// Ties the item that is seen to a binding, as `scrollPosition(id:anchor:)` does for scroll views.
    ///
    /// While the person scrolls, the binding is given the id of the item that is nearest to the anchor. A new id in it
    /// scrolls to the item of this id, smoothly unless changes aren't animated; nil scrolls nowhere, and an id that no
    /// item has is reported.
    /// - Parameters:
    ///   - id: The id of an item that is `Identifiable`, else the item itself.
    ///   - anchor: Where of the list the item is to stand, of which its start, its middle or its end is taken. By default
    ///     the list is scrolled as little as possible, and tells of the first item.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> Self {
        changing {
            $0.position = id.wrappedValue.map { AnyHashable($0) }
            $0.positionAnchor = anchor.map { ListAnchor($0) } ?? .nearest
            $0.positionDidChange = { item in
                guard let new = HostedIdentity.of(item).base as? ID, new != id.wrappedValue else { return }
                id.wrappedValue = new
            }
        }
    }

    /// Whether this is a chat, which is read from its end; false by default. Where the end is in sight it stays so. Further
    /// up, what is read stays where it is, whatever comes in above and below.
    public func staysAtEnd(_ stays: Bool = true) -> Self {
        changing { $0.staysAtEnd = stays }
    }

    /// Shows a view on each item, such as a badge; none by default. Layouts of the core have a place for it, but for lists.
    /// - Parameters:
    ///   - placement: Where it stands; straddling the corner at the top where reading ends, by default.
    ///   - content: Makes the view of an item.
    public func itemBadge<Content: View>(
        at placement: BadgePlacement = BadgePlacement(),
        @ViewBuilder _ content: @escaping (ViewModel.CellIdentifier) -> Content
    ) -> Self {
        changing {
            $0.badge = (
                placement,
                { item in HostedView(AnyView(content(item)), identity: HostedIdentity.of(item)) }
            )
        }
    }

    /// Shows accessories beside the rows, such as disclosure indicators, in sections that are lists; none by default. The
    /// rows have separators then.
    public func itemAccessories(_ accessories: @escaping (ViewModel.CellIdentifier) -> [UICellAccessory]) -> Self {
        changing { $0.accessories = accessories }
    }

    /// Lets the person move items, and hears of all sections with their items when some were moved. The app is to show
    /// them so from then on.
    public func onReorder(
        _ action: @escaping ([(section: ViewModel.SectionIdentifier, items: [ViewModel.CellIdentifier])]) -> Void
    ) -> Self {
        changing { $0.rearrangement = action }
    }

    /// Shows a menu when an item is held; none by default.
    public func itemContextMenu(
        @MenuElementBuilder _ menu: @escaping (ViewModel.CellIdentifier) -> [UIMenuElement]
    ) -> Self {
        changing {
            $0.contextMenu = { item in
                let elements = menu(item)
                return elements.isEmpty ? nil : ItemMenu { elements }
            }
        }
    }

    /// Offers actions when an item is swiped, in sections that are lists; none by default.
    /// - Parameters:
    ///   - edge: The side that the actions come from.
    ///   - allowsFullSwipe: Whether a swipe over the whole row does the first of them.
    ///   - actions: The actions of an item.
    public func swipeActions(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        _ actions: @escaping (ViewModel.CellIdentifier) -> [UIContextualAction]
    ) -> Self {
        let provider: (ViewModel.CellIdentifier) -> UISwipeActionsConfiguration? = { item in
            let actions = actions(item)
            guard !actions.isEmpty else { return nil }
            let configuration = UISwipeActionsConfiguration(actions: actions)
            configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
            return configuration
        }
        return changing {
            if edge == .leading { $0.leadingSwipeActions = provider } else { $0.trailingSwipeActions = provider }
        }
    }
}

extension ListAnchor {
    /// The part of a list that a point lies in.
    fileprivate init(_ point: UnitPoint) {
        switch point.y {
        case ..<0.25: self = .start
        case 0.75...: self = .end
        default: self = .middle
        }
    }
}

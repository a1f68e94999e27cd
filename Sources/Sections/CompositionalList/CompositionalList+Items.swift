// Modifiers for the items of a list and its scroll position.

extension CompositionalList {
    /// Adds pull-to-refresh with an action that reloads the content.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> Self {
        changing { $0.refreshAction = action }
    }

    /// Adds an action that loads more content when one of the last items appears on screen.
    ///
    /// - Parameters:
    ///   - remainingItems: The maximum number of items after that item.
    ///   - action: A closure that's called once until the number of items changes.
    public func onReachEnd(remainingItems: Int = 5, perform action: @escaping () -> Void) -> Self {
        changing { $0.reachEndAction = CollectionDriver.ReachEndAction(remainingItems: remainingItems, action: action) }
    }

    /// Adds closures that are called with items that are likely to appear soon, and with items that aren't needed after
    /// all.
    public func onPrefetch(
        perform action: @escaping (ViewModel.CellIdentifier) -> Void,
        cancel: ((ViewModel.CellIdentifier) -> Void)? = nil
    ) -> Self {
        changing {
            $0.prefetch = action
            $0.cancelPrefetch = cancel
        }
    }

    /// Binds the scroll position to the ID of an item, like `scrollPosition(id:anchor:)` of scroll views.
    ///
    /// While the user scrolls, the binding is set to the ID of the item nearest to the anchor. If the app sets a new
    /// ID, the list scrolls to the item, with an animation unless changes aren't animated. The value `nil` doesn't
    /// scroll. An unknown ID is reported as an issue.
    ///
    /// - Parameters:
    ///   - id: A binding to the ID of an `Identifiable` item, or to the item itself for other types.
    ///   - anchor: The position of the item in the list, rounded to the start, middle, or end. By default, the list
    ///     scrolls as little as possible and reports the first visible item.
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

    /// Sets whether the list is read from its end, like a chat. While the end is visible, it stays visible. Otherwise,
    /// the visible items keep their position when items are inserted.
    public func staysAtEnd(_ stays: Bool = true) -> Self {
        changing { $0.staysAtEnd = stays }
    }

    /// Shows a view on each item, such as a badge. Layouts of `CollectionCore` other than lists support badges.
    ///
    /// - Parameters:
    ///   - placement: The placement of the badge. By default, it straddles the top trailing corner.
    ///   - content: A closure that creates the view of an item.
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

    /// Shows accessories in the rows of list sections, such as disclosure indicators. Rows with accessories have
    /// separators.
    public func itemAccessories(_ accessories: @escaping (ViewModel.CellIdentifier) -> [UICellAccessory]) -> Self {
        changing { $0.accessories = accessories }
    }

    /// Lets the user move items, and adds a closure that's called with all sections and their items after a move. The
    /// app must show the sections in this order from then on.
    public func onReorder(
        _ action: @escaping ([(section: ViewModel.SectionIdentifier, items: [ViewModel.CellIdentifier])]) -> Void
    ) -> Self {
        changing { $0.rearrangement = action }
    }

    /// Adds a context menu that is shown when the user presses and holds an item.
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

    /// Adds swipe actions to the rows of list sections.
    ///
    /// - Parameters:
    ///   - edge: The edge of the actions.
    ///   - allowsFullSwipe: A Boolean value that indicates whether a full swipe performs the first action.
    ///   - actions: A closure that returns the actions of an item.
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
    /// Creates the anchor nearest to the given point.
    fileprivate init(_ point: UnitPoint) {
        switch point.y {
        case ..<0.25: self = .start
        case 0.75...: self = .end
        default: self = .middle
        }
    }
}

import PortableUIKit

enum SwipeActionsKey: HostValueKey { typealias Value = SwipeActions }

/// The actions on one edge of a row.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let make: @MainActor (ViewGraph?) -> [UIContextualAction]
}

extension View {
    /// Adds swipe actions to the list row that contains the view.
    /// - Parameters:
    ///   - edge: The edge at which the actions appear.
    ///   - allowsFullSwipe: A Boolean value that indicates whether a full swipe performs the first action.
    ///   - content: The actions: buttons, whose tint is the background color.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let content = content()
        return modifier(
            HostValueModifier<SwipeActionsKey> { environment in
                SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { graph in
                    // Only a tint of the actions themselves is their background color.
                    var environment = environment
                    environment.tint = nil
                    return content.resolvedParts(in: PartContext(environment, graph: graph)) {
                        $0 is any SwipeActionView
                    }
                    .compactMap { ($0.view as? any SwipeActionView)?.swipeAction(in: $0.context) }
                }
            })
    }
}

extension HostingView: SwipeActionsContent {
    package func swipeActions(_ side: SwipeSide) -> UISwipeActionsConfiguration? {
        let offers = values.all(SwipeActionsKey.self).filter { ($0.edge == .leading) == (side == .leading) }
        let actions = offers.flatMap { $0.make(graph) }
        guard let first = offers.first, !actions.isEmpty else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = first.allowsFullSwipe
        return configuration
    }

    /// Prepares the enclosing list, if any, for swipe gestures.
    func prepareForSwipes() {
        guard values.last(SwipeActionsKey.self) != nil else { return }
        sequence(first: superview, next: { $0?.superview }).prefix { $0 != nil }.lazy
            .compactMap { $0 as? UICollectionView }.first?.hasSwipeableContent = true
    }
}

/// A view that can be a swipe action of a row.
@MainActor
protocol SwipeActionView {
    /// Returns the swipe action. Its background color is the tint, or without a tint, the color of its role.
    func swipeAction(in context: PartContext) -> UIContextualAction
}

extension Button: SwipeActionView {
    @MainActor func swipeAction(in context: PartContext) -> UIContextualAction {
        let (label, action) = (MenuLabel(label, in: context), action)
        let made = UIContextualAction(
            style: role == .destructive ? .destructive : .normal, title: label.title.isEmpty ? nil : label.title
        ) { _, _, completion in
            action()
            completion(true)
        }
        made.image = label.image
        if context.environment.tint != nil { made.backgroundColor = UIColor(context.environment.tintColor) }
        return made
    }
}

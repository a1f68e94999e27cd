import PortableUIKit

enum SwipeActionsKey: HostValueKey { typealias Value = SwipeActions }

/// The actions on one edge of a row.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let make: @MainActor () -> [UIContextualAction]
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
                SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) {
                    content.shownParts.compactMap {
                        ($0 as? any SwipeActionView)?.swipeAction(in: environment, tint: nil)
                    }
                }
            })
    }
}

extension HostingView: SwipeActionsContent {
    package func swipeActions(_ side: SwipeSide) -> UISwipeActionsConfiguration? {
        let offers = values.all(SwipeActionsKey.self).filter { ($0.edge == .leading) == (side == .leading) }
        let actions = offers.flatMap { $0.make() }
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
    /// Returns the swipe action with a background color. `nil` means the color of the action's role.
    func swipeAction(in environment: EnvironmentValues, tint: UIColor?) -> UIContextualAction?
}

extension Button: SwipeActionView {
    @MainActor func swipeAction(in environment: EnvironmentValues, tint: UIColor?) -> UIContextualAction? {
        let parts = label.shownParts.compactMap { $0 as? any BarLabelView }
        let action = action
        let made = UIContextualAction(
            style: role == .destructive ? .destructive : .normal,
            title: parts.lazy.compactMap { $0.barTitle(in: environment) }.first
        ) { _, _, completion in
            action()
            completion(true)
        }
        made.image = parts.lazy.compactMap { $0.barImage(in: environment) }.first
        if let tint { made.backgroundColor = tint }
        return made
    }
}

extension ModifiedContent: SwipeActionView where Content: View, Modifier: ViewModifier {
    @MainActor func swipeAction(in environment: EnvironmentValues, tint: UIColor?) -> UIContextualAction? {
        (content as? any SwipeActionView)?.swipeAction(
            in: environment, tint: tint ?? (modifier as? any TintConfigurable)?.tint(in: environment))
    }
}

/// A modifier that can set the tint.
@MainActor
private protocol TintConfigurable {
    func tint(in environment: EnvironmentValues) -> UIColor?
}

extension _EnvironmentKeyWritingModifier: TintConfigurable {
    @MainActor fileprivate func tint(in environment: EnvironmentValues) -> UIColor? {
        guard keyPath as AnyKeyPath == \EnvironmentValues.tint, let style = value as? AnyShapeStyle else { return nil }
        var environment = environment
        environment.tint = style
        return UIColor(environment.tintColor)
    }
}

/// Options that control how an update is shown.
public struct UpdateOptions: Hashable, Sendable {
    /// A value that determines whether changes are animated.
    public enum Animation: Hashable, Sendable {
        /// Changes are animated if the collection view already shows content.
        case automatic
        /// Changes aren't animated.
        case never
        /// All cells are reloaded without comparison and animation.
        case reloadData
    }

    /// The content that keeps its position on screen during an update.
    public enum Anchor: Hashable, Sendable {
        /// There's no anchor: the content offset doesn't change.
        case none
        /// The first visible item that isn't removed.
        case firstVisibleItem
        /// The last visible item that isn't removed. If the end of the content is visible, it stays visible.
        case lastVisibleItem
        /// The given item, if it's visible and isn't removed.
        case item(ItemIdentity)
    }

    /// The thread on which the identities of old and new items are compared.
    ///
    /// Only identities leave the main actor, which are `Sendable`. Items, their content, and the collection view don't.
    public enum Comparison: Hashable, Sendable {
        /// Identities are compared synchronously on the main actor, so the sections are shown when `apply` returns.
        case onMainActor
        /// Identities are compared on another thread if there are at least this many old or new items, including hidden
        /// ones. The sections are shown when the comparison ends. Until then, other updates wait. The first update is
        /// always synchronous.
        case inBackground(fromItems: Int = 1_000)
    }

    /// A value that determines whether changes are animated. The default is `automatic`. The first update isn't
    /// animated, and neither are updates of a collection view without a window or a size.
    public var animation: Animation
    /// The content that keeps its position. The default is `none`. An update with an anchor isn't animated.
    public var anchor: Anchor

    /// The thread on which identities are compared. The default is the main actor.
    public var comparison: Comparison

    /// Creates options for an update.
    public init(
        animation: Animation = .automatic, anchor: Anchor = .none, comparison: Comparison = .onMainActor
    ) {
        self.animation = animation
        self.anchor = anchor
        self.comparison = comparison
    }

    /// Options for an update that is animated if the collection view already shows content.
    public static let automatic = UpdateOptions()
    /// Options for an update without animation.
    public static let unanimated = UpdateOptions(animation: .never)
    /// Options for an animated update that is compared on another thread if there are many items.
    public static let background = UpdateOptions(comparison: .inBackground())
    /// Options that reload all cells.
    public static let reloadData = UpdateOptions(animation: .reloadData)
}

/// The outcome of an update.
public enum UpdateOutcome: Hashable, Sendable {
    /// The update is on screen, and its animations have ended.
    case applied
    /// A later update replaced the update while it was waiting.
    case superseded
    /// The driver or the collection view was deallocated, or the task was canceled, before the update was performed.
    case cancelled
}

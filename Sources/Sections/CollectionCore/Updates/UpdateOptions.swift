/// Options that control how an update is shown.
public struct UpdateOptions: Hashable, Sendable {
    /// A value that determines whether changes are animated.
    public enum Animation: Hashable, Sendable {
        /// They are if the collection view shows something already.
        case automatic
        /// They are not.
        case never
        /// All cells are reloaded without comparison and animation.
        case reloadData
    }

    /// The content that keeps its position on screen during an update.
    public enum Anchor: Hashable, Sendable {
        /// Nothing: the content offset stays, as UIKit has it.
        case none
        /// The first item that is visible and remains.
        case firstVisibleItem
        /// The last item that is visible and remains; at the end of the content, the end, as chats want it.
        case lastVisibleItem
        /// An item, if it is visible and remains.
        case item(ItemIdentity)
    }

    /// The thread on which the identities of old and new items are compared.
    ///
    /// Only identities leave the main actor, which are `Sendable`. Items, their content, and the collection view don't.
    public enum Comparison: Hashable, Sendable {
        /// At once, so that the sections are shown when `apply` returns.
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
    /// It is on the screen, and its animations are over.
    case applied
    /// A later update took its place before its turn came.
    case superseded
    /// The driver or the collection view went away first, or the task that asked was cancelled.
    case abandoned
}

/// How an update is shown.
public struct UpdateOptions: Hashable, Sendable {
    /// Whether changes are animated.
    public enum Animation: Hashable, Sendable {
        /// They are if the collection view shows something already.
        case automatic
        /// They are not.
        case never
        /// Nothing is compared: all cells are made anew, without animation.
        case reloadData
    }

    /// What stays where it is on the screen while items come and go around it.
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

    /// Where the identities of old and new items are compared.
    ///
    /// Only identities leave the main actor, which are `Sendable`; items, their contents and the collection view stay.
    public enum Comparison: Hashable, Sendable {
        /// At once, so that the sections are shown when `apply` returns.
        case onMainActor
        /// On another thread from so many items on, old or new, hidden ones included. The sections are shown as soon as
        /// that is done; until then what is shown stays, and other updates wait for their turn. The first update is
        /// always shown at once.
        case inBackground(fromItems: Int = 1_000)
    }

    /// Whether changes are animated; automatic by default. The first update, and those of a collection view without a
    /// window or a size, never are.
    public var animation: Animation
    /// What stays where it is; nothing by default. An update with an anchor isn't animated.
    public var anchor: Anchor

    /// Where identities are compared; on the main actor by default.
    public var comparison: Comparison

    /// Options for an update.
    public init(
        animation: Animation = .automatic, anchor: Anchor = .none, comparison: Comparison = .onMainActor
    ) {
        self.animation = animation
        self.anchor = anchor
        self.comparison = comparison
    }

    /// Animated if the collection view shows something already.
    public static let automatic = UpdateOptions()
    /// Not animated.
    public static let unanimated = UpdateOptions(animation: .never)
    /// Animated, and compared on another thread if there is much to compare.
    public static let background = UpdateOptions(comparison: .inBackground())
    /// All cells made anew.
    public static let reloadData = UpdateOptions(animation: .reloadData)
}

/// What became of an update.
public enum UpdateOutcome: Hashable, Sendable {
    /// It is on the screen, and its animations are over.
    case applied
    /// A later update took its place before its turn came.
    case superseded
    /// The driver or the collection view went away first, or the task that asked was cancelled.
    case abandoned
}

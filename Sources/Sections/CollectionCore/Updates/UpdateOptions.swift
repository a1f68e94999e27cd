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

    /// Whether changes are animated; automatic by default. The first update, and those of a collection view without a
    /// window or a size, never are.
    public var animation: Animation
    /// What stays where it is; nothing by default. An update with an anchor isn't animated.
    public var anchor: Anchor

    /// Options for an update.
    public init(animation: Animation = .automatic, anchor: Anchor = .none) {
        self.animation = animation
        self.anchor = anchor
    }

    /// Animated if the collection view shows something already.
    public static let automatic = UpdateOptions()
    /// Not animated.
    public static let unanimated = UpdateOptions(animation: .never)
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

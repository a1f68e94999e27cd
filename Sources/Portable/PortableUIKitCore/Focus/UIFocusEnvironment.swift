/// A type that can contain keyboard focus: a view, a view controller, or a window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that get focus first, in order of preference.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment that contains this one, or `nil` at the top.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container of the environment's focus items, or `nil` if another environment contains them.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// The identifier of the group that the Tab key moves focus to. `nil` means the environment's own group.
    var focusGroupIdentifier: String? { get }

    /// Requests that focus move to the preferred environments before the next frame, if it's in this environment.
    func setNeedsFocusUpdate()

    /// Updates the focus immediately if an update was requested.
    func updateFocusIfNeeded()

    /// Returns a Boolean value that indicates whether focus can move. Called on all environments that focus leaves or
    /// enters.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after focus has moved, on all environments that it left or entered.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// A type that can have keyboard focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// A Boolean value that indicates whether the item can have focus now.
    var canBecomeFocused: Bool { get }

    /// The frame of the item in its container's coordinates, in points.
    var frame: CGRect { get }

    /// The effect that indicates focus. `nil` means that the system shows no effect.
    var focusEffect: UIFocusEffect? { get }

    /// The priority of the item in its focus group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

/// A type that contains focus items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// Returns the focus items in a rectangle of the container's coordinates.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The priority of an item in its focus group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The number of the priority.
    public let rawValue: Int

    /// Creates a priority with the given number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a priority with the given number.
    public init(_ rawValue: Int) {
        self.init(rawValue: rawValue)
    }

    /// The priority of an item that isn't preferred, 0.
    public static let ignored = UIFocusGroupPriority(0)
    /// The priority of an item that had focus before, 1000.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The priority of a preferred item, 2000.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The priority of the item that has focus, `Int.max`.
    public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

/// The directions in which focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates directions with the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upward direction.
    public static var up: UIFocusHeading { UIFocusHeading(rawValue: 1 << 0) }
    /// The downward direction.
    public static var down: UIFocusHeading { UIFocusHeading(rawValue: 1 << 1) }
    /// The direction to the left.
    public static var left: UIFocusHeading { UIFocusHeading(rawValue: 1 << 2) }
    /// The direction to the right.
    public static var right: UIFocusHeading { UIFocusHeading(rawValue: 1 << 3) }
    /// The next group.
    public static var next: UIFocusHeading { UIFocusHeading(rawValue: 1 << 4) }
    /// The previous group.
    public static var previous: UIFocusHeading { UIFocusHeading(rawValue: 1 << 5) }
    /// The first item.
    public static var first: UIFocusHeading { UIFocusHeading(rawValue: 1 << 8) }
    /// The last item.
    public static var last: UIFocusHeading { UIFocusHeading(rawValue: 1 << 9) }
}

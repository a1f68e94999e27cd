/// A type that can contain keyboard focus: a view, a view controller, or a window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes when it comes here, the best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one; nil at the top.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container of the environment's focus items, or `nil` if another environment contains them.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// The identifier of the group that the Tab key moves focus to. `nil` means the environment's own group.
    var focusGroupIdentifier: String? { get }

    /// Asks for the focus to go to what is preferred here, if it is here already; before the next frame.
    func setNeedsFocusUpdate()

    /// Updates the focus immediately if an update was requested.
    func updateFocusIfNeeded()

    /// Whether the focus may move so. Asked of all that the focus leaves and enters.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called when the focus has moved, on all that it has left and entered.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// A type that can have keyboard focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it can have the focus now.
    var canBecomeFocused: Bool { get }

    /// Where it is, in the coordinates of its container, in points.
    var frame: CGRect { get }

    /// The effect that indicates focus. `nil` means that the system shows no effect.
    var focusEffect: UIFocusEffect? { get }

    /// The priority of the item in its focus group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

/// A type that contains focus items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The items in a rectangle of the container's coordinates.
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

    /// Up.
    public static var up: UIFocusHeading { UIFocusHeading(rawValue: 1 << 0) }
    /// Down.
    public static var down: UIFocusHeading { UIFocusHeading(rawValue: 1 << 1) }
    /// Left.
    public static var left: UIFocusHeading { UIFocusHeading(rawValue: 1 << 2) }
    /// Right.
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

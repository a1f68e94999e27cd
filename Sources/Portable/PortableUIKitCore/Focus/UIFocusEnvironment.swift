/// Something that the focus of the keyboard can be in: views, controllers, windows.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes when it comes here, the best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one; nil at the top.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// What holds the items that can be focused; nil if that is somebody else.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// What is moved to together by the tabulator key; nil: the environment's own.
    var focusGroupIdentifier: String? { get }

    /// Asks for the focus to go to what is preferred here, if it is here already; before the next frame.
    func setNeedsFocusUpdate()

    /// Does so at once.
    func updateFocusIfNeeded()

    /// Whether the focus may move so. Asked of all that the focus leaves and enters.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called when the focus has moved, on all that it has left and entered.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus of the keyboard.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it can have the focus now.
    var canBecomeFocused: Bool { get }

    /// Where it is, in the coordinates of its container, in points.
    var frame: CGRect { get }

    /// What shows that it has the focus; nil: nothing of the system's.
    var focusEffect: UIFocusEffect? { get }

    /// How much it is preferred among those of its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

/// Something that holds items that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The items in a rectangle of the container's coordinates.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// How much an item is preferred among those of its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The higher the more.
    public let rawValue: Int

    /// A priority by its height.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A priority by its height.
    public init(_ rawValue: Int) {
        self.init(rawValue: rawValue)
    }

    /// It isn't preferred, 0.
    public static let ignored = UIFocusGroupPriority(0)
    /// It had the focus before, 1000.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// It is preferred over those, 2000.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// It has the focus, `Int.max`.
    public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// The directions whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards.
    public static var up: UIFocusHeading { UIFocusHeading(rawValue: 1 << 0) }
    /// Downwards.
    public static var down: UIFocusHeading { UIFocusHeading(rawValue: 1 << 1) }
    /// To the left.
    public static var left: UIFocusHeading { UIFocusHeading(rawValue: 1 << 2) }
    /// To the right.
    public static var right: UIFocusHeading { UIFocusHeading(rawValue: 1 << 3) }
    /// To the next group.
    public static var next: UIFocusHeading { UIFocusHeading(rawValue: 1 << 4) }
    /// To the group before.
    public static var previous: UIFocusHeading { UIFocusHeading(rawValue: 1 << 5) }
    /// To the first item.
    public static var first: UIFocusHeading { UIFocusHeading(rawValue: 1 << 8) }
    /// To the last item.
    public static var last: UIFocusHeading { UIFocusHeading(rawValue: 1 << 9) }
}

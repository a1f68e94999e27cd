/// Names a value that an app adds to a configuration state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    /// The name; a prefix of the app's own keeps it unique.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A key by its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state that a configuration is updated for.
public protocol UIConfigurationState {
    /// A state with traits and nothing else.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A value that the app has added; nil if there is none under the key.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that can be highlighted, selected, disabled and pinned.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection

    /// Whether the view doesn't answer to touches; false by default.
    public var isDisabled = false

    /// Whether a finger is on the view; false by default.
    public var isHighlighted = false

    /// Whether the view is selected; false by default.
    public var isSelected = false

    /// Whether the view stays in sight while its section is; false by default.
    public var isPinned = false

    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with traits and nothing else.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value that the app has added; nil if there is none under the key.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection

    /// Whether the cell doesn't answer to touches; false by default.
    public var isDisabled = false

    /// Whether a finger is on the cell; false by default.
    public var isHighlighted = false

    /// Whether the item is selected; false by default.
    public var isSelected = false

    /// Whether the view stays in sight while its section is; false by default.
    public var isPinned = false

    /// Whether the collection view is editing; false by default.
    public var isEditing = false

    /// Whether the item shows its children; false by default.
    public var isExpanded = false

    /// Whether actions are shown beside the cell; false by default.
    public var isSwiped = false

    /// Whether the person is moving the cell; false by default.
    public var isReordering = false

    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with traits and nothing else.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value that the app has added; nil if there is none under the key.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}

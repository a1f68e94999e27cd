/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, CustomStringConvertible {
    /// Whether a cell is being dragged elsewhere.
    public enum DragState: Hashable, Sendable {
        /// It isn't.
        case none
        /// It is being lifted from its place.
        case lifting
        /// It is under way.
        case dragging
    }

    /// What a drag over the collection view means for a cell.
    public enum DropState: Hashable, Sendable {
        /// Nothing is dragged here.
        case none
        /// Something is dragged here, but not to this cell.
        case notTargeted
        /// What is dragged would be dropped into this cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection

    /// Whether the cell doesn't respond to touches; false by default.
    public var isDisabled = false

    /// Whether a finger is on the cell; false by default.
    public var isHighlighted = false

    /// Whether the item is selected; false by default.
    public var isSelected = false

    /// Whether the cell has the focus of a keyboard or remote control; false by default.
    public var isFocused = false

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

    /// Whether the cell is being dragged elsewhere; it isn't by default.
    public var cellDragState = DragState.none

    /// What a drag over the collection view means for the cell; nothing by default.
    public var cellDropState = DropState.none

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

    /// The flags that are set, and the values that the app has added.
    public var description: String {
        let flags = [
            (isDisabled, "Disabled"), (isHighlighted, "Highlighted"), (isSelected, "Selected"), (isFocused, "Focused"),
            (isPinned, "Pinned"), (isEditing, "Editing"), (isExpanded, "Expanded"), (isSwiped, "Swiped"),
            (isReordering, "Reordering"), (cellDragState == .lifting, "Lifting"),
            (cellDragState == .dragging, "Dragging"), (cellDropState == .notTargeted, "Not Targeted"),
            (cellDropState == .targeted, "Targeted"),
        ]
        return StateDescription(type: "UICellConfigurationState", flags: flags, customValues: customValues).text
    }
}

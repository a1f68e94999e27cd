/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, CustomStringConvertible {
    /// The states of a cell in a drag.
    public enum DragState: Hashable, Sendable {
        /// The cell isn't being dragged.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The effects of a drop on a cell.
    public enum DropState: Hashable, Sendable {
        /// No drag is over the collection view.
        case none
        /// A drag is over the collection view, but doesn't target this cell.
        case notTargeted
        /// The dragged items would be dropped into this cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection

    /// A Boolean value that indicates whether the cell is disabled. The default is `false`.
    public var isDisabled = false

    /// A Boolean value that indicates whether the cell is highlighted. The default is `false`.
    public var isHighlighted = false

    /// A Boolean value that indicates whether the item is selected. The default is `false`.
    public var isSelected = false

    /// A Boolean value that indicates whether the cell is focused by a keyboard or remote control. The default is
    /// `false`.
    public var isFocused = false

    /// A Boolean value that indicates whether the view is pinned while its section is visible. The default is `false`.
    public var isPinned = false

    /// A Boolean value that indicates whether the collection view is editing. The default is `false`.
    public var isEditing = false

    /// A Boolean value that indicates whether the item is expanded. The default is `false`.
    public var isExpanded = false

    /// A Boolean value that indicates whether swipe actions are visible. The default is `false`.
    public var isSwiped = false

    /// A Boolean value that indicates whether the user is moving the cell. The default is `false`.
    public var isReordering = false

    /// The state of the cell in a drag. The default is `.none`.
    public var cellDragState = DragState.none

    /// The effect of a drop on the cell. The default is `.none`.
    public var cellDropState = DropState.none

    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with the given traits and default values.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The custom value for the key, or `nil` if there isn't one.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }

    /// The flags that are set, and the custom values.
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

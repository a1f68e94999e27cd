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

/// What the system's configurations look at in a state, whatever its type; an app's own state counts as a normal one.
struct ConfigurationFlags: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isFocused = false
    var isPinned = false
    var isDragged = false
    var isDropTarget = false
    var environment = UIListEnvironment.unspecified

    /// A state in which nothing is special.
    init() {}

    init(_ state: any UIConfigurationState) {
        environment = state.traitCollection.listEnvironment
        if let state = state as? UICellConfigurationState {
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
            isFocused = state.isFocused
            isPinned = state.isPinned
            isDragged = state.cellDragState == .dragging
            isDropTarget = state.cellDropState == .targeted
        } else if let state = state as? UIViewConfigurationState {
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
            isFocused = state.isFocused
            isPinned = state.isPinned
        }
    }
}

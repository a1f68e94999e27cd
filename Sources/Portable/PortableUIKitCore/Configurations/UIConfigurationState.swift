/// The key of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key. Use a prefix that's specific to the app to keep it unique.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key with the given name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A state for which a configuration is updated.
public protocol UIConfigurationState {
    /// Creates a state with the given traits and default values.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// The custom value for the key, or `nil` if there isn't one.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The properties that the system's configurations use, for states of all types. In a custom state, only the traits
/// have an effect.
struct ConfigurationFlags: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isFocused = false
    var isPinned = false
    var isDragged = false
    var isDropTarget = false
    var environment = UIListEnvironment.unspecified

    /// Creates flags with default values.
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

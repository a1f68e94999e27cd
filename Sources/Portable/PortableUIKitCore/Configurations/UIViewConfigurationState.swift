/// The state of a header or footer, or of any view that can be highlighted, selected, disabled, focused, and pinned.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, CustomStringConvertible {
    /// The traits of the view.
    public var traitCollection: UITraitCollection

    /// A Boolean value that indicates whether the view is disabled. The default is `false`.
    public var isDisabled = false

    /// A Boolean value that indicates whether the view is highlighted. The default is `false`.
    public var isHighlighted = false

    /// A Boolean value that indicates whether the view is selected. The default is `false`.
    public var isSelected = false

    /// A Boolean value that indicates whether the view is focused by a keyboard or remote control. The default is
    /// `false`.
    public var isFocused = false

    /// A Boolean value that indicates whether the view is pinned while its section is visible. The default is `false`.
    public var isPinned = false

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
            (isPinned, "Pinned"),
        ]
        return StateDescription(type: "UIViewConfigurationState", flags: flags, customValues: customValues).text
    }
}

/// The text of a state's description.
struct StateDescription {
    var type: String
    var flags: [(isSet: Bool, name: String)]
    var customValues: [UIConfigurationStateCustomKey: AnyHashable]

    var text: String {
        var parts = flags.filter(\.isSet).map(\.name)
        if parts.isEmpty { parts = ["Normal"] }
        parts += customValues.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) = \($0.value)" }
        return "<\(type): \(parts.joined(separator: ", "))>"
    }
}

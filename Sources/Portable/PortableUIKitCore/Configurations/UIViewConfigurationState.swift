/// The state of a header or footer, or of any view that can be highlighted, selected, disabled, focused and pinned.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, CustomStringConvertible {
    /// The traits of the view.
    public var traitCollection: UITraitCollection

    /// Whether the view doesn't respond to touches; false by default.
    public var isDisabled = false

    /// Whether a finger is on the view; false by default.
    public var isHighlighted = false

    /// Whether the view is selected; false by default.
    public var isSelected = false

    /// Whether the view has the focus of a keyboard or remote control; false by default.
    public var isFocused = false

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

    /// The flags that are set, and the values that the app has added.
    public var description: String {
        let flags = [
            (isDisabled, "Disabled"), (isHighlighted, "Highlighted"), (isSelected, "Selected"), (isFocused, "Focused"),
            (isPinned, "Pinned"),
        ]
        return StateDescription(type: "UIViewConfigurationState", flags: flags, customValues: customValues).text
    }
}

/// The text that describes a state.
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

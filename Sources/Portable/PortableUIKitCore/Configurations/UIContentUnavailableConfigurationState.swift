/// The state of a view that stands for content which isn't there.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection

    /// What the person searches for; nil, the default, if they don't.
    public var searchText: String?

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

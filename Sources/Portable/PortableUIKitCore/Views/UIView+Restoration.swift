extension UIView {
    /// A Boolean value that indicates whether the view keeps its colors, like photos, if the user inverts the screen's.
    /// The default is `false`.
    ///
    /// Differs from UIKit: no setting inverts colors, so the value has no effect.
    public var accessibilityIgnoresInvertColors: Bool {
        get { rareProperties?.ignoresInvertColors ?? false }
        set { existingRareProperties.ignoresInvertColors = newValue }
    }
}

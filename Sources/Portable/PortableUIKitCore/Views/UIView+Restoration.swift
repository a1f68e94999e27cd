extension UIView {
    /// Whether the view keeps its colors where a person has those of the screen inverted, as photographs do; false by
    /// default. Nothing inverts them here.
    public var accessibilityIgnoresInvertColors: Bool {
        get { seldomProperties?.ignoresInvertColors ?? false }
        set { madeSeldomProperties.ignoresInvertColors = newValue }
    }

    /// The view whose bottom stands for the text's baseline: ``forLastBaselineLayout``, which is to be used instead.
    public func forBaselineLayout() -> UIView { forLastBaselineLayout }
}

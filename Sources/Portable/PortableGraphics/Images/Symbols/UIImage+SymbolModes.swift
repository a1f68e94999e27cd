extension UIImage {
    /// The mode in which the layers of a symbol are colored.
    public enum SymbolColorRenderingMode: Int, Sendable {
        /// The system chooses the mode.
        case automatic = 0
        /// The symbol is drawn in solid colors.
        case flat = 1
        /// The symbol is drawn with gradients that are derived from its colors.
        case gradient = 2
    }

    /// The mode in which a symbol shows its variable value.
    public enum SymbolVariableValueMode: Int, Sendable {
        /// The system chooses the mode.
        case automatic = 0
        /// The value changes the opacity of the symbol's layers.
        case color = 1
        /// The value changes the length of the symbol's strokes.
        case draw = 2
    }
}

extension UIImage.SymbolConfiguration {
    /// Creates a configuration with a color rendering mode.
    ///
    /// Differs from UIKit: symbols are drawn in solid colors.
    public convenience init(colorRenderingMode mode: UIImage.SymbolColorRenderingMode) {
        self.init(pointSize: nil)
    }

    /// Creates a configuration with a variable value mode.
    ///
    /// Differs from UIKit: symbols don't show variable values.
    public convenience init(variableValueMode: UIImage.SymbolVariableValueMode) {
        self.init(pointSize: nil)
    }
}

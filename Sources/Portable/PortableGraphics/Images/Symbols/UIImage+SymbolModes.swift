extension UIImage {
    /// How the layers of a symbol are colored.
    public enum SymbolColorRenderingMode: Int, Sendable {
        /// As the system decides.
        case automatic = 0
        /// In even colors.
        case flat = 1
        /// In gradients that are derived from the colors.
        case gradient = 2
    }

    /// How a symbol shows its variable value.
    public enum SymbolVariableValueMode: Int, Sendable {
        /// As the system decides.
        case automatic = 0
        /// By the opacity of its layers.
        case color = 1
        /// By the length of its strokes.
        case draw = 2
    }
}

extension UIImage.SymbolConfiguration {
    /// Creates a configuration that colors symbols in a mode.
    ///
    /// Differs from UIKit: symbols are drawn in even colors.
    public convenience init(colorRenderingMode mode: UIImage.SymbolColorRenderingMode) {
        self.init(pointSize: nil)
    }

    /// Creates a configuration that shows variable values in a mode.
    ///
    /// Differs from UIKit: symbols don't show variable values.
    public convenience init(variableValueMode: UIImage.SymbolVariableValueMode) {
        self.init(pointSize: nil)
    }
}

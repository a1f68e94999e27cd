import PortableUIKitCore

/// The sizes of a color picker.
@MainActor
enum ColorPickerMetrics {
    static let margin: CGFloat = 16
    static let headerHeight: CGFloat = 52
    static let choiceHeight: CGFloat = 32
    static let titleHeight: CGFloat = 24
    static let alphaFieldWidth: CGFloat = 72
    static let previewSide: CGFloat = 76
    static let swatchSide: CGFloat = 30
    static let swatchSpacing: CGFloat = 12
    /// The size of a popover with a color picker.
    static let popoverSize = CGSize(width: 375, height: 580)

    /// Returns the height of the panel for its width: the cells of the grid are squares.
    static func panelHeight(width: CGFloat) -> CGFloat {
        let cells = (width / CGFloat(ColorGridPanel.columnCount)).rounded(.down) * CGFloat(ColorGridPanel.rowCount)
        return min(max(cells, 254), 340)
    }

    /// Gives a label the appearance of a title above a slider.
    static func apply(toTitle label: UILabel) {
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        label.isAccessibilityElement = false
    }
}

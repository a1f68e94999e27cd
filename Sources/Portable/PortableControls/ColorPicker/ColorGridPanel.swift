@_spi(Collage) import PortableUIKitCore

/// The panel of a color picker with a grid of colors: grays in the first row, then hues from dark to light.
final class ColorGridPanel: ColorPanel {
    static let columnCount = 12
    static let rowCount = 10
    /// The hues of the columns, in degrees.
    private static let hues: [CGFloat] = [196, 217, 254, 287, 338, 4, 20, 34, 44, 55, 67, 95]

    private let outline = UIView(frame: .zero)

    override init(color: PickedColor) {
        super.init(color: color)
        layer.cornerRadius = 8
        clipsToBounds = true
        outline.isUserInteractionEnabled = false
        outline.layer.borderWidth = 3
        outline.layer.cornerRadius = 3
        addSubview(outline)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the color of a cell.
    static func color(row: Int, column: Int) -> PickedColor {
        if row == 0 {
            return PickedColor(hue: 0, saturation: 0, brightness: 1 - CGFloat(column) / CGFloat(columnCount - 1))
        }
        let step = CGFloat(row - 1) / CGFloat(rowCount - 2), hue = hues[column] / 360
        // The first half gets brighter, and the second half paler.
        return PickedColor(hue: hue, saturation: min(1.85 - 1.65 * step, 1), brightness: min(0.3 + 1.4 * step, 1))
    }

    private var cellSize: CGSize {
        CGSize(width: bounds.width / CGFloat(Self.columnCount), height: bounds.height / CGFloat(Self.rowCount))
    }

    /// The position of the selected color, or `nil` if it isn't in the grid.
    private var selection: (row: Int, column: Int)? {
        let digits = color.hexadecimal
        for row in 0..<Self.rowCount {
            for column in 0..<Self.columnCount where Self.color(row: row, column: column).hexadecimal == digits {
                return (row, column)
            }
        }
        return nil
    }

    private func frame(row: Int, column: Int) -> CGRect {
        let size = cellSize
        return CGRect(
            x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
    }

    override func color(at point: CGPoint) -> PickedColor? {
        guard !bounds.isEmpty else { return nil }
        let column = min(max(Int(point.x / cellSize.width), 0), Self.columnCount - 1)
        let row = min(max(Int(point.y / cellSize.height), 0), Self.rowCount - 1)
        return withAlpha(Self.color(row: row, column: column))
    }

    private func withAlpha(_ opaque: PickedColor) -> PickedColor {
        var color = opaque
        color.alpha = self.color.alpha
        return color
    }

    override func draw(_ rect: CGRect) {
        for row in 0..<Self.rowCount {
            for column in 0..<Self.columnCount {
                Self.color(row: row, column: column).uiColor.setFill()
                UIBezierPath(rect: frame(row: row, column: column)).fill()
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let selection = selection
        outline.isHidden = selection == nil
        guard let selection else { return }
        outline.frame = frame(row: selection.row, column: selection.column)
        let isPale = color.brightness > 0.9 && color.saturation < 0.2
        outline.layer.borderColor = isPale ? UIColor.darkGray.cgColor : UIColor.white.cgColor
    }

    // MARK: Accessibility

    /// The defaults of a view that isn't an accessibility element, because its parts are elements.
    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    private var cells: [GridCellElement] = []

    /// The colors of the grid, each an element with the name of the color.
    override var accessibilityElements: [Any]? {
        get {
            if cells.isEmpty { cells = makeCells() }
            for cell in cells { update(cell) }
            return cells
        }
        set { super.accessibilityElements = newValue }
    }

    private func makeCells() -> [GridCellElement] {
        (0..<Self.rowCount * Self.columnCount).map { index in
            let cell = GridCellElement(accessibilityContainer: self)
            cell.index = index
            cell.accessibilityIdentifier = "Color \(index + 1)"
            return cell
        }
    }

    private func update(_ cell: GridCellElement) {
        let row = cell.index / Self.columnCount, column = cell.index % Self.columnCount
        let color = Self.color(row: row, column: column)
        cell.accessibilityLabel = color.uiColor.accessibilityName
        cell.accessibilityFrameInContainerSpace = frame(row: row, column: column)
        cell.accessibilityTraits = color.hexadecimal == self.color.hexadecimal ? [.button, .selected] : .button
    }

    private final class GridCellElement: UIAccessibilityElement {
        var index = 0

        override func accessibilityActivate() -> Bool {
            guard let grid = accessibilityContainer as? ColorGridPanel else { return false }
            grid.select(grid.withAlpha(ColorGridPanel.color(row: index / columnCount, column: index % columnCount)))
            return true
        }
    }
}

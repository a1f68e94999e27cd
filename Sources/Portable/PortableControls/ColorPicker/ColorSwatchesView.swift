@_spi(Collage) import PortableUIKitCore

/// The selected color, and the colors that the user has added, at the bottom of a color picker.
final class ColorSwatchesView: UIView {
    private let preview = ColorSwatch(cornerRadius: 8)
    private let addButton = UIButton(type: .system)
    private var swatches: [ColorSwatch] = []
    /// A closure that the view calls when the user selects one of the colors.
    var selectionHandler: ((UIColor) -> Void)?

    /// The selected color.
    var color = UIColor.white {
        didSet { preview.color = color }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        preview.isUserInteractionEnabled = false
        preview.accessibilityTraits = .image
        addButton.setImage(UIImage(systemName: "plus"), for: .normal)
        addButton.backgroundColor = .tertiarySystemFill
        addButton.layer.cornerRadius = ColorPickerMetrics.swatchSide / 2
        addButton.accessibilityLabel = "Add color"
        addButton.addAction(UIAction { [weak self] _ in self?.addColor() }, for: .touchUpInside)
        addSubview(preview)
        addSubview(addButton)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { reload() }
    }

    private func addColor() {
        owningDevice.memory.library.savedColors.append(color)
        reload()
    }

    private func reload() {
        for swatch in swatches { swatch.removeFromSuperview() }
        swatches = owningDevice.memory.library.savedColors.enumerated().map { index, color in
            let swatch = ColorSwatch(cornerRadius: ColorPickerMetrics.swatchSide / 2)
            swatch.color = color
            swatch.accessibilityIdentifier = "Saved color \(index + 1)"
            swatch.addAction(UIAction { [weak self] _ in self?.selectionHandler?(color) }, for: .touchUpInside)
            addSubview(swatch)
            return swatch
        }
        setNeedsLayout()
    }

    /// Lays out the swatches in two rows, with the most recent ones first if there are more, and the button after them.
    override func layoutSubviews() {
        super.layoutSubviews()
        let side = ColorPickerMetrics.swatchSide, step = side + ColorPickerMetrics.swatchSpacing
        let preview = ColorPickerMetrics.previewSide
        self.preview.frame = CGRect(
            x: isRightToLeft ? bounds.width - preview : 0, y: 0, width: preview, height: preview)
        let start = preview + 20
        let columns = max(Int((bounds.width - start + ColorPickerMetrics.swatchSpacing) / step), 1)
        let hidden = max(swatches.count + 1 - 2 * columns, 0)
        for swatch in swatches.prefix(hidden) { swatch.isHidden = true }
        for (index, view) in (swatches.dropFirst(hidden).map { $0 as UIView } + [addButton]).enumerated() {
            let x = start + CGFloat(index % columns) * step
            view.isHidden = false
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - side : x, y: CGFloat(index / columns) * (preview - side),
                width: side, height: side)
        }
    }
}

/// A button that shows a color.
final class ColorSwatch: UIControl {
    init(cornerRadius: CGFloat) {
        super.init(frame: .zero)
        layer.cornerRadius = cornerRadius
        clipsToBounds = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    var color = UIColor.white {
        didSet { setNeedsDisplay() }
    }

    override var keepsTaps: Bool { true }

    override func draw(_ rect: CGRect) {
        if color.cgColor.alpha < 1 { TransparencySquares.draw(in: bounds) }
        color.setFill()
        UIBezierPath(rect: bounds).fill()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = color.accessibilityName
        defaults.traits.insert(.button)
        return defaults
    }
}

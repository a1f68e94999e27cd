@_spi(Collage) import PortableUIKitCore

/// The view of a color picker: a header, one of three panels, the opacity, and the saved colors.
final class ColorPickerView: UIView {
    /// A closure that the view calls when the user selects a color. The second argument indicates whether the finger is
    /// still down.
    var selectionHandler: ((PickedColor, Bool) -> Void)?
    /// A closure that the view calls when the user taps the close button.
    var closeHandler: (() -> Void)?

    var color: PickedColor {
        didSet { colorDidChange() }
    }
    var supportsAlpha = true {
        didSet {
            for view in [parts.alphaTitle, parts.alphaSlider, parts.alphaValue] { view.isHidden = !supportsAlpha }
            setNeedsLayout()
        }
    }
    var title: String? {
        get { parts.title.text }
        set { parts.title.text = newValue }
    }

    private let parts: Parts

    /// The subviews.
    @MainActor
    private struct Parts {
        let scrollView = UIScrollView(frame: .zero)
        let title = UILabel(frame: .zero)
        let closeButton = UIButton(type: .close)
        let choice = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
        let panels: [ColorPanel]
        let alphaTitle = UILabel(frame: .zero)
        let alphaSlider = ColorSlider(name: "Opacity", unit: 100)
        let alphaValue = UILabel(frame: .zero)
        let line = UIView(frame: .zero)
        let swatches = ColorSwatchesView(frame: .zero)

        init(color: PickedColor) {
            panels = [
                ColorGridPanel(color: color), ColorSpectrumPanel(color: color), ColorSlidersPanel(color: color),
            ]
        }

        /// The views below the header.
        var content: [UIView] { panels + [choice, alphaTitle, alphaSlider, alphaValue, line, swatches] }
    }

    init(color: PickedColor) {
        self.color = color
        parts = Parts(color: color)
        super.init(frame: .zero)
        setUpHeader()
        setUpAlpha()
        parts.line.backgroundColor = .separator
        parts.swatches.selectionHandler = { [weak self] in self?.select(PickedColor($0), isContinuous: false) }
        for panel in parts.panels {
            panel.selectionHandler = { [weak self] in self?.select($0, isContinuous: $1) }
        }
        for view in parts.content { parts.scrollView.addSubview(view) }
        addSubview(parts.scrollView)
        showPanel()
        colorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private func setUpHeader() {
        parts.title.font = .preferredFont(forTextStyle: .headline)
        parts.title.textAlignment = .center
        parts.title.accessibilityTraits = .header
        parts.closeButton.accessibilityLabel = "Close"
        parts.closeButton.addAction(UIAction { [weak self] _ in self?.closeHandler?() }, for: .touchUpInside)
        parts.choice.selectedSegmentIndex = 0
        parts.choice.addAction(UIAction { [weak self] _ in self?.showPanel() }, for: .valueChanged)
        addSubview(parts.title)
        addSubview(parts.closeButton)
    }

    private func setUpAlpha() {
        parts.alphaTitle.text = "OPACITY"
        ColorPickerMetrics.apply(toTitle: parts.alphaTitle)
        parts.alphaValue.textAlignment = .center
        parts.alphaValue.backgroundColor = .tertiarySystemFill
        parts.alphaValue.layer.cornerRadius = 8
        parts.alphaValue.clipsToBounds = true
        parts.alphaValue.isAccessibilityElement = false
        parts.alphaSlider.changeHandler = { [weak self] value, isContinuous in
            guard let self else { return }
            var new = color
            new.alpha = value
            select(new, isContinuous: isContinuous)
        }
    }

    private func showPanel() {
        for (index, panel) in parts.panels.enumerated() { panel.isHidden = index != parts.choice.selectedSegmentIndex }
        endEditing(true)
    }

    private func select(_ new: PickedColor, isContinuous: Bool) {
        color = new
        selectionHandler?(new, isContinuous)
    }

    private func colorDidChange() {
        for panel in parts.panels { panel.color = color }
        let opaque = color.opaque.uiColor
        parts.alphaSlider.ends = [opaque.withAlphaComponent(0), opaque]
        parts.alphaSlider.value = color.alpha
        parts.alphaSlider.thumbColor = opaque
        parts.alphaValue.text = AccessibilityDefaults.percentage(Double(color.alpha))
        parts.swatches.color = supportsAlpha ? color.uiColor : opaque
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        typealias Metrics = ColorPickerMetrics
        let area = bounds.inset(by: safeAreaInsets)
        let header = CGRect(x: area.minX, y: area.minY, width: area.width, height: Metrics.headerHeight)
        parts.title.frame = header.insetBy(dx: 60, dy: 0)
        let button = parts.closeButton.sizeThatFits(header.size)
        parts.closeButton.frame = CGRect(
            x: isRightToLeft ? header.minX + Metrics.margin : header.maxX - Metrics.margin - button.width,
            y: header.midY - button.height / 2, width: button.width, height: button.height)
        parts.scrollView.frame = CGRect(
            x: area.minX, y: header.maxY, width: area.width, height: max(bounds.maxY - header.maxY, 0))
        let height = layOutContent(width: max(area.width - 2 * Metrics.margin, 0))
        parts.scrollView.contentSize = CGSize(width: area.width, height: height)
    }

    /// Lays out the parts of the scroll view from top to bottom, and returns their height.
    private func layOutContent(width: CGFloat) -> CGFloat {
        typealias Metrics = ColorPickerMetrics
        var y: CGFloat = 0
        func nextFrame(height: CGFloat, spacing: CGFloat = Metrics.margin) -> CGRect {
            defer { y += height + spacing }
            return CGRect(x: Metrics.margin, y: y, width: width, height: height)
        }
        parts.choice.frame = nextFrame(height: Metrics.choiceHeight)
        let panel = nextFrame(height: Metrics.panelHeight(width: width))
        for view in parts.panels { view.frame = panel }
        if supportsAlpha {
            parts.alphaTitle.frame = nextFrame(height: Metrics.titleHeight, spacing: 0)
            layOutAlpha(in: nextFrame(height: ColorSlider.height))
        }
        parts.line.frame = nextFrame(height: 1)
        parts.swatches.frame = nextFrame(height: Metrics.previewSide)
        return y + safeAreaInsets.bottom
    }

    private func layOutAlpha(in row: CGRect) {
        let width = ColorPickerMetrics.alphaFieldWidth
        let (value, rest) = row.divided(atDistance: width, from: isRightToLeft ? .minXEdge : .maxXEdge)
        parts.alphaValue.frame = value
        parts.alphaSlider.frame = rest.divided(atDistance: 12, from: isRightToLeft ? .minXEdge : .maxXEdge).remainder
    }
}

@_spi(Collage) import PortableUIKitCore

/// The panel of a color picker with sliders for the red, green, and blue components, and a field for their hexadecimal
/// digits.
final class ColorSlidersPanel: ColorPanel, UITextFieldDelegate {
    private static let rowHeight: CGFloat = 70
    private static let titleHeight: CGFloat = 24
    private static let fieldWidth: CGFloat = 72

    private let rows = PickedColor.Component.allCases.map { ComponentRow($0) }
    private let digitsTitle = UILabel(frame: .zero)
    private let digitsField = ColorSlidersPanel.makeField(name: "sRGB hexadecimal color")

    @MainActor
    private struct ComponentRow {
        let component: PickedColor.Component
        let title = UILabel(frame: .zero)
        let slider: ColorSlider
        let field: UITextField

        init(_ component: PickedColor.Component) {
            self.component = component
            slider = ColorSlider(name: component.title, unit: 255)
            field = ColorSlidersPanel.makeField(name: component.title)
            field.keyboardType = .numberPad
            title.text = component.title.uppercased()
            ColorPickerMetrics.apply(toTitle: title)
        }
    }

    fileprivate static func makeField(name: String) -> UITextField {
        let field = UITextField(frame: .zero)
        field.textAlignment = .center
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.autocorrectionType = .no
        field.accessibilityLabel = name
        return field
    }

    override init(color: PickedColor) {
        super.init(color: color)
        for row in rows {
            let component = row.component
            row.slider.changeHandler = { [weak self] in self?.set(component, to: $0, isContinuous: $1) }
            row.field.delegate = self
            for view in [row.title, row.slider, row.field] { addSubview(view) }
        }
        digitsTitle.text = "sRGB Hex Color #"
        digitsTitle.font = .preferredFont(forTextStyle: .subheadline)
        digitsTitle.textColor = tintColor
        digitsTitle.isAccessibilityElement = false
        digitsField.delegate = self
        digitsField.autocapitalizationType = .allCharacters
        addSubview(digitsTitle)
        addSubview(digitsField)
        colorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    /// The defaults of a view that isn't an accessibility element, because its parts are elements.
    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    private func set(_ component: PickedColor.Component, to value: CGFloat, isContinuous: Bool) {
        var new = color
        new[component] = value
        select(new, isContinuous: isContinuous)
    }

    override func colorDidChange() {
        super.colorDidChange()
        for row in rows {
            let value = color[row.component]
            var (low, high) = (color.opaque, color.opaque)
            low[row.component] = 0
            high[row.component] = 1
            row.slider.value = value
            row.slider.ends = [low.uiColor, high.uiColor]
            row.slider.thumbColor = color.opaque.uiColor
            if !row.field.isFirstResponder { row.field.text = "\(Int((value * 255).rounded()))" }
        }
        if !digitsField.isFirstResponder { digitsField.text = color.hexadecimal }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width, field = Self.fieldWidth
        for (index, row) in rows.enumerated() {
            let y = CGFloat(index) * Self.rowHeight
            row.title.frame = CGRect(x: 0, y: y, width: width, height: Self.titleHeight)
            let line = CGRect(x: 0, y: row.title.frame.maxY, width: width, height: ColorSlider.height)
            row.slider.frame = leading(line, width: width - field - 12)
            row.field.frame = leading(line, from: width - field, width: field)
        }
        let last = CGRect(x: 0, y: CGFloat(rows.count) * Self.rowHeight + 8, width: width, height: ColorSlider.height)
        digitsTitle.frame = leading(last, width: width - 104)
        digitsTitle.textAlignment = isRightToLeft ? .left : .right
        digitsField.frame = leading(last, from: width - 92, width: 92)
    }

    /// Returns a part of a line, at a distance from the leading edge.
    private func leading(_ line: CGRect, from x: CGFloat = 0, width: CGFloat) -> CGRect {
        CGRect(x: isRightToLeft ? line.width - x - width : x, y: line.minY, width: max(width, 0), height: line.height)
    }

    // MARK: Text fields

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let text = textField.text ?? ""
        var new = color
        if textField === digitsField {
            _ = new.setHexadecimal(text)
        } else if let row = rows.first(where: { $0.field === textField }), let number = Int(text) {
            new[row.component] = CGFloat(min(max(number, 0), 255)) / 255
        }
        if new != color { select(new) } else { colorDidChange() }
    }
}

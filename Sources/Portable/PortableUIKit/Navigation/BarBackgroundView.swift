/// What is behind a bar: a material or colour, and the line at its edge.
final class BarBackgroundView: UIView {
    private let material = MaterialView()
    private let color = UIView(frame: .zero)
    private let line = UIView(frame: .zero)
    /// Whether the line is above the bar.
    var hasLineOnTop = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [material, color, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// - Parameter tint: A colour that replaces the appearance's.
    func show(_ appearance: UIBarAppearance, tint: UIColor? = nil) {
        material.effect = appearance.backgroundEffect
        color.backgroundColor = tint ?? appearance.backgroundColor
        line.backgroundColor = appearance.shadowColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        color.frame = bounds
        let thickness = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: 0, y: hasLineOnTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}

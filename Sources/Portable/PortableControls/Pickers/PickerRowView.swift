/// A row of a picker's wheel, which shows text or the delegate's view.
final class PickerRowView: UIView {
    private static let fontSize: CGFloat = 21
    private static let margin: CGFloat = 8

    private let label = UILabel(frame: .zero)
    private(set) var customView: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, alignment: NSTextAlignment) {
        removeCustomView()
        label.font = .systemFont(ofSize: Self.fontSize)
        label.textColor = .label
        label.text = text
        label.textAlignment = alignment
        label.isHidden = false
        setNeedsLayout()
    }

    func show(_ text: NSAttributedString, alignment: NSTextAlignment) {
        show("", alignment: alignment)
        label.attributedText = text
        if text.length > 0, text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil {
            label.textAlignment = alignment
        }
    }

    func show(_ view: UIView) {
        if view !== customView {
            removeCustomView()
            customView = view
            addSubview(view)
        }
        label.isHidden = true
        setNeedsLayout()
    }

    private func removeCustomView() {
        if customView?.superview === self { customView?.removeFromSuperview() }
        customView = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
        customView?.frame = bounds
    }

    /// The accessibility label of the row.
    var spokenText: String? {
        guard let customView else { return label.text ?? label.attributedText?.string }
        return customView.spokenParts.joined(separator: ", ")
    }
}

extension UIView {
    /// The accessibility labels of the view or its subviews.
    fileprivate var spokenParts: [String] {
        if let label = accessibilityLabel, !label.isEmpty { return [label] }
        return subviews.flatMap(\.spokenParts)
    }
}

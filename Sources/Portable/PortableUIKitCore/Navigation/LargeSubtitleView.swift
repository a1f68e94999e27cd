/// The line of text, or the view, under a large title.
final class LargeSubtitleView: UIView {
    /// The size of the text, in points; not recorded.
    private static let fontSize: CGFloat = 15

    private let label = UILabel(frame: .zero)
    private var shownView: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the subtitle of an item's large title, which is the item's subtitle by default.
    func show(_ item: UINavigationItem?, attributes: [NSAttributedString.Key: Any]) {
        let properties = item?.rareProperties
        let attributed =
            properties?.largeAttributedSubtitle
            ?? (properties?.largeSubtitle == nil ? properties?.attributedSubtitle : nil)
        let text = attributed.map { String($0.characters) } ?? properties?.largeSubtitle ?? properties?.subtitle
        let view = properties?.largeSubtitleView ?? text.map { _ in label }
        if shownView !== view {
            if shownView?.superview === self { shownView?.removeFromSuperview() }
            shownView = view
            if let view { addSubview(view) }
        }
        isHidden = view == nil
        guard view === label else { return }
        label.set(text, attributes: attributes, font: .systemFont(ofSize: Self.fontSize), color: .secondaryLabel)
        if let attributed { label.attributedText = NSAttributedString(attributed) }
    }

    /// Returns the height of the subtitle, or 0 if there's none.
    func height(inWidth width: CGFloat) -> CGFloat {
        guard let shownView else { return 0 }
        var size = shownView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        if size == .zero { size = shownView.intrinsicContentSize }
        return max(size.height, 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shownView?.frame = bounds
        label.textAlignment = isRightToLeft ? .right : .left
    }
}

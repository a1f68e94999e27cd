/// The row with the large title and its subtitle. It clips them while it's partly open.
final class LargeTitleClipView: UIView {
    let title = LargeTitleLabel(frame: .zero)
    let subtitle = LargeSubtitleView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        title.accessibilityTraits = .header
        addSubview(title)
        addSubview(subtitle)
    }

    required init?(coder: NSCoder) { nil }
}

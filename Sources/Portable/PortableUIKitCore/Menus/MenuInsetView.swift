/// A view that shows another one at a distance from its edges.
final class MenuInsetView: UIView {
    private let content: UIView
    private let contentInsets: UIEdgeInsets

    init(_ content: UIView, _ insets: UIEdgeInsets) {
        self.content = content
        contentInsets = insets
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.inset(by: contentInsets)
    }
}

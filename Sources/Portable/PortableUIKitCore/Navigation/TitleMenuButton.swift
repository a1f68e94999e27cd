/// A button over the title of a bar, with an arrow next to it, that shows the title's menu.
final class TitleMenuButton: UIControl {
    /// The size of the arrow and its distance from the title, in points; not recorded.
    private static let arrowSide: CGFloat = 18
    private static let spacing: CGFloat = 4

    /// The width that the arrow needs after the title, in points.
    static let extraWidth = spacing + arrowSide

    private let arrow = UIImageView(frame: .zero)
    private weak var item: UINavigationItem?

    override init(frame: CGRect) {
        super.init(frame: frame)
        arrow.image = UIImage(systemName: "chevron.down.circle.fill")
        arrow.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14)
        arrow.tintColor = .tertiaryLabel
        addSubview(arrow)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
        accessibilityLabel = "Title menu"
    }

    required init?(coder: NSCoder) { nil }

    /// Places the button over a title, or removes it if there's no menu.
    func update(for item: UINavigationItem?, beside title: UILabel?, in holder: UIView) {
        self.item = item
        guard let title, item?.titleMenuProvider != nil, title.bounds.width > 0, title.alpha > 0 else {
            return removeFromSuperview()
        }
        if superview !== holder { holder.addSubview(self) }
        let text = holder.convert(title.bounds, from: title)
        let extra = Self.extraWidth
        frame = CGRect(
            x: isRightToLeft ? text.minX - extra : text.minX, y: text.midY - 22, width: text.width + extra, height: 44)
        arrow.frame = CGRect(
            x: isRightToLeft ? 0 : text.width + Self.spacing, y: (44 - Self.arrowSide) / 2, width: Self.arrowSide,
            height: Self.arrowSide)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item?.titleMenuProvider?([]) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}

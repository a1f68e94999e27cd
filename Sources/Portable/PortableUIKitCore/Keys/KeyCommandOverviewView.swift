import DisplayList

/// A card with keyboard shortcuts in the middle of a window.
///
/// The measures aren't recorded.
final class KeyCommandOverviewView: UIView {
    private static let rowHeight: CGFloat = 34
    private static let columnWidth: CGFloat = 340
    private static let margin: CGFloat = 20
    private static let duration = 0.2

    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    /// The labels of each row: a title, and the keys of a command.
    private var rows: [(left: UILabel, right: UILabel)] = []

    init(_ sections: [KeyCommandOverview.Section], in window: UIWindow) {
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        material.layer.cornerRadius = 16
        material.clipsToBounds = true
        addSubview(material)
        for section in sections {
            if !rows.isEmpty || section.title != nil { addRow(section.title ?? "", "", isHeader: true) }
            for command in section.commands { addRow(command.overviewTitle, command.shortcut, isHeader: false) }
        }
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    private func addRow(_ title: String, _ shortcut: String, isHeader: Bool) {
        let left = UILabel(frame: .zero), right = UILabel(frame: .zero)
        left.text = title
        left.font = isHeader ? .systemFont(ofSize: 13, weight: .semibold) : .systemFont(ofSize: 17)
        left.textColor = isHeader ? .secondaryLabel : .label
        right.text = shortcut
        right.font = .systemFont(ofSize: 17)
        right.textColor = .secondaryLabel
        for label in [left, right] { material.contentView.addSubview(label) }
        rows.append((left, right))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let fitting = max(Int((area.height - 2 * Self.margin) / Self.rowHeight), 1)
        let columnCount = max((rows.count + fitting - 1) / fitting, 1)
        let rowCount = (rows.count + columnCount - 1) / columnCount
        let width = min(CGFloat(columnCount) * Self.columnWidth + 2 * Self.margin, area.width)
        let height = CGFloat(rowCount) * Self.rowHeight + 2 * Self.margin
        material.bounds.size = CGSize(width: width, height: height)
        material.center = CGPoint(x: area.midX, y: area.midY)
        let column = (width - CGFloat(columnCount + 1) * Self.margin) / CGFloat(columnCount)
        for (index, row) in rows.enumerated() {
            let x = Self.margin + CGFloat(index / rowCount) * (column + Self.margin)
            place(
                row,
                in: CGRect(
                    x: x, y: Self.margin + CGFloat(index % rowCount) * Self.rowHeight, width: column,
                    height: Self.rowHeight))
        }
    }

    private func place(_ row: (left: UILabel, right: UILabel), in frame: CGRect) {
        let shortcut = min(row.right.sizeThatFits(frame.size).width, frame.width)
        let title = max(frame.width - shortcut - 12, 0)
        let (left, right) = (frame.minX, frame.maxX)
        row.left.frame = CGRect(
            x: isRightToLeft ? right - title : left, y: frame.minY, width: title, height: frame.height)
        row.right.frame = CGRect(
            x: isRightToLeft ? left : right - shortcut, y: frame.minY, width: shortcut, height: frame.height)
    }

    func present() {
        alpha = 0
        UIView.animate(withDuration: Self.duration) { self.alpha = 1 }
    }

    func dismiss() {
        UIView.animate(withDuration: Self.duration, animations: { self.alpha = 0 }) { _ in self.removeFromSuperview() }
    }
}

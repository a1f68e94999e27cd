import Foundation
@_spi(Collage) import PortableUIKitCore

/// The tokens of a search field, and the capsules that show them.
@MainActor
final class SearchTokens {
    private static let spacing: CGFloat = 4

    private unowned let field: UISearchTextField
    private var views: [SearchTokenView] = []
    /// The index of the selected token, which the next deletion removes.
    private(set) var selected: Int?
    /// A Boolean value for each action that the user can perform with tokens.
    var allows = (deleting: true, copying: true)
    /// The color of the capsules, or `nil` for the tint color.
    var color: UIColor? {
        didSet { update() }
    }

    init(_ field: UISearchTextField) {
        self.field = field
    }

    var all: [UISearchToken] {
        get { views.map(\.token) }
        set {
            for view in views { view.removeFromSuperview() }
            views = newValue.map(makeView)
            select(nil)
            field.tokensDidChange()
        }
    }

    func check(_ index: Int, isInsertion: Bool = false) {
        guard index >= 0, isInsertion ? index <= views.count : index < views.count else {
            raise("Token index \(index) is out of the bounds of \(views.count) tokens")
        }
    }

    private func makeView(_ token: UISearchToken) -> SearchTokenView {
        let view = SearchTokenView(token)
        view.addAction(
            UIAction { [weak self, weak view] _ in
                guard let self, let view, let index = self.views.firstIndex(of: view) else { return }
                self.field.becomeFirstResponder()
                self.select(index)
            }, for: .touchUpInside)
        field.addSubview(view)
        return view
    }

    /// Selects a token, or none.
    func select(_ index: Int?) {
        selected = index
        update()
    }

    private func update() {
        for (index, view) in views.enumerated() {
            view.show(color: color ?? field.tintColor, isSelected: index == selected)
        }
    }

    /// Deletes the selected token, or selects the last one. Returns whether there was a token.
    func deleteBackward() -> Bool {
        guard allows.deleting, !views.isEmpty else { return false }
        guard let selected else {
            select(views.count - 1)
            return true
        }
        all.remove(at: selected)
        return true
    }

    // MARK: Layout

    /// The width of the capsules, in points.
    func width(in height: CGFloat, limit: CGFloat) -> CGFloat {
        let needed = views.reduce(0) { $0 + $1.sizeThatFits(.zero).width + Self.spacing }
        return min(needed, max(limit, 0))
    }

    /// Places the capsules in the leading part of the text's area.
    func layOut(in area: CGRect, isRightToLeft: Bool) {
        var offset: CGFloat = 0
        for view in views {
            let size = view.sizeThatFits(.zero)
            let width = min(size.width, max(area.width - offset, 0))
            let x = isRightToLeft ? area.maxX - offset - width : area.minX + offset
            view.frame = CGRect(x: x, y: area.midY - size.height / 2, width: width, height: size.height)
            offset += width + Self.spacing
        }
    }
}

/// The capsule of a token.
final class SearchTokenView: UIControl {
    private static let margin: CGFloat = 6
    private static let height: CGFloat = 24

    let token: UISearchToken
    private let iconView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = 6
        clipsToBounds = true
        iconView.image = token.icon?.withRenderingMode(.alwaysTemplate)
        iconView.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        for view in [iconView, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = token.text
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the capsule in a color, with its opposite if it's selected.
    func show(color: UIColor, isSelected: Bool) {
        backgroundColor = isSelected ? color : color.withAlphaComponent(0.18)
        label.textColor = isSelected ? .white : .label
        iconView.tintColor = isSelected ? .white : color
    }

    private var iconSide: CGFloat { token.icon == nil ? 0 : 16 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height))
        let gap: CGFloat = iconSide > 0 ? 4 : 0
        return CGSize(width: ceil(text.width) + iconSide + gap + 2 * Self.margin, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        iconView.frame = CGRect(
            x: Self.margin, y: (bounds.height - iconSide) / 2, width: iconSide, height: iconSide)
        let start = Self.margin + iconSide + (iconSide > 0 ? 4 : 0)
        label.frame = CGRect(
            x: start, y: 0, width: max(bounds.width - start - Self.margin, 0), height: bounds.height)
    }
}

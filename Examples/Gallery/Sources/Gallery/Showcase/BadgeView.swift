import UIKit

/// A red capsule with a number at the corner of an item.
final class BadgeView: UICollectionReusableView {
    static let elementKind = "badge"

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = bounds.height / 2
    }

    /// Shows a number. The view is hidden for 0.
    func show(_ count: Int) {
        label.text = count == 0 ? nil : count.formatted()
        backgroundColor = count == 0 ? .clear : .systemRed
    }
}

#Preview("A badge", traits: .fixedLayout(width: 24, height: 24)) {
    let badge = BadgeView()
    badge.show(7)
    return badge
}

import CompositionalLayoutBuilder
import UIKit

/// A short label about the screen's subject.
struct BadgeItem: CompositionalLayoutItem {
    let text: String

    nonisolated var id: String { text }
    var isSelectable: Bool { false }

    func configure(cell: BadgeCell, for indexPath: IndexPath) {
        cell.text = text
    }
}

/// A capsule as wide as its text.
final class BadgeCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemFill
        contentView.clipsToBounds = true
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = bounds.height / 2
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }
}

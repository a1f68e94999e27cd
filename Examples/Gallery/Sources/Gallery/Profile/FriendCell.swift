import UIKit

/// A friend's initial in a circle above the name.
final class FriendCell: UICollectionViewCell {
    private static let circleSize: CGFloat = 60

    private let initialLabel = UILabel()
    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        initialLabel.font = .systemFont(ofSize: 24, weight: .semibold)
        initialLabel.textColor = .white
        initialLabel.clipsToBounds = true
        initialLabel.layer.cornerRadius = Self.circleSize / 2
        initialLabel.isAccessibilityElement = false
        nameLabel.font = .preferredFont(forTextStyle: .footnote)
        nameLabel.adjustsFontForContentSizeCategory = true
        for label in [initialLabel, nameLabel] {
            label.textAlignment = .center
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        NSLayoutConstraint.activate([
            initialLabel.widthAnchor.constraint(equalToConstant: Self.circleSize),
            initialLabel.heightAnchor.constraint(equalToConstant: Self.circleSize),
            initialLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            initialLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            initialLabel.leadingAnchor.constraint(greaterThanOrEqualTo: contentView.leadingAnchor, constant: 4),
            nameLabel.topAnchor.constraint(equalTo: initialLabel.bottomAnchor, constant: 6),
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ name: String) {
        initialLabel.text = name.first.map(String.init)
        initialLabel.backgroundColor = .color(of: name)
        nameLabel.text = name
    }
}

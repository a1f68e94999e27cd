import UIKit

/// A colored tile with centered text, which many recipes show.
final class TileCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        contentView.clipsToBounds = true
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("TileCell is made in code.")
    }

    /// Shows a text on a color that depends on a number.
    func show(_ text: String, number: Int = 0) {
        label.text = text
        contentView.backgroundColor = .tile(number)
    }
}

extension UIColor {
    /// Returns one of six pale colors.
    static func tile(_ number: Int) -> UIColor {
        let colors: [UIColor] = [.systemTeal, .systemOrange, .systemGreen, .systemPink, .systemIndigo, .systemYellow]
        return colors[number % colors.count].withAlphaComponent(0.35)
    }
}

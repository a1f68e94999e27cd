import UIKit

/// A number on a color that depends on it.
final class NumberCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        label.textColor = .white
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    func show(_ number: Int) {
        label.text = number.formatted()
        // Neighbors have different colors: steps of the golden angle don't repeat a hue.
        let hue = (CGFloat(number) * 0.381_966).truncatingRemainder(dividingBy: 1)
        contentView.backgroundColor = UIColor(hue: hue, saturation: 0.55, brightness: 0.55, alpha: 1)
    }
}

#Preview("A number", traits: .fixedLayout(width: 120, height: 60)) {
    let cell = NumberCell()
    cell.show(42)
    return cell
}

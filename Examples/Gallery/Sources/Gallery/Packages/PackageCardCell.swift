import UIKit

/// A package on a colored card.
final class PackageCardCell: UICollectionViewCell {
    private let nameLabel = UILabel()
    private let summaryLabel = UILabel()
    private let sizeLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.5
        summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        summaryLabel.numberOfLines = 0
        sizeLabel.font = .preferredFont(forTextStyle: .caption1)
        let spacer = UIView()
        let stackView = UIStackView(arrangedSubviews: [nameLabel, summaryLabel, spacer, sizeLabel])
        stackView.axis = .vertical
        stackView.spacing = 4
        stackView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stackView)
        for label in [nameLabel, summaryLabel, sizeLabel] {
            label.textColor = .white
            label.adjustsFontForContentSizeCategory = true
        }
        spacer.setContentHuggingPriority(.defaultLow, for: .vertical)
        NSLayoutConstraint.activate([
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 132),
            stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    func show(_ package: DebianPackage) {
        nameLabel.text = package.name
        summaryLabel.text = package.summary
        sizeLabel.text = ByteCountFormatter.string(
            fromByteCount: Int64(package.installedSize) * 1024, countStyle: .file)
        contentView.backgroundColor = .color(of: package.name)
    }
}

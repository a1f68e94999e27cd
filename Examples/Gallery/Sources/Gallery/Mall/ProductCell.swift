import UIKit

/// A product's image above its name, category, and price.
final class ProductCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private let categoryLabel = UILabel()
    private let priceLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 12
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        categoryLabel.font = .preferredFont(forTextStyle: .footnote)
        categoryLabel.textColor = .secondaryLabel
        priceLabel.font = .preferredFont(forTextStyle: .subheadline)
        for label in [nameLabel, categoryLabel, priceLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let textStack = UIStackView(arrangedSubviews: [nameLabel, categoryLabel, priceLabel])
        textStack.axis = .vertical
        textStack.spacing = 2
        for view in [imageView, textStack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
            textStack.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
            textStack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            textStack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            textStack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    func show(_ product: Mall.Product) {
        imageView.image = .content(atPath: product.imageName)
        nameLabel.text = product.name
        categoryLabel.text = product.category
        priceLabel.text = product.price
    }
}

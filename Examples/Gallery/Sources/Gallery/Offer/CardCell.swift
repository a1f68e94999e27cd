import CompositionalLayoutBuilder
import UIKit

/// A card for another trip.
struct CardItem: CompositionalLayoutItem, Equatable {
    let popularItem: Offer.PopularItem

    nonisolated var id: String { popularItem.title }
    var isSelectable: Bool { false }

    func configure(cell: CardCell, for indexPath: IndexPath) {
        cell.configure(title: popularItem.title, detail: popularItem.detail, imageName: popularItem.imageName)
    }
}

/// An image with rounded corners, and a caption on a gradient at the bottom.
final class CardCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let shade = GradientView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 16
        contentView.clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        shade.colors = [.clear, UIColor.black.withAlphaComponent(0.65)]

        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        for label in [titleLabel, detailLabel] {
            label.textColor = .white
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 2
        }
        let textStack = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        textStack.axis = .vertical
        textStack.spacing = 2

        for view in [imageView, shade, textStack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            shade.topAnchor.constraint(equalTo: textStack.topAnchor, constant: -40),
            shade.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            shade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            textStack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            textStack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            textStack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String, detail: String, imageName: String) {
        imageView.image = .content(atPath: imageName)
        titleLabel.text = title
        detailLabel.text = detail
    }
}

import UIKit

/// A photo that fills its cell, with a heart in the corner if it's a favorite.
final class PhotoCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let heartView = UIImageView(image: UIImage(systemName: "heart.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 10
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        heartView.tintColor = .white
        heartView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(imageView)
        contentView.addSubview(heartView)
        NSLayoutConstraint.activate([
            heartView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            heartView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { imageView.alpha = isHighlighted ? 0.6 : 1 }
    }

    func show(_ picture: Photo, isFavorite: Bool) {
        imageView.image = .content(atPath: picture.imageName)
        heartView.isHidden = !isFavorite
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
        accessibilityLabel = isFavorite ? "\(picture.title), favorite" : picture.title
    }
}

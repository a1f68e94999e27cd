import UIKit

/// A photo, with a heart in the navigation bar that makes it a favorite.
final class PhotoViewController: UIViewController {
    private let picture: Photo
    private let album: Album
    private let imageView = UIImageView()
    private let placeLabel = UILabel()

    init(picture: Photo, album: Album) {
        self.picture = picture
        self.album = album
        super.init(nibName: nil, bundle: nil)
        title = picture.title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        imageView.image = .content(atPath: picture.imageName)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 16
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = picture.title
        placeLabel.text = picture.place
        placeLabel.font = .preferredFont(forTextStyle: .body)
        placeLabel.adjustsFontForContentSizeCategory = true
        placeLabel.numberOfLines = 0
        placeLabel.textColor = .secondaryLabel

        let stack = UIStackView(arrangedSubviews: [imageView, placeLabel])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.6),
        ])
        updateHeart()
    }

    private func updateHeart() {
        let isFavorite = album.isFavorite(picture)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: isFavorite ? "Remove from Favorites" : "Add to Favorites",
            image: UIImage(systemName: isFavorite ? "heart.fill" : "heart"),
            primaryAction: UIAction { [weak self] _ in self?.toggleFavorite() })
    }

    private func toggleFavorite() {
        album.setFavorite(!album.isFavorite(picture), picture)
        updateHeart()
    }
}

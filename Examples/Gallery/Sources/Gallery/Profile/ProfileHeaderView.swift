import UIKit

/// A person's image, name, and description, above all sections.
final class ProfileHeaderView: UICollectionReusableView {
    private static let imageSize: CGFloat = 88

    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private let summaryLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = Self.imageSize / 2
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        summaryLabel.textColor = .secondaryLabel
        for label in [nameLabel, summaryLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let textStack = UIStackView(arrangedSubviews: [nameLabel, summaryLabel])
        textStack.axis = .vertical
        textStack.spacing = 2
        let stackView = UIStackView(arrangedSubviews: [imageView, textStack])
        stackView.alignment = .center
        stackView.spacing = 16
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
            imageView.widthAnchor.constraint(equalToConstant: Self.imageSize),
            imageView.heightAnchor.constraint(equalToConstant: Self.imageSize),
            stackView.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ profile: Profile) {
        imageView.image = .content(atPath: profile.imageName)
        nameLabel.text = profile.name
        summaryLabel.text = profile.summary
    }
}

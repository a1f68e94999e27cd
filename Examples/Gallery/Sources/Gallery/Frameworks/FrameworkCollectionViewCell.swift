import UIKit

/// A framework's icon with its name below. `Frameworks.storyboard` has its layout.
final class FrameworkCollectionViewCell: UICollectionViewCell {
    #if canImport(ObjectiveC)
    @IBOutlet weak var thumbnailImageView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    #else
    @Outlet var thumbnailImageView: UIImageView!
    @Outlet var nameLabel: UILabel!
    #endif

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.4 : 1 }
    }

    func configure(_ framework: AppleFramework) {
        thumbnailImageView.image = .content(atPath: framework.imageName)
        nameLabel.text = framework.name
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.5
    }
}

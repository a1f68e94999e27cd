import UIKit

final class FrameworkCollectionViewCell: UICollectionViewCell {
    private let label = UILabel()

    func configure(_ framework: AppleFramework) {
        label.text = framework.name
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }
}

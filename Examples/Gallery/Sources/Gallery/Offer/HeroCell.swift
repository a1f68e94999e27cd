import CompositionalLayoutBuilder
import UIKit

/// An image as an item of a screen.
struct HeroItem: CompositionalLayoutItem {
    let imageName: String

    nonisolated var id: String { imageName }
    var isSelectable: Bool { false }

    func configure(cell: HeroCell, for indexPath: IndexPath) {
        cell.image = .content(atPath: imageName)
    }
}

/// An image that fills the cell.
final class HeroCell: UICollectionViewCell {
    private let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.backgroundColor = .secondarySystemBackground
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var image: UIImage? {
        get { imageView.image }
        set { imageView.image = newValue }
    }
}

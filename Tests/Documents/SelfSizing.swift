import UIKit

@MainActor func makeGroup() -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return group
}

final class ChartCell: UICollectionViewCell {
    var lineCount = 1

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        preferred.frame.size.height = CGFloat(lineCount) * 24
        return preferred
    }
}

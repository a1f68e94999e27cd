/// An empty cell for a missing item.
final class PlaceholderCell: UICollectionViewCell {}

/// A supplementary view for missing content, which is as small as the layout allows.
final class PlaceholderSupplementaryView: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }
}

/// The cell for what isn't there.
final class PlaceholderCell: UICollectionViewCell {}

/// The supplementary view for what has no content: as small as the layout lets it be.
final class PlaceholderSupplementaryView: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }
}

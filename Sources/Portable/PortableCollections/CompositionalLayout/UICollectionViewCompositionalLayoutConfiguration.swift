/// The configuration of a whole compositional layout: its scroll direction, the spacing between sections, and the
/// boundary items.
///
/// ```swift
/// let configuration = UICollectionViewCompositionalLayoutConfiguration()
/// configuration.scrollDirection = .horizontal
/// configuration.interSectionSpacing = 24
///
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(160), heightDimension: .fractionalHeight(1)))
/// let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
/// collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(
///     section: section, configuration: configuration)
/// ```
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The scroll direction of the layout. The default is vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The distance between two sections, in points. The default is 0.
    open var interSectionSpacing: CGFloat = 0 {
        didSet {
            guard !interSectionSpacing.isFinite else { return }
            Diagnostics.log(
                "UICollectionViewCompositionalLayoutConfiguration: \(interSectionSpacing) is not a distance between "
                    + "sections; 0 is used instead.")
            interSectionSpacing = 0
        }
    }

    /// The views at the boundary of the whole layout. The default is an empty array.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The boundary that the insets of sections are relative to, unless the section overrides it. The default is the
    /// safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates a configuration with the default values.
    public override init() {
        super.init()
    }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map {
            $0.copy() as! NSCollectionLayoutBoundarySupplementaryItem
        }
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

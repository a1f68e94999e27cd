/// The configuration of a whole compositional layout: its scroll direction, the spacing between sections, and the
/// boundary items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The direction that the layout scrolls in; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The distance between two sections, in points; 0 by default.
    open var interSectionSpacing: CGFloat = 0 {
        didSet {
            guard !interSectionSpacing.isFinite else { return }
            Diagnostics.log(
                "UICollectionViewCompositionalLayoutConfiguration: \(interSectionSpacing) is not a distance between "
                    + "sections; 0 is used instead.")
            interSectionSpacing = 0
        }
    }

    /// Views at the boundary of the whole layout; none by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The boundary that the insets of sections are relative to, unless the section overrides it. The default is the
    /// safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// A configuration with the defaults.
    public override init() {
        super.init()
    }

    /// An independent copy.
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

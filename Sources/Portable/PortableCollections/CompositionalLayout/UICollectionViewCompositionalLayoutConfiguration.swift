/// What concerns a compositional layout as a whole: its direction, and what stands between and around its sections.
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

    /// What the insets of sections are measured from unless they say otherwise; the safe area by default.
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

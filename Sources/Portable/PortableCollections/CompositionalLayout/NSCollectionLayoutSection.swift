/// A closure that is called when the visible items of a section move, with the items, the section's scroll offset, and
/// the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The layout of one section: a repeating group with headers, footers, and decorations.
///
/// ```swift
/// let card = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(200)),
///     subitems: [card])
///
/// let section = NSCollectionLayoutSection(group: group)
/// section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
/// section.interGroupSpacing = 12
/// section.orthogonalScrollingBehavior = .groupPagingCentered
/// collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    package let group: NSCollectionLayoutGroup

    /// The insets of the groups from the section's sides. The default is zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The distance between two groups, in points. The default is 0.
    open var interGroupSpacing: CGFloat = 0 {
        didSet {
            guard !interGroupSpacing.isFinite else { return }
            Diagnostics.log(
                "NSCollectionLayoutSection: \(interGroupSpacing) is not a distance between groups; 0 is used instead.")
            interGroupSpacing = 0
        }
    }

    /// The boundary that the content insets are relative to. The default is `.automatic`, which uses the layout
    /// configuration's value.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The boundary that the positions of headers and footers are relative to. The default is `.automatic`, which uses
    /// `contentInsetsReference`.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// A Boolean value that indicates whether headers and footers respect the content insets. The default is `true`.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference")
    open var supplementariesFollowContentInsets: Bool {
        get { supplementariesKeepInsets }
        set { supplementariesKeepInsets = newValue }
    }

    package var supplementariesKeepInsets = true

    /// The headers, footers, and other views at the section's boundary. The default is an empty array.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The decoration views behind the section. The default is an empty array.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// The way in which the section scrolls orthogonally to the layout. The default is `.none`.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The bounce and the deceleration of orthogonal scrolling.
    public let orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties

    /// A closure that is called before each layout with the visible items, which it can move, fade, and transform. The
    /// default is `nil`.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The configuration of a list section; `nil` for other sections.
    package var list: ListSection?

    /// Creates a section that repeats `group`.
    public convenience init(group: NSCollectionLayoutGroup) {
        self.init(copying: group, scrolling: UICollectionLayoutSectionOrthogonalScrollingProperties())
    }

    package init(
        copying group: NSCollectionLayoutGroup, scrolling: UICollectionLayoutSectionOrthogonalScrollingProperties
    ) {
        self.group = group.copy() as! NSCollectionLayoutGroup
        orthogonalScrollingProperties = scrolling
        super.init()
    }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let scrolling = orthogonalScrollingProperties.copy() as! UICollectionLayoutSectionOrthogonalScrollingProperties
        let copy = NSCollectionLayoutSection(copying: group, scrolling: scrolling)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesKeepInsets = supplementariesKeepInsets
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map {
            $0.copy() as! NSCollectionLayoutBoundarySupplementaryItem
        }
        copy.decorationItems = decorationItems.map { $0.copy() as! NSCollectionLayoutDecorationItem }
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.list = list
        return copy
    }
}

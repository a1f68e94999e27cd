/// Called whenever the visible items of a section move: the items, the section's scroll offset, the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The layout of one section: a group that repeats, with what surrounds it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    package let group: NSCollectionLayoutGroup

    /// The distances between the section's sides and its groups. No inset by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The distance between two groups, in points; 0 by default.
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

    /// Whether headers and footers keep within the content insets. True by default.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference")
    open var supplementariesFollowContentInsets: Bool {
        get { supplementariesKeepInsets }
        set { supplementariesKeepInsets = newValue }
    }

    package var supplementariesKeepInsets = true

    /// Headers, footers and other views at the section's boundary; none by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Views behind the section that the layout itself makes; none by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether and how the section scrolls across the layout's own direction; `.none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// How that scrolling feels.
    public let orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties

    /// Called before each layout of the visible items, which it may move, fade and transform; nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The configuration of a list section; `nil` for other sections.
    package var list: ListSection?

    /// A section that repeats `group`.
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

    /// An independent copy.
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

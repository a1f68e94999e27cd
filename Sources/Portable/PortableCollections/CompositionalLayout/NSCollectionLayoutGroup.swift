import LayoutGeometry

/// A closure that returns the frames of a custom group in the given container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items in a row, in a column, or at positions that an item provider returns. A section repeats its group
/// as often as its items require.
///
/// ```swift
/// func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
///     NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
/// }
///
/// // A large tile, next to a column of two small ones.
/// let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
/// let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
/// let column = NSCollectionLayoutGroup.vertical(
///     layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
/// let mosaic = NSCollectionLayoutGroup.horizontal(
///     layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.6)), subitems: [large, column])
/// let section = NSCollectionLayoutSection(group: mosaic)
/// ```
///
/// Differs from UIKit: the class can't be subclassed outside the module.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The arrangement of a group's items.
    package enum Arrangement {
        /// As many subitems, in turn, as fit along the axis.
        case fitting(Axis)
        /// The first subitem, repeated `count` times with equal shares of the axis.
        case sharing(Axis, count: Int)
        /// The first subitem, repeated `count` times at its size.
        case repeating(Axis, count: Int)
        /// A custom group with its item provider.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    package let arrangement: Arrangement

    /// The items and groups of the group.
    public let subitems: [NSCollectionLayoutItem]

    /// The spacing between neighboring items along the axis. The default is `nil`, which means no spacing.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    /// The supplementary items attached to the group.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attachedItems }
        set { attachedItems = newValue.map { $0.copy() as! NSCollectionLayoutSupplementaryItem } }
    }

    private init(size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], arrangement: Arrangement) {
        self.arrangement = arrangement
        self.subitems = subitems.map { $0.copy() as! NSCollectionLayoutItem }
        super.init(size: size, attached: [])
    }

    /// Creates a row that repeats the subitems as often as they fit into its width.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group, relative to its container.
    ///   - subitems: The items and groups of the row, in order. Fractions of their sizes refer to the group.
    /// - Returns: The group, which keeps copies of the subitems.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .fitting(.horizontal))
    }

    /// Creates a column that repeats the subitems as often as they fit into its height.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group, relative to its container.
    ///   - subitems: The items and groups of the column, in order. Fractions of their sizes refer to the group.
    /// - Returns: The group, which keeps copies of the subitems.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .fitting(.vertical))
    }

    /// Creates a row that repeats the subitem `count` times at its size. A count below 1 counts as 1.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [subitem], .repeating(.horizontal, count: checked(count)))
    }

    /// Creates a column that repeats the subitem `count` times at its size. A count below 1 counts as 1.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [subitem], .repeating(.vertical, count: checked(count)))
    }

    /// Creates a row that repeats the subitem `count` times and divides its width equally. A count below 1 counts as 1.
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Use horizontal(layoutSize:repeatingSubitem:count:)")
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [subitem], .sharing(.horizontal, count: checked(count)))
    }

    /// Creates a column that repeats the subitem `count` times and divides its height equally. A count below 1 counts
    /// as 1.
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Use vertical(layoutSize:repeatingSubitem:count:)")
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [subitem], .sharing(.vertical, count: checked(count)))
    }

    /// Creates a row that repeats the subitem `count` times at its size. A count below 1 counts as 1.
    @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    public class func horizontalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
    }

    /// Creates a column that repeats the subitem `count` times at its size. A count below 1 counts as 1.
    @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    public class func verticalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
    }

    /// Creates a group whose frames the provider returns. The container of its environment has the group's size.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(layoutSize, [], .custom(itemProvider))
    }

    private class func make(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
    ) -> Self {
        NSCollectionLayoutGroup(size: size, subitems: subitems, arrangement: arrangement) as! Self
    }

    private class func checked(_ count: Int) -> Int {
        if count < 1 {
            Diagnostics.log("NSCollectionLayoutGroup: a count of \(count) subitems is too small; 1 is used instead.")
        }
        return max(count, 1)
    }

    /// Returns an independent copy.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(size: layoutSize, subitems: subitems, arrangement: arrangement)
        copy.copyItemProperties(from: self)
        copy.interItemSpacing = interItemSpacing
        copy.supplementaryItems = supplementaryItems
        return copy
    }
}

import LayoutGeometry

/// Returns the frames of a custom group in the given container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or where an item provider puts them. A section repeats its group as often as its
/// items need.
///
/// Differs from UIKit: the class can't be subclassed outside the module.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How the places of a group are found.
    package enum Arrangement {
        /// As many of the subitems, in turn, as fit along the axis.
        case fitting(Axis)
        /// The first subitem so many times, each as long as its share of the axis.
        case sharing(Axis, count: Int)
        /// The first subitem so many times at its own size.
        case repeating(Axis, count: Int)
        /// A custom group with its item provider.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    package let arrangement: Arrangement

    /// The items and groups of the group.
    public let subitems: [NSCollectionLayoutItem]

    /// The spacing between neighboring items along the axis. The default is `nil`, which means no spacing.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    /// The views attached to the group.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attachedItems }
        set { attachedItems = newValue.map { $0.copy() as! NSCollectionLayoutSupplementaryItem } }
    }

    private init(size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], arrangement: Arrangement) {
        self.arrangement = arrangement
        self.subitems = subitems.map { $0.copy() as! NSCollectionLayoutItem }
        super.init(size: size, attached: [])
    }

    /// A row of as many of the subitems, in turn, as fit into its width.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .fitting(.horizontal))
    }

    /// A column of as many of the subitems, in turn, as fit into its height.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, subitems, .fitting(.vertical))
    }

    /// A row of `count` times the subitem at its own size. A count below 1 counts as 1.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [subitem], .repeating(.horizontal, count: checked(count)))
    }

    /// A column of `count` times the subitem at its own size. A count below 1 counts as 1.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [subitem], .repeating(.vertical, count: checked(count)))
    }

    /// A row of `count` times the subitem, whose width becomes an equal share. A count below 1 counts as 1.
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Use horizontal(layoutSize:repeatingSubitem:count:)")
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [subitem], .sharing(.horizontal, count: checked(count)))
    }

    /// A column of `count` times the subitem, whose height becomes an equal share. A count below 1 counts as 1.
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "Use vertical(layoutSize:repeatingSubitem:count:)")
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, [subitem], .sharing(.vertical, count: checked(count)))
    }

    /// A row of `count` times the subitem at its own size. A count below 1 counts as 1.
    @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    public class func horizontalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
    }

    /// A column of `count` times the subitem at its own size. A count below 1 counts as 1.
    @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    public class func verticalGroup(
        with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
    }

    /// A group whose frames the provider returns, from the environment with the group's own size as its container.
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

    /// An independent copy.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(size: layoutSize, subitems: subitems, arrangement: arrangement)
        copy.takeItemProperties(from: self)
        copy.interItemSpacing = interItemSpacing
        copy.supplementaryItems = supplementaryItems
        return copy
    }
}

/// A view behind a section that the layout creates without the data source.
///
/// ```swift
/// let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(52))
/// let section = NSCollectionLayoutSection(
///     group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
/// let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
/// card.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
/// section.decorationItems = [card]
///
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// layout.register(CardView.self, forDecorationViewOfKind: "card")
/// ```
///
/// Differs from UIKit: the class can't be subclassed outside the module.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind for which the view's class is registered with the layout.
    public let elementKind: String

    /// The drawing order. Views with higher values are in front. The default is 0; cells of a section with a decoration
    /// have 1.
    public var zIndex: Int = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            attached: [])
    }

    /// Creates a background as large as the section, including its insets and headers, less the item's content insets.
    ///
    /// - Parameter elementKind: The kind for which the app registers the view's class with the layout.
    /// - Returns: A decoration item for the section's `decorationItems`.
    public class func background(elementKind: String) -> Self {
        NSCollectionLayoutDecorationItem(elementKind: elementKind) as! Self
    }

    /// Returns an independent copy.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copy.copyItemProperties(from: self)
        copy.zIndex = zIndex
        return copy
    }
}

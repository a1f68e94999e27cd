/// A view that the layout itself makes behind a section, without the data source.
///
/// Differs from UIKit: the class can't be subclassed outside the module.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind that the view's class is registered under with the layout.
    public let elementKind: String

    /// The order of drawing: higher is in front. 0 by default; cells of a section with a decoration have 1.
    public var zIndex: Int = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            attached: [])
    }

    /// A background as large as the section, with its insets and headers, less the item's own content insets.
    public class func background(elementKind: String) -> Self {
        NSCollectionLayoutDecorationItem(elementKind: elementKind) as! Self
    }

    /// An independent copy.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copy.takeItemProperties(from: self)
        copy.zIndex = zIndex
        return copy
    }
}

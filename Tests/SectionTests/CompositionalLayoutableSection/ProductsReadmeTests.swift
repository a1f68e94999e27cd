import CollageTesting
import Testing

/// Document 004, as it is printed.
@MainActor @Suite(.serialized) struct ProductsReadmeTests {
    @Test func `this file contains the document's code verbatim`() throws {
        // Blocks 0 to 3 declare the module's own API.
        let missing = try SeedDocument("004").blocksMissing(skipping: [0, 1, 2, 3])
        #expect(missing == [])
    }

    @Test func `the example of rewritten sources has the document's protocols`() throws {
        let missing = try SeedDocument("004").blocksMissing(
            fromFolder: "Examples/RewrittenApp/Sources/RewrittenApp/iOS/Documents")
        #expect(!missing.isEmpty)
        #expect(!missing.contains { $0.contains("public protocol") })
    }

    @Test func `the products are shown in a row that scrolls separately`() throws {
        let host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
        let controller = MyViewController(collectionViewLayout: UICollectionViewFlowLayout())
        host.show(controller)
        let view = try #require(controller.collectionView)
        #expect(host.all(ProductCollectionViewCell.self).count >= 2)
        #expect(
            view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
                == CGRect(x: 20 + 156 + 20, y: 0, width: 156, height: 242))
    }

    @Test func `an update shows the new items`() throws {
        let host = TestHost()
        let controller = MyViewController(collectionViewLayout: UICollectionViewFlowLayout())
        host.show(controller)
        let section = try #require(controller.compositionalLayoutSections.first as? ProductsCollectionViewSection)
        section.update(controller.collectionView, withItems: [Product()])
        host.settle()
        #expect(host.all(ProductCollectionViewCell.self).count == 1)
    }

    @Test func `neither the controller nor its sections are leaked`() {
        weak var controller: MyViewController?
        weak var section: CompositionalLayoutableSection?
        do {
            let made = MyViewController(collectionViewLayout: UICollectionViewFlowLayout())
            made.loadViewIfNeeded()
            made.collectionView.layoutIfNeeded()
            controller = made
            section = made.compositionalLayoutSections.first
            #expect(section != nil)
        }
        #expect(controller == nil && section == nil)
    }
}

struct Product {}

class ProductCollectionViewCell: UICollectionViewCell {
    func configure(with product: Product) {}
}

// The document begins here, with its imports.
// swift-format-ignore
import UIKit
import CompositionalLayoutableSection

// A custom section for displaying Products in a collection view.
class ProductsCollectionViewSection: CompositionalLayoutableSection {
    typealias ItemsType = Product
    typealias CellType = ProductCollectionViewCell
    //
    var items: [ItemsType] = []
    override init() {
        super.init()
        delegate = self
        dataSource = self
        layout = self
    }
}
// MARK: - Products CollectionView Section Data Source
//
extension ProductsCollectionViewSection: CompositionalLayoutableSectionDataSource {
    ///
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return items.count
    }
    /// cell For Item At
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(CellType.self, for: indexPath)
        let product = items[indexPath.item]
        cell.configure(with: product)
        return cell
    }
}
// MARK: - Products CollectionView Section Layout
extension ProductsCollectionViewSection: CompositionalLayoutableSectionLayout {
    var spacing: CGFloat { 20 }  // The spacing between items in the section.
    var width: CGFloat { 156 }  // The width of each item in the section.
    var height: CGFloat { 242 }  // The height of each item in the section.
    /// - Returns: The layout for an item within the group.
    var itemLayoutInGroup: NSCollectionLayoutItem {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        return item
    }
    /// - Returns: The layout for a group within the section.
    var groupLayoutInSection: NSCollectionLayoutGroup {
        let groupSize = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [itemLayoutInGroup])
        return group
    }
    /// Defines the layout for the entire section, including groups and supplementary views.
    func sectionLayout(at index: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: groupLayoutInSection)
        //
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: spacing, bottom: spacing, trailing: spacing)
        section.interGroupSpacing = spacing
        //
        return section
    }
}
// MARK: - Products CollectionView Section Delegate
extension ProductsCollectionViewSection: CompositionalLayoutableSectionDelegate {
    /// Registers the cell type with the given collection view.
    func registerCell(_ collectionView: UICollectionView) {
        collectionView.registerFromNib(CellType.self)
    }
}

class MyViewController: UICollectionViewController, CompositionalLayoutProvider {
    var compositionalLayoutSections: [CompositionalLayoutableSection] = []
    //
    private(set) lazy var delegate = CompositionalLayoutDelegate(provider: self)
    private(set) lazy var datasource = CompositionalLayoutDataSource(provider: self)
    //
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = delegate
        collectionView.dataSource = datasource
        // Create and configure a section
        let section = ProductsCollectionViewSection()
        let items = [Product(), Product(), Product()]
        section.update(collectionView, withItems: items)
        // Add the section to the compositionalLayoutSections
        compositionalLayoutSections.append(section)
        //
        // this must be called after adding all sections to compositionalLayoutSections
        collectionView.updateCollectionViewCompositionalLayout(for: self)
    }
}

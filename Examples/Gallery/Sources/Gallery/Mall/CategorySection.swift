import CompositionalLayoutableSection
import UIKit

/// The categories in a row, with the number of products in each. The user can choose one of them.
final class CategorySection: CompositionalLayoutableSection {
    /// A category and the number of its products.
    struct Category: Hashable {
        var name: String
        var count: Int
        var isChosen = false
    }

    var items: [Category]

    /// A closure that is called with the chosen category, or with `nil` for all categories.
    private let didChoose: (String?) -> Void

    init(_ mall: Mall, didChoose: @escaping (String?) -> Void) {
        items = mall.categories.map { category in
            Category(name: category, count: mall.products.count { $0.category == category })
        }
        self.didChoose = didChoose
        super.init()
        dataSource = self
        sectionLayout = self
        delegate = self
    }

    /// Chooses a category, or all categories.
    func choose(_ name: String?) {
        for position in items.indices { items[position].isChosen = items[position].name == name }
        if let collectionView, let index {
            collectionView.reconfigureItems(at: items.indices.map { IndexPath(item: $0, section: index) })
        }
        didChoose(name)
    }
}

extension CategorySection: UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(CategoryCell.self, for: indexPath)
        let category = items[indexPath.item]
        cell.show(category.name, count: category.count, isChosen: category.isChosen)
        return cell
    }
}

extension CategorySection: UICompositionalLayoutableSectionLayout {
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        CarouselLayout(
            width: .estimated(100), height: .estimated(44), hSpacing: 8,
            contentInsets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 6, trailing: 16)
        ).makeSection(in: layoutEnvironment)
    }
}

extension CategorySection: UICompositionalLayoutableSectionDelegate {
    func registerCell(in collectionView: UICollectionView) {
        collectionView.register(CategoryCell.self)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        choose(items[indexPath.item].isChosen ? nil : items[indexPath.item].name)
    }
}

// error: A section's data source has the items that it shows: add `var items: [Item] = []`
import CompositionalLayoutableSection

final class Products: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueCell(UICollectionViewCell.self, for: indexPath)
    }
}

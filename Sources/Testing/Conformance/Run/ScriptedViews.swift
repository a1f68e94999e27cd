import CollageTesting
import Foundation

/// A cell that returns a scripted preferred size.
final class ScriptedCell: UICollectionViewCell {
    static let identifier = "cell"

    /// A closure that returns the size for the given attributes, or `nil` for the default size.
    var answer: ((UICollectionViewLayoutAttributes) -> CGSize?)?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let size = answer?(layoutAttributes) else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        preferred.size = size
        return preferred
    }
}

/// A supplementary or decoration view that returns a scripted size.
final class ScriptedReusableView: UICollectionReusableView {
    static let identifier = "view"

    var answer: ((UICollectionViewLayoutAttributes) -> CGSize?)?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let size = answer?(layoutAttributes) else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        preferred.size = size
        return preferred
    }
}

/// A data source with the item counts of a case, and with views that follow its script.
final class ScriptedDataSource: NSObject, UICollectionViewDataSource {
    let itemCounts: [Int]
    var cellSize: ((UICollectionViewLayoutAttributes) -> CGSize?)?
    var supplementarySize: ((UICollectionViewLayoutAttributes) -> CGSize?)?

    init(itemCounts: [Int]) {
        self.itemCounts = itemCounts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { itemCounts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCounts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ScriptedCell.identifier, for: indexPath)
        (cell as? ScriptedCell)?.answer = cellSize
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: ScriptedReusableView.identifier, for: indexPath)
        (view as? ScriptedReusableView)?.answer = supplementarySize
        return view
    }
}

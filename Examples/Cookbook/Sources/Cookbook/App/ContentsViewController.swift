import UIKit

/// A list of all recipes. A tap shows a recipe.
final class ContentsViewController: UICollectionViewController {
    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> { cell, _, recipe in
        var content = cell.defaultContentConfiguration()
        content.text = recipe.title
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        title = "Cookbook"
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Recipe.allCases.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: Recipe.allCases[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let recipe = Recipe.allCases[indexPath.item]
        let screen = recipe.makeViewController()
        screen.title = screen.title ?? recipe.title
        navigationController?.pushViewController(screen, animated: true)
    }
}

extension Recipe {
    /// The name in words: "Two column grid".
    fileprivate var title: String {
        let words = rawValue.reduce(into: "") { title, letter in
            title += letter.isUppercase && title.last?.isLowercase == true ? " \(letter.lowercased())" : String(letter)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

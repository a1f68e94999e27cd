import UIKit

/// Views at the end of rows: disclosure indicators, checkmarks, details, labels, and custom views.
final class ListAccessories: UICollectionViewController {
    private let titles = ["Disclosure", "Checkmark", "Detail", "Text", "Switch", "Handle"]

    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
        var content = cell.defaultContentConfiguration()
        content.text = title
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.accessibilityLabel = title
        cell.accessories =
            switch title {
            case "Disclosure": [.disclosureIndicator()]
            case "Checkmark": [.checkmark()]
            case "Detail": [.detail()]
            case "Text": [.label(text: "12")]
            case "Switch":
                [
                    .customView(
                        configuration: .init(customView: toggle, placement: .trailing(), reservedLayoutWidth: .actual))
                ]
            default: [.reorder(displayed: .always)]
            }
    }

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        titles.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: titles[indexPath.item])
    }
}

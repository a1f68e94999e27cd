import UIKit

/// A form with switches and values, in groups with headers and footers.
final class SettingsForm: UICollectionViewController {
    private let groups = [["Wi-Fi", "Bluetooth"], ["Language", "Region"]]

    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, title in
        var content = UIListContentConfiguration.valueCell()
        content.text = title
        content.secondaryText = ["Language": "English", "Region": "Iceland"][title]
        cell.contentConfiguration = content
        let toggle = UISwitch()
        toggle.isOn = indexPath.item == 0
        toggle.accessibilityLabel = title
        cell.accessories =
            indexPath.section == 0
            ? [
                .customView(
                    configuration: .init(customView: toggle, placement: .trailing(), reservedLayoutWidth: .actual))
            ]
            : [.disclosureIndicator()]
    }

    private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = ["Connections", "Words"][indexPath.section]
        view.contentConfiguration = content
    }

    private let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, indexPath in
        var content = UIListContentConfiguration.groupedFooter()
        content.text = ["Both use the battery.", "Apps speak this language, too."][indexPath.section]
        view.contentConfiguration = content
    }

    convenience init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let title = groups[indexPath.section][indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: title)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return collectionView.dequeueConfiguredReusableSupplementary(using: isHeader ? header : footer, for: indexPath)
    }
}

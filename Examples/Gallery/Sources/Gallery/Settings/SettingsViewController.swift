import UIKit

/// Settings as phones have them: groups of switches, sliders and values, with titles above and remarks below.
final class SettingsViewController: ListViewController {
    private(set) var settings = Settings()
    private var dataSource: UICollectionViewDiffableDataSource<SettingsSection, SettingsRow>!

    init() {
        super.init(appearance: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func makeConfiguration(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> UICollectionLayoutListConfiguration {
        var configuration = super.makeConfiguration(appearance)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        return configuration
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        collectionView.allowsSelection = false
        dataSource = makeDataSource()

        var snapshot = NSDiffableDataSourceSnapshot<SettingsSection, SettingsRow>()
        for section in SettingsSection.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(section.rows)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<SettingsSection, SettingsRow> {
        let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsRow> {
            [weak self] cell, _, row in
            self?.configure(cell, for: row)
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = SettingsSection.allCases[indexPath.section].title
            header.contentConfiguration = content
        }
        let footerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { footer, _, indexPath in
            var content = footer.defaultContentConfiguration()
            content.text = SettingsSection.allCases[indexPath.section].footer
            footer.contentConfiguration = content
        }

        let dataSource = UICollectionViewDiffableDataSource<SettingsSection, SettingsRow>(
            collectionView: collectionView
        ) { collectionView, indexPath, row in
            collectionView.dequeueConfiguredReusableCell(using: rowRegistration, for: indexPath, item: row)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let isHeader = kind == UICollectionView.elementKindSectionHeader
            return collectionView.dequeueConfiguredReusableSupplementary(
                using: isHeader ? headerRegistration : footerRegistration, for: indexPath)
        }
        return dataSource
    }

    private func configure(_ cell: UICollectionViewListCell, for row: SettingsRow) {
        switch row.control {
        case .toggle(let setting):
            cell.contentConfiguration = makeContent(for: row)
            cell.accessories = [.customView(configuration: makeSwitch(for: setting, named: row.title))]
        case .slider(let setting, let symbols):
            cell.contentConfiguration = SliderContentConfiguration(
                name: row.title, symbols: symbols, value: settings[keyPath: setting]
            ) { [weak self] value in
                self?.settings[keyPath: setting] = value
            }
            cell.accessories = []
        case .value(let setting):
            var content = makeContent(for: row, .valueCell())
            content.secondaryText = settings[keyPath: setting]
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        case .link:
            cell.contentConfiguration = makeContent(for: row)
            cell.accessories = [.disclosureIndicator()]
        }
    }

    private func makeContent(
        for row: SettingsRow, _ content: UIListContentConfiguration = .cell()
    ) -> UIListContentConfiguration {
        var content = content
        content.text = row.title
        content.image = UIImage(systemName: row.symbol)
        return content
    }

    private func makeSwitch(
        for setting: WritableKeyPath<Settings, Bool>, named name: String
    ) -> UICellAccessory.CustomViewConfiguration {
        let control = UISwitch()
        control.isOn = settings[keyPath: setting]
        control.accessibilityLabel = name
        control.addAction(
            UIAction { [weak self] action in
                guard let control = action.sender as? UISwitch else { return }
                self?.settings[keyPath: setting] = control.isOn
            }, for: .valueChanged)
        return UICellAccessory.CustomViewConfiguration(
            customView: control, placement: .trailing(), reservedLayoutWidth: .actual)
    }
}

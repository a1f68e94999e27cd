import UIKit

/// Settings as on a phone: groups of switches, sliders, and values, with headers and footers.
final class SettingsViewController: ListViewController {
    private(set) var settings: Settings
    private var dataSource: UICollectionViewDiffableDataSource<SettingsSection, SettingsRow>!

    init(settings: Settings = Settings()) {
        self.settings = settings
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
        return configuration
    }

    /// Creates the layout. Sections without a text have no footer, because an empty one would float over the rows of a
    /// plain list.
    override func makeLayout() -> UICollectionViewLayout {
        let configuration = makeConfiguration(appearance)
        return UICollectionViewCompositionalLayout { index, environment in
            var configuration = configuration
            configuration.footerMode = SettingsSection.allCases[index].footer == nil ? .none : .supplementary
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        collectionView.delegate = self
        dataSource = makeDataSource()

        var snapshot = NSDiffableDataSourceSnapshot<SettingsSection, SettingsRow>()
        for section in SettingsSection.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(section.rows)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
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
                name: row.title, symbols: symbols,
                value: { [weak self] in self?.settings[keyPath: setting] ?? 0 },
                onChange: { [weak self] value in self?.settings[keyPath: setting] = value })
            cell.accessories = []
        case .value(let setting):
            var content = makeContent(for: row, .valueCell())
            content.secondaryText = settings[keyPath: setting.value]
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

extension SettingsViewController: UICollectionViewDelegate {
    /// Only rows that lead to another screen are highlighted.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath)?.leadsToScreen ?? false
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let row = dataSource.itemIdentifier(for: indexPath) else { return }
        switch row.control {
        case .value(let setting): show(makeChoices(for: row, setting), sender: self)
        case .link: show(AboutViewController(), sender: self)
        case .toggle, .slider: break
        }
    }

    private func makeChoices(for row: SettingsRow, _ setting: SettingsRow.Choice) -> ChoiceViewController {
        ChoiceViewController(title: row.title, choices: setting.choices, chosen: settings[keyPath: setting.value]) {
            [weak self] choice in
            guard let self else { return }
            settings[keyPath: setting.value] = choice
            var snapshot = dataSource.snapshot()
            snapshot.reconfigureItems([row])
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }
}

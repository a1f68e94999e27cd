import Foundation
import Observation
import PortableUIKit

@testable import PortableSwiftUI

// A form as in apps that came from UIKit: a UIKit list, some of whose rows are SwiftUI views.

@Observable final class FormSettings: Equatable {
    var name = "Ada"
    var sendsMail = true
    var volume = 0.5
    var frequency = 1
    var accounts = ["ada@example.org", "countess@example.org"]
    var showsAdvanced = false

    static func == (left: FormSettings, right: FormSettings) -> Bool {
        (left.name, left.sendsMail, left.volume, left.frequency) == (
            right.name, right.sendsMail, right.volume, right.frequency
        ) && left.accounts == right.accounts && left.showsAdvanced == right.showsAdvanced
    }

    var copy: FormSettings {
        let copy = FormSettings()
        (copy.name, copy.sendsMail, copy.volume, copy.frequency) = (name, sendsMail, volume, frequency)
        (copy.accounts, copy.showsAdvanced) = (accounts, showsAdvanced)
        return copy
    }
}

struct ProfileRow: View {
    @Bindable var settings: FormSettings

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.tint)
            VStack(alignment: .leading) {
                TextField("Name", text: $settings.name).font(.headline)
                Text(settings.sendsMail ? "Gets mail" : "Gets no mail").font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

struct MailRows: View {
    @Bindable var settings: FormSettings
    let changed: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Toggle("Send mail", isOn: $settings.sendsMail)
            if settings.sendsMail {
                Stepper("Every \(settings.frequency) days", value: $settings.frequency, in: 1...7)
            }
            Toggle("Advanced", isOn: $settings.showsAdvanced)
        }
        .onChange(of: settings.showsAdvanced) { changed() }
    }
}

struct VolumeRow: View {
    @Bindable var settings: FormSettings

    var body: some View {
        HStack {
            Image(systemName: "speaker.fill")
            Slider(value: $settings.volume)
            Text(settings.volume, format: .percent.precision(.fractionLength(0))).monospacedDigit()
        }
    }
}

final class SettingsForm: UICollectionViewController {
    enum Row: Hashable, Sendable {
        case profile, mail, volume, account(String), add
    }

    let settings: FormSettings
    private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

    init(settings: FormSettings) {
        self.settings = settings
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Settings"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        makeDataSource()
        apply(animated: false)
    }

    private func makeDataSource() {
        let hosted = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [weak self] cell, _, row in
            guard let self else { return }
            let settings = self.settings
            switch row {
            case .profile: cell.contentConfiguration = UIHostingConfiguration { ProfileRow(settings: settings) }
            case .mail:
                cell.contentConfiguration = UIHostingConfiguration {
                    MailRows(settings: settings, changed: { [weak self] in self?.apply(animated: true) })
                }
            case .volume: cell.contentConfiguration = UIHostingConfiguration { VolumeRow(settings: settings) }
            case .account(let address):
                cell.contentConfiguration = UIHostingConfiguration {
                    Label(address, systemImage: "envelope")
                        .swipeActions {
                            Button("Delete", role: .destructive) { [weak self] in self?.delete(address) }
                        }
                }
            case .add: break
            }
        }
        let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Add an account"
            content.textProperties.color = .tintColor
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            cell.contentConfiguration = UIHostingConfiguration {
                Text(["You", "Mail", "Sound"][path.section]).font(.footnote).foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, row in
            view.dequeueConfiguredReusableCell(using: row == .add ? plain : hosted, for: path, item: row)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
    }

    func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([.profile], toSection: 0)
        snapshot.appendItems([.mail] + settings.accounts.map { .account($0) } + [.add], toSection: 1)
        if settings.showsAdvanced {
            snapshot.appendSections([2])
            snapshot.appendItems([.volume], toSection: 2)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func delete(_ address: String) {
        settings.accounts.removeAll { $0 == address }
        apply(animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard dataSource.itemIdentifier(for: indexPath) == .add else { return }
        settings.accounts.append("new\(settings.accounts.count)@example.org")
        apply(animated: true)
    }
}

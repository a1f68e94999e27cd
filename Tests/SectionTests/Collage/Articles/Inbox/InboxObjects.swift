import Collage
import CollageTesting

/// The inbox of ChoosingASystem.md, with CompositionalLayoutableSection.
enum InboxObjects {
    final class FoldersSection: CompositionalLayoutableSection {
        var items = ["Work", "Home"]

        override init() {
            super.init()
            dataSource = self
            sectionLayout = self
        }
    }

    final class MailsSection: CompositionalLayoutableSection {
        var items = ["Lunch", "Trip"]

        override init() {
            super.init()
            dataSource = self
            sectionLayout = self
        }

        private func delete(_ subject: String) {
            guard let collectionView else { return }
            update(collectionView, withItems: items.filter { $0 != subject })
        }
    }

    final class InboxController: UICollectionViewController, CompositionalLayoutProvider {
        var compositionalLayoutSections: [CompositionalLayoutableSection] = []

        private lazy var sectionDataSource = CompositionalLayoutDataSource(provider: self)

        init() { super.init(collectionViewLayout: UICollectionViewLayout()) }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.dataSource = sectionDataSource
            compositionalLayoutSections = [FoldersSection(), MailsSection()]
            collectionView.updateCollectionViewCompositionalLayout(for: self)
        }
    }
}

extension InboxObjects.FoldersSection: UICompositionalLayoutableSectionLayout {
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        GridLayout(columns: 2, height: .absolute(60), spacing: 8).badge(BadgePlacement())
            .makeSection(in: layoutEnvironment)
    }
}

extension InboxObjects.FoldersSection: UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueCell(InboxFolderCell.self, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueSupplementaryView(CountView.self, ofKind: kind, for: indexPath)
    }
}

extension InboxObjects.MailsSection: UICompositionalLayoutableSectionLayout {
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let self else { return nil }
            let subject = items[path.item]
            return .delete { [weak self] in self?.delete(subject) }
        }
        let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: layoutEnvironment)
        for header in section.boundarySupplementaryItems { header.pinToVisibleBounds = true }
        return section
    }
}

extension InboxObjects.MailsSection: UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueCell(UICollectionViewListCell.self, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.item]
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueSupplementaryView(MailHeader.self, ofKind: kind, for: indexPath)
    }
}

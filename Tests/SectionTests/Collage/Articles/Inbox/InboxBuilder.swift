import Collage
import CollageTesting

/// The inbox of ChoosingASystem.md, with CompositionalLayoutBuilder.
enum InboxBuilder {
    enum InboxSection: CompositionalLayoutID {
        case folders, mails

        var id: Self { self }
    }

    struct FolderItem: CompositionalLayoutItem {
        let folder: String

        nonisolated var id: String { folder }

        func configure(cell: InboxFolderCell, for indexPath: IndexPath) {}
    }

    struct MailItem: CompositionalLayoutItem {
        let subject: String
        let delete: () -> Void

        nonisolated var id: String { subject }

        func configure(cell: UICollectionViewListCell, for indexPath: IndexPath) {
            var content = cell.defaultContentConfiguration()
            content.text = subject
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }

        func trailingSwipeActions() -> UISwipeActionsConfiguration? { .delete(delete) }
    }

    final class InboxController: UICollectionViewController {
        var mails = ["Lunch", "Trip"]

        lazy var controller = CompositionalLayoutController(collectionView: collectionView)

        init() { super.init(collectionViewLayout: UICollectionViewLayout()) }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func viewDidLoad() {
            super.viewDidLoad()
            controller.apply(sections)
        }

        @SectionBuilder<InboxSection> var sections: [CompositionalLayoutSection<InboxSection>] {
            GridLayout(columns: 2, height: .absolute(60), spacing: 8)
                .items(id: .folders, badgeAt: BadgePlacement(), badge: { _ in CountBadge() }) {
                    FolderItem(folder: "Work")
                    FolderItem(folder: "Home")
                }

            ListLayout(appearance: .plain)
                .items(id: .mails) {
                    mails.map { subject in
                        MailItem(subject: subject) { [weak self] in self?.delete(subject) }
                    }
                }
                .header(TitleHeader(text: "Mails"), isPinned: true)
        }

        private func delete(_ subject: String) {
            mails.removeAll { $0 == subject }
            controller.apply(sections)
        }
    }
}

import Collage
import CollageTesting

// The shared declarations of the inboxes of ChoosingASystem.md.

extension UISwipeActionsConfiguration {
    static func delete(_ delete: @escaping () -> Void) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                delete()
                completion(true)
            }
        ])
    }
}

final class InboxFolderCell: UICollectionViewCell {}

final class CountView: UICollectionReusableView {}

struct CountBadge: CollectionSupplementary, Equatable {
    func configure(view: CountView, for indexPath: IndexPath) {}
}

final class MailHeader: UICollectionReusableView {}

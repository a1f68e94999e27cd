import DisplayList
import Foundation

extension CollectionUpdate {
    /// Creates the developer tools' description of a batch update.
    @MainActor
    init(_ transaction: UpdateTransaction, in view: UIView) {
        self.init(className: "\(type(of: view))")
        isAnimated = transaction.isAnimated
        items.reconfigured = transaction.reconfigured.count
        if let difference = transaction.difference {
            sections.inserted = difference.insertedSections.count
            sections.deleted = difference.deletedSections.count
            sections.moved = difference.movedSections.count
            items.inserted = difference.insertedItems.count
            items.deleted = difference.deletedItems.count
            items.moved = difference.movedItems.count
        }
        for change in transaction.individualChanges {
            switch change {
            case .insertSection: sections.inserted += 1
            case .deleteSection: sections.deleted += 1
            case .reloadSection: sections.reloaded += 1
            case .moveSection: sections.moved += 1
            case .insertItem: items.inserted += 1
            case .deleteItem: items.deleted += 1
            case .reloadItem: items.reloaded += 1
            case .moveItem: items.moved += 1
            }
        }
    }
}

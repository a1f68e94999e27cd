import DisplayList
import Foundation

extension CollectionUpdate {
    /// What a batch of updates does.
    @MainActor
    init(_ changes: [BatchUpdate.Change], reconfigured: [IndexPath], isAnimated: Bool, in view: UIView) {
        self.init(className: "\(type(of: view))")
        self.isAnimated = isAnimated
        items.reconfigured = reconfigured.count
        for change in changes {
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

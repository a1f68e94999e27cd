import UIKit

extension UICollectionView {
    func reload(_ items: [Int], setData: ([Int]) -> Void, completion: ((Bool) -> Void)? = nil) {
        performBatchUpdates({
            setData(items)
            reloadSections(IndexSet(integer: 0))
        }, completion: completion)
    }
}

extension UITableView {
    func reload(using changes: () -> Void) {
        performBatchUpdates { changes() }
        performBatchUpdates(nil)
    }
}

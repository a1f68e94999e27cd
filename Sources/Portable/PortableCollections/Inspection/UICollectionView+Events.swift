import DisplayList
import Foundation

// A collection view's changes, as reported to the developer tools.

extension UICollectionView {
    /// Records a batch update for the developer tools.
    func recordUpdate(_ transaction: UpdateTransaction, since start: Double) {
        guard !transaction.isEmpty || !transaction.reconfigured.isEmpty else { return }
        recordUpdate(since: start) { CollectionUpdate(transaction, in: scroller) }
    }

    /// Records a reload, if the current layout pass reloads everything.
    func recordReload(since start: Double) {
        guard pass.isReloading else { return }
        recordUpdate(since: start) {
            var update = CollectionUpdate(className: "\(type(of: scroller))")
            update.reloadsData = true
            return update
        }
    }

    private func recordUpdate(since start: Double, _ make: () -> CollectionUpdate) {
        let device = owningDevice
        func timed() -> CollectionUpdate {
            var update = make()
            update.duration = device.clock.now - start
            return update
        }
        device.record(.update(timed()), about: scroller)
    }

    /// Records the reason for the new content of a view that is about to appear.
    func recordNewContent(of view: UICollectionReusableView, isReused: Bool) {
        let device = owningDevice
        guard device.events.isListening, let element = view.placement.element,
            let change = change(of: element, isReused: isReused)
        else { return }
        device.record(.change(change), about: view.outermostView)
    }

    /// Returns the change that caused a new view for an element; `nil` if the element only appears for the first time.
    private func change(of element: ElementKey, isReused: Bool) -> DeveloperEvent.ElementChange? {
        if pass.isReloading { return .reloaded }
        if let transaction = updates.transaction {
            guard let old = transaction.oldPath(element) else { return .inserted }
            if element.category == .cell, transaction.isReload(old.indexPath) { return .reloaded }
        }
        return isReused ? .reused : nil
    }
}

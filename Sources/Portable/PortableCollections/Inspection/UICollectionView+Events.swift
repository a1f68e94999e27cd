import DisplayList
import Foundation

// A collection view's changes, as reported to the developer tools.

extension UICollectionView {
    /// Records a batch update for the developer tools.
    func noteUpdate(
        _ batch: BatchUpdate, reconfigured: [IndexPath], isAnimated: Bool, since start: Double
    ) {
        guard !batch.isEmpty || !reconfigured.isEmpty else { return }
        noteUpdate(since: start) {
            CollectionUpdate(batch, reconfigured: reconfigured, isAnimated: isAnimated, in: scroller)
        }
    }

    /// Records a reload, if the current layout pass reloads everything.
    func noteReload(since start: Double) {
        guard pass.isReloading else { return }
        noteUpdate(since: start) {
            var update = CollectionUpdate(className: "\(type(of: scroller))")
            update.reloadsData = true
            return update
        }
    }

    private func noteUpdate(since start: Double, _ make: () -> CollectionUpdate) {
        let device = owningDevice
        func timed() -> CollectionUpdate {
            var update = make()
            update.duration = device.clock.now - start
            return update
        }
        device.note(.update(timed()), about: scroller)
    }

    /// Records the reason for the new content of a view that is about to appear.
    func noteNewContent(of view: UICollectionReusableView, isReused: Bool) {
        let device = owningDevice
        guard device.events.isListening, let element = view.placement.element,
            let change = change(of: element, isReused: isReused)
        else { return }
        device.note(.change(change), about: view.outermostView)
    }

    /// Returns the change that caused a new view for an element; `nil` if the element only appears for the first time.
    private func change(of element: ElementKey, isReused: Bool) -> DeveloperEvent.ElementChange? {
        if pass.isReloading { return .reloaded }
        if let commit = updates.commit {
            guard let old = commit.oldPath(element) else { return .inserted }
            if element.category == .cell, commit.isReload(old.indexPath) { return .reloaded }
        }
        return isReused ? .reused : nil
    }
}

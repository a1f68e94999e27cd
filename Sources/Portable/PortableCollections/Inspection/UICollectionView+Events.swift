import DisplayList
import Foundation

// What developers are told of a collection view's changes.

extension UICollectionView {
    /// Notes a batch of updates that has been made.
    func noteUpdate(
        _ batch: BatchUpdate, reconfigured: [IndexPath], isAnimated: Bool, since start: Double
    ) {
        guard !batch.isEmpty || !reconfigured.isEmpty else { return }
        noteUpdate(since: start) {
            CollectionUpdate(batch, reconfigured: reconfigured, isAnimated: isAnimated, in: scroller)
        }
    }

    /// Notes that the layout pass under way has asked for everything anew, if it has.
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

    /// Notes why a view that is about to be shown shows something else.
    func noteNewContent(of view: UICollectionReusableView, isReused: Bool) {
        let device = owningDevice
        guard device.events.isListening, let element = view.placement.element,
            let change = change(of: element, isReused: isReused)
        else { return }
        device.note(.change(change), about: view.outermostView)
    }

    /// What brings a new view for an element; nil where it is only shown for the first time.
    private func change(of element: ElementKey, isReused: Bool) -> DeveloperEvent.ElementChange? {
        if pass.isReloading { return .reloaded }
        if let commit = updates.commit {
            guard let old = commit.oldPath(element) else { return .inserted }
            if element.category == .cell, commit.isReload(old.indexPath) { return .reloaded }
        }
        return isReused ? .reused : nil
    }
}

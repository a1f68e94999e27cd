extension CollectionDriver {
    /// Where an app asks for the next page of something that goes on.
    @MainActor
    public struct NearEnd {
        /// How many items are left below the one that comes on screen, at most.
        public var remainingItems: Int
        /// Called once until the number of items changes, and never while the driver's `contentState` is `loading`.
        public var action: () -> Void
        /// Called in place of `action`, which waits until it has returned.
        private(set) var load: (@MainActor () async -> Void)?

        /// A call near the end.
        public init(remainingItems: Int = 5, action: @escaping () -> Void) {
            self.remainingItems = remainingItems
            self.action = action
        }

        /// A load near the end. It isn't started again while it is under way, nor afterwards until the number of items
        /// has changed; the driver cancels it when it goes away.
        public static func loading(
            remainingItems: Int = 5, _ load: @escaping @MainActor () async -> Void
        ) -> NearEnd {
            var result = NearEnd(remainingItems: remainingItems) {}
            result.load = load
            return result
        }
    }

    /// Tells the app when the end of the items is near.
    func itemWillDisplay(at path: IndexPath) {
        guard let nearEnd, nearEndWatch.mayTell(of: model.itemCount), !contentState.isLoading,
            path.section < model.sections.count
        else { return }
        let below = model.sections[path.section...].reduce(0) { $0 + $1.items.count } - path.item - 1
        guard below <= nearEnd.remainingItems else { return }
        nearEndWatch.toldCount = model.itemCount
        guard let load = nearEnd.load else { return nearEnd.action() }
        nearEndWatch.task = Task { @MainActor [weak self] in
            await load()
            self?.nearEndWatch.task = nil
            self?.checkNearEnd()
        }
    }

    /// Asks again about the end of what is on screen.
    func checkNearEnd() {
        guard let last = collectionView?.indexPathsForVisibleItems.max() else { return }
        itemWillDisplay(at: last)
    }
}

/// What a driver remembers of the end of its items.
@MainActor
final class NearEndWatch {
    /// How many items there were when the app was told last; nil if it was not.
    var toldCount: Int?
    var task: Task<Void, Never>?

    deinit { task?.cancel() }

    func mayTell(of count: Int) -> Bool { task == nil && toldCount != count }
}

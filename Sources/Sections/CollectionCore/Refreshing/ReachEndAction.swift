extension CollectionDriver {
    /// The threshold and the action for loading the next page of a list.
    @MainActor
    public struct ReachEndAction {
        /// The maximum number of items after the item that appears on screen.
        public var remainingItems: Int
        /// A closure that's called once until the number of items changes. It isn't called while the driver's
        /// `contentState` is `loading`.
        public var action: () -> Void
        /// An asynchronous action that replaces `action`. It isn't called again until it has returned.
        private(set) var load: (@MainActor () async -> Void)?

        /// Creates an action that is called near the end of the list.
        public init(remainingItems: Int = 5, action: @escaping () -> Void) {
            self.remainingItems = remainingItems
            self.action = action
        }

        /// Creates an asynchronous action that loads more content near the end of the list. It isn't started again
        /// while it's running, or afterwards until the number of items changes. The driver cancels it when the driver
        /// is deallocated.
        public static func loading(
            remainingItems: Int = 5, _ load: @escaping @MainActor () async -> Void
        ) -> ReachEndAction {
            var result = ReachEndAction(remainingItems: remainingItems) {}
            result.load = load
            return result
        }
    }
}

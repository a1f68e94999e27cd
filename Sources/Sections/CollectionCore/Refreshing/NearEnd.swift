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
}

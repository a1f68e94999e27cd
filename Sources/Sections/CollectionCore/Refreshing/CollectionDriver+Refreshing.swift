extension CollectionDriver {
    /// Fetches contents anew when the person pulls them down; nobody can if nil, the default. It is called again only
    /// after it has returned, and cancelled when the driver goes away.
    public var refreshAction: (@MainActor () async -> Void)? {
        get { pullToRefresh?.action }
        set {
            // What is under way goes on, for it may be what sets the action: by showing what it has fetched.
            if let pullToRefresh, let newValue { return pullToRefresh.action = newValue }
            pullToRefresh?.remove()
            pullToRefresh = nil
            guard let newValue, let collectionView else { return }
            pullToRefresh = PullToRefresh(collectionView, action: newValue)
        }
    }

    /// Whether contents are being fetched anew.
    public var isRefreshing: Bool { pullToRefresh?.isRefreshing ?? false }

    /// Fetches contents anew, as pulling does; nothing happens without an action, or while it is under way.
    public func refresh() {
        pullToRefresh?.refresh()
    }
}

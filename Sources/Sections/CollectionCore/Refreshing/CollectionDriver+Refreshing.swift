extension CollectionDriver {
    /// A closure that reloads the content when the user pulls to refresh. If it's `nil` (the default), pull-to-refresh
    /// is off. It isn't called again until it has returned, and it's canceled when the driver is deallocated.
    public var refreshAction: (@MainActor () async -> Void)? {
        get { loading.refreshAction }
        set { loading.refreshAction = newValue }
    }

    /// A Boolean value that indicates whether the content is being refreshed.
    public var isRefreshing: Bool { loading.isRefreshing }

    /// Refreshes the content, as pull-to-refresh does. Without an action, or while a refresh is in progress, this
    /// method does nothing.
    public func refresh() {
        loading.refresh()
    }
}

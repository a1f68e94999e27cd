extension CollectionDriver {
    /// Fetches contents anew when the person pulls them down; nobody can if nil, the default. It is called again only
    /// after it has returned, and cancelled when the driver goes away.
    public var refreshAction: (@MainActor () async -> Void)? {
        get { loading.refreshAction }
        set { loading.refreshAction = newValue }
    }

    /// Whether contents are being fetched anew.
    public var isRefreshing: Bool { loading.isRefreshing }

    /// Fetches contents anew, as pulling does; nothing happens without an action, or while it is under way.
    public func refresh() {
        loading.refresh()
    }
}

extension CompositionalListController.Configuration {
    @available(*, deprecated, renamed: "reachEndAction")
    public var nearEnd: CollectionDriver.ReachEndAction? {
        get { reachEndAction }
        set { reachEndAction = newValue }
    }
}

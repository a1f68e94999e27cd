extension CollectionDriver {
    @available(*, deprecated, renamed: "ReachEndAction")
    public typealias NearEnd = ReachEndAction

    @available(*, deprecated, renamed: "reachEndAction")
    public var nearEnd: ReachEndAction? {
        get { reachEndAction }
        set { reachEndAction = newValue }
    }
}

extension CollectionIssue {
    @available(*, deprecated, renamed: "staleIndexPath(section:item:)")
    public static func stalePath(section: Int, item: Int?) -> Self { .staleIndexPath(section: section, item: item) }

    @available(*, deprecated, renamed: "recursiveUpdates")
    public static var endlessUpdates: Self { .recursiveUpdates }
}

extension UpdateOutcome {
    @available(*, deprecated, renamed: "cancelled")
    public static var abandoned: Self { .cancelled }
}

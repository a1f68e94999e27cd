/// How far a list, or a section of it, has come with what it shows.
public enum ContentState: Sendable {
    /// What there is, is shown.
    case loaded
    /// It is being fetched.
    case loading
    /// Fetching it has failed.
    case failed(any Error)

    /// Whether what there is, is shown.
    public var isLoaded: Bool {
        if case .loaded = self { true } else { false }
    }

    /// Whether it is being fetched.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// Whether fetching it has failed.
    public var isFailed: Bool {
        if case .failed = self { true } else { false }
    }
}

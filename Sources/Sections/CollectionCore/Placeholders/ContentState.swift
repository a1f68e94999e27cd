/// The loading state of a list or one of its sections.
public enum ContentState: Sendable {
    /// The content is loaded.
    case loaded
    /// The content is loading.
    case loading
    /// Loading failed with the given error.
    case failed(any Error)

    /// A Boolean value that indicates whether the content is loaded.
    public var isLoaded: Bool {
        if case .loaded = self { true } else { false }
    }

    /// A Boolean value that indicates whether the content is loading.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// A Boolean value that indicates whether loading failed.
    public var isFailed: Bool {
        if case .failed = self { true } else { false }
    }
}

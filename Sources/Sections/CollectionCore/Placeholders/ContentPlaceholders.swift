/// What is shown in place of items while there are none: because there are none, because they are being fetched, or
/// because that has failed.
///
/// Items that are there stay whatever the state is, so that a list which is refreshed isn't emptied first. Any content
/// configuration will do: `UIContentUnavailableConfiguration`, where the system has it, or a
/// `ViewContentConfiguration` around a view of the app's own.
@MainActor
public struct ContentPlaceholders {
    /// What is shown if there is nothing; nothing by default.
    public var empty: (any UIContentConfiguration)?
    /// What is shown while contents are being fetched; nothing by default.
    public var loading: (any UIContentConfiguration)?
    /// Makes what is shown if fetching has failed; nothing by default.
    public var failed: ((any Error) -> (any UIContentConfiguration)?)?

    /// Placeholders for each state.
    public init(
        empty: (any UIContentConfiguration)? = nil, loading: (any UIContentConfiguration)? = nil,
        failed: ((any Error) -> (any UIContentConfiguration)?)? = nil
    ) {
        self.empty = empty
        self.loading = loading
        self.failed = failed
    }

    /// The system's own placeholders: a text, a wheel that turns, and what was wrong with a button to try again.
    ///
    /// - Parameters:
    ///   - emptyText: The title where there is nothing.
    ///   - emptyImage: The picture above it; none by default.
    ///   - failureText: The title where fetching has failed, above the error's description.
    ///   - retryTitle: The title of the button that tries again.
    ///   - retry: Tries again; there is no button if nil, the default.
    @available(iOS 17.0, *)
    public static func system(
        emptyText: String, emptyImage: UIImage? = nil, failureText: String, retryTitle: String = "Try Again",
        retry: (() -> Void)? = nil
    ) -> ContentPlaceholders {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = emptyText
        empty.image = emptyImage
        return ContentPlaceholders(empty: empty, loading: UIContentUnavailableConfiguration.loading()) { error in
            var failed = UIContentUnavailableConfiguration.empty()
            failed.text = failureText
            failed.secondaryText = error.localizedDescription
            if let retry {
                failed.button = .borderless()
                failed.button.title = retryTitle
                failed.buttonProperties.primaryAction = UIAction(title: retryTitle) { _ in retry() }
            }
            return failed
        }
    }

    /// What is shown in a state where there are no items; nil for nothing.
    public func content(for state: ContentState) -> (any UIContentConfiguration)? {
        switch state {
        case .loaded: empty
        case .loading: loading
        case .failed(let error): failed?(error)
        }
    }
}

/// The content that is shown in place of items while there aren't any: because there's no data, because it's loading,
/// or because loading failed.
///
/// Existing items stay visible in each state, so a list isn't emptied while it's refreshed. You can use any content
/// configuration, such as `UIContentUnavailableConfiguration` where the system provides it, or a
/// `ViewContentConfiguration` with a custom view.
@MainActor
public struct ContentPlaceholders {
    /// The content if there's no data. The default is `nil`.
    public var empty: (any UIContentConfiguration)?
    /// The content while data is loading. The default is `nil`.
    public var loading: (any UIContentConfiguration)?
    /// A closure that returns the content after loading failed. The default is `nil`.
    public var failed: ((any Error) -> (any UIContentConfiguration)?)?

    /// Creates placeholders for each state.
    public init(
        empty: (any UIContentConfiguration)? = nil, loading: (any UIContentConfiguration)? = nil,
        failed: ((any Error) -> (any UIContentConfiguration)?)? = nil
    ) {
        self.empty = empty
        self.loading = loading
        self.failed = failed
    }

    /// Creates the system's placeholders: text, an activity indicator, and an error message with a button that tries
    /// again.
    ///
    /// - Parameters:
    ///   - emptyText: The title if there's no data.
    ///   - emptyImage: The image above the title. The default is `nil`.
    ///   - failureText: The title after loading failed, above the description of the error.
    ///   - retryTitle: The title of the button that tries again.
    ///   - retry: A closure that tries again. If it's `nil` (the default), there's no button.
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

    /// Returns the content for a state without items, or `nil` if the placeholder is empty.
    public func content(for state: ContentState) -> (any UIContentConfiguration)? {
        switch state {
        case .loaded: empty
        case .loading: loading
        case .failed(let error): failed?(error)
        }
    }
}

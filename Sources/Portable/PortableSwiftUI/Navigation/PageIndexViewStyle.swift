/// A type that describes the appearance of the dots of pages.
public protocol IndexViewStyle {}

/// The dots of pages, with a background where the style wants one.
///
/// Differs from SwiftUI: the dots have no background.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Sendable {
        private let name: String

        /// As the platform does.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While the user touches the dots.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// Creates a style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The dots of pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// The dots of pages, with a background at times.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the style of the dots of pages in the view.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

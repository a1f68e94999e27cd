/// A type that describes the appearance of a page indicator.
public protocol IndexViewStyle {}

/// A style that shows dots as the page indicator, with an optional background.
///
/// Differs from SwiftUI: the dots don't have a background.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The visibility of the background.
    public struct BackgroundDisplayMode: Sendable {
        private let name: String

        /// The default visibility of the platform.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// The background is visible while the user touches the dots.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// The background is always visible.
        public static let always = BackgroundDisplayMode(name: "always")
        /// The background is never visible.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// Creates a style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A style that shows dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns a style that shows dots with a background.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the style of page indicators in the view.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

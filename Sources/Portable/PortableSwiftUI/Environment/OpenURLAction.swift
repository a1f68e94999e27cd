import Foundation
import PortableUIKit

/// An action that opens a URL: with the system, or with the handler that an ancestor sets.
///
/// ```swift
/// struct HelpButton: View {
///     @Environment(\.openURL) private var openURL
///     let help = URL(string: "https://example.com/help")!
///
///     var body: some View {
///         Button("Help") {
///             openURL(help) { accepted in print(accepted ? "Opened." : "No app opens \(help).") }
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor
public struct OpenURLAction: Sendable {
    /// The result of opening a URL.
    public struct Result: Sendable {
        fileprivate enum Kind { case handled, discarded, system(URL?) }
        fileprivate let kind: Kind

        /// The handler opened the URL.
        public static let handled = Result(kind: .handled)
        /// The URL is discarded.
        public static let discarded = Result(kind: .discarded)
        /// The system opens the URL.
        public static let systemAction = Result(kind: .system(nil))
        /// Returns a result that lets the system open another URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    /// Creates an action with a handler.
    public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        nonisolated(unsafe) let handler = handler
        self.handler = { handler($0) }
    }

    nonisolated fileprivate static var system: OpenURLAction { OpenURLAction(system: ()) }

    nonisolated private init(system: Void) { handler = { _ in .systemAction } }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a URL and reports whether it was opened. If no app can open it, it isn't opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            nonisolated(unsafe) let completion = completion
            UIApplication.shared.open(other ?? url) { completion($0) }
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { .system }
}

extension EnvironmentValues {
    /// The action that opens URLs, for example when the user taps a link. By default, the system opens them.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

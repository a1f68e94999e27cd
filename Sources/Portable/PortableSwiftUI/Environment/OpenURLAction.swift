import Foundation
import PortableUIKit

/// Opens an address when it is called with it: as the system does, or as a view around says.
///
///     @Environment(\.openURL) private var openURL
///     …
///     Button("Help") { openURL(help) }
@preconcurrency @MainActor
public struct OpenURLAction: Sendable {
    /// The result of opening a URL.
    public struct Result: Sendable {
        fileprivate enum Kind { case handled, discarded, system(URL?) }
        fileprivate let kind: Kind

        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// The URL is discarded.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The system is to open another one.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    /// Opens addresses by a closure.
    public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        nonisolated(unsafe) let handler = handler
        self.handler = { handler($0) }
    }

    nonisolated fileprivate static var system: OpenURLAction { OpenURLAction(system: ()) }

    nonisolated private init(system: Void) { handler = { _ in .systemAction } }

    /// Opens an address.
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
    /// Opens addresses; links call it. The system does unless a view says otherwise.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

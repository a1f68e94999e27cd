import Foundation
import PortableCombine
import PortableUIKit

/// The URLs with which an app is opened, for its views.
@MainActor
final class IncomingURLs {
    let publisher = PassthroughSubject<URL, Never>()
    private var wasHandled = false

    /// Passes a URL to all views with an action for URLs. Returns whether there are any.
    func open(_ url: URL) -> Bool {
        wasHandled = false
        publisher.send(url)
        return wasHandled
    }

    func markHandled() { wasHandled = true }
}

private enum IncomingURLsKey: EnvironmentKey {
    static var defaultValue: IncomingURLs? { nil }
}

extension EnvironmentValues {
    /// The source of the app's URLs. It's `nil` outside of an `App`.
    var incomingURLs: IncomingURLs? {
        get { self[IncomingURLsKey.self] }
        set { self[IncomingURLsKey.self] = newValue }
    }
}

extension View {
    /// Runs an action for each URL that the app is opened with while the view is shown. The URLs come from
    /// `application(_:open:options:)`. Outside of an `App`, the action never runs.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> ()) -> some View {
        modifier(OpenURLReceiver(action: action))
    }
}

private nonisolated struct OpenURLReceiver: ViewModifier {
    let action: (URL) -> Void
    @Environment(\.incomingURLs) private var urls

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let urls {
            content.onReceive(urls.publisher) { url in
                urls.markHandled()
                action(url)
            }
        } else {
            content
        }
    }
}

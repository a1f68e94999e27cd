import CollageTesting
import Testing

@testable import PortableSwiftUI

/// A view whose closures, content, or properties hold a token, which must be released with the view.
struct LeakCase: Sendable, CustomTestStringConvertible {
    /// The public names that it covers, each with its type: `View.onAppear`.
    let names: [String]
    let view: @MainActor @Sendable (Token) -> AnyView
    /// A closure that runs while the view is shown.
    let use: @MainActor @Sendable (LeakScreen) throws -> Void

    init(
        _ names: String..., use: @escaping @MainActor @Sendable (LeakScreen) throws -> Void = { _ in },
        @ViewBuilder view: @escaping @MainActor @Sendable (Token) -> some View
    ) {
        self.names = names
        self.use = use
        self.view = { AnyView(view($0)) }
    }

    var testDescription: String { names.joined(separator: ", ") }
}

/// An object that the tested views hold, and read by calling `touch()`.
final class Token: Hashable, Identifiable, Sendable {
    func touch() {}

    static func == (first: Token, second: Token) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A screen that shows a view next to others, and removes it.
@MainActor
final class LeakScreen {
    let host = TestHost(size: CGSize(width: 390, height: 844))
    private let lever = Lever()

    private final class Lever {
        var token: Binding<Token?>?
    }

    private struct Content: View {
        let lever: Lever
        let make: @MainActor (Token) -> AnyView
        @State private var token: Token?

        var body: some View {
            let _ = lever.token = $token
            VStack {
                Text(verbatim: "beside")
                if let token { make(token) }
            }
        }
    }

    init(_ make: @escaping @MainActor (Token) -> AnyView) {
        host.show(UIHostingController(rootView: Content(lever: lever, make: make)))
        host.settle()
    }

    /// Shows the view of the token, or no view if it's `nil`.
    func show(_ token: Token?) {
        lever.token?.wrappedValue = token
        host.settle()
    }
}

import SwiftUI

/// A button with the title of the system's button. Its requests fail.
public struct SignInWithAppleButton: View {
    public struct Label: Hashable, Sendable {
        let title: String

        public static let signIn = Label(title: "Sign in with Apple")
        public static let `continue` = Label(title: "Continue with Apple")
        public static let signUp = Label(title: "Sign up with Apple")
    }

    public struct Style: Hashable, Sendable {
        let name: String

        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    @Environment(\.signInWithAppleButtonStyle) private var style
    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    public var body: some View {
        Button {
            onRequest(ASAuthorizationAppleIDProvider().createRequest())
            onCompletion(.failure(ASAuthorizationError(.notHandled)))
        } label: {
            Text(verbatim: label.title)
                .fontWeight(.medium)
                .foregroundStyle(style == .black ? Color.white : Color.black)
                .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
                .background(style == .black ? Color.black : Color.white, in: .rect(cornerRadius: 6))
        }
        .buttonStyle(.plain)
    }
}

private struct SignInWithAppleButtonStyleKey: EnvironmentKey {
    static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
    var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[SignInWithAppleButtonStyleKey.self] }
        set { self[SignInWithAppleButtonStyleKey.self] = newValue }
    }

    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
    public var authorizationController: AuthorizationController { AuthorizationController() }
}

/// A web authentication session, which is canceled when it starts.
public struct WebAuthenticationSession: Sendable {
    public struct BrowserSession: Hashable, Sendable {
        private let name: String

        public static let ephemeral = BrowserSession(name: "ephemeral")
    }

    @MainActor
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

/// An authorization controller whose requests fail.
public struct AuthorizationController: Sendable {
    @MainActor
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.notHandled)
    }
}

public enum ASAuthorizationResult: Sendable {
    case appleID(ASAuthorizationAppleIDCredential)
    case password(ASPasswordCredential)
}

extension View {
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}

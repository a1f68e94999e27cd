import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Text fields of alerts.
@MainActor struct AlertFieldTests {
    private let host = TestHost()

    private struct SignIn: View {
        @State private var isShown = false
        @State private var name = ""
        @State private var password = ""
        @State private var age = 5
        @State private var result = "nobody"

        var body: some View {
            VStack {
                Text(result)
                Button("Sign In") { isShown = true }
            }
            .alert("Account", isPresented: $isShown) {
                TextField("Name", text: $name).textInputAutocapitalization(.never).keyboardType(.emailAddress)
                SecureField("Password", text: $password)
                TextField("Age", value: $age, format: .number)
                Confirmation(isComplete: !name.isEmpty) { result = "\(name), \(password), \(age)" }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Hello \(name)")
            }
        }
    }

    private struct Confirmation: View {
        let isComplete: Bool
        let action: @MainActor () -> Void

        var body: some View {
            Button("OK", action: action).disabled(!isComplete).keyboardShortcut(.defaultAction)
        }
    }

    private func present() throws -> UIAlertController {
        host.show(UIHostingController(rootView: SignIn()))
        try host.element(.label("Sign In")).tap()
        return try #require(host.alert)
    }

    @Test func `fields have their placeholders and keyboard settings, and the first one has the focus`() throws {
        let fields = try #require(present().textFields)
        #expect(fields.map(\.placeholder) == ["Name", "Password", "Age"])
        #expect(fields.map(\.isSecureTextEntry) == [false, true, false])
        #expect(fields[0].autocapitalizationType == .none && fields[0].keyboardType == .emailAddress)
        #expect(fields[0].isFirstResponder && fields[2].text == "5")
    }

    @Test func `typed text is written to the bindings`() throws {
        let fields = try #require(present().textFields)
        host.type("Ann")
        host.tap(fields[1])
        host.type("secret")
        host.tap(fields[2])
        host.type("1")
        try host.choose("OK")
        #expect(host.alert == nil)
        #expect(host.elements.map(\.label) == ["Ann, secret, 51", "Sign In"])
    }

    @Test func `buttons and the message of a presented alert follow the state`() throws {
        let alert = try present()
        #expect(alert.actions.map(\.isEnabled) == [false, true] && alert.preferredAction?.title == "OK")
        host.type("Bo")
        #expect(alert.actions.map(\.isEnabled) == [true, true] && alert.message == "Hello Bo")
        host.deleteBackward(2)
        #expect(alert.actions.map(\.isEnabled) == [false, true])
    }

    @Test func `a confirmation dialog doesn't show fields`() throws {
        struct Dialog: View {
            var body: some View {
                Text("Screen").confirmationDialog("Dialog", isPresented: .constant(true)) {
                    TextField("Name", text: .constant(""))
                    Button("OK") {}
                }
            }
        }
        host.show(UIHostingController(rootView: Dialog()))
        let alert = try #require(host.alert)
        #expect(alert.textFields?.isEmpty ?? true)
        #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
    }
}

import CollageTesting
import Testing

@testable import PortableSwiftUI

/// The styles of text fields that the library has and that apps define.
@MainActor struct TextFieldStyleTests {
    private let host = TestHost()

    private struct Titled: TextFieldStyle {
        let title: String

        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(title)
                configuration.padding(20)
            }
        }
    }

    private struct Form: View {
        @State private var name = "Ada"
        @State private var password = "secret"

        var body: some View {
            VStack {
                TextField("Name", text: $name).textFieldStyle(Titled(title: "Inner")).textFieldStyle(
                    Titled(title: "Outer"))
                SecureField("Password", text: $password).textFieldStyle(Titled(title: "Key"))
                TextField("Plain", text: $name).textFieldStyle(.plain).textFieldStyle(Titled(title: "None"))
                TextField("Border", text: $name).textFieldStyle(.roundedBorder)
            }
        }
    }

    private var fields: [UITextField] { host.all(UITextField.self) }

    @Test func `an app's style surrounds the field, which still edits the same text`() throws {
        host.show(UIHostingController(rootView: Form()))
        #expect((try? host.element(.label("Inner"))) != nil && (try? host.element(.label("Key"))) != nil)
        // Inside the body of a style, the style outside of it applies.
        #expect((try? host.element(.label("Outer"))) != nil)
        #expect((try? host.element(.label("None"))) == nil)
        #expect(fields.map(\.text) == ["Ada", "secret", "Ada", "Ada"])
        #expect(fields.map(\.isSecureTextEntry) == [false, true, false, false])
        #expect(fields.map(\.borderStyle) == [.none, .none, .none, .roundedRect])
    }
}

import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Text fields: their text, focus, and submission.
@MainActor struct TextFieldTests {
    private let host = TestHost()

    private final class Model {
        var name = "", password = ""
        var submitted: [String] = []
        var focused: [String?] = []
    }

    private struct Form: View {
        let model: Model
        @State private var name = ""
        @State private var password = ""
        @FocusState private var field: String?

        var body: some View {
            let _ = model.focused.append(field)
            VStack {
                TextField("Name", text: $name)
                    .textFieldStyle(.roundedBorder)
                    .focused($field, equals: "name")
                    .submitLabel(.next)
                    .onSubmit { field = "password" }
                SecureField("Password", text: $password)
                    .focused($field, equals: "password")
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                Button("Write") { field = "name" }
                Button("Leave") { field = nil }
                Text(name)
            }
            .onSubmit { model.submitted.append(name) }
        }
    }

    private var fields: [UITextField] { host.all(UITextField.self) }

    @Test func `focus state moves the keyboard, and the keyboard updates the focus state`() throws {
        let model = Model()
        host.show(UIHostingController(rootView: Form(model: model)))
        try host.element(.label("Write")).tap()
        #expect(fields[0].isFirstResponder)
        #expect(model.focused.last == "name")
        host.tap(fields[1])
        host.settle()
        #expect(fields[1].isFirstResponder)
        #expect(model.focused.last == "password")
        try host.element(.label("Leave")).tap()
        #expect(!fields.contains { $0.isFirstResponder })
        #expect(model.focused.last == .some(nil))
    }

    @Test func `submission is reported from the inside out`() throws {
        let model = Model()
        host.show(UIHostingController(rootView: Form(model: model)))
        try host.element(.label("Write")).tap()
        host.type("Ada\n")
        host.settle()
        #expect(model.submitted == ["Ada"])
        #expect(fields[1].isFirstResponder)
        #expect(try host.element(.label("Ada")).label == "Ada")
    }

    @Test func `fields use the traits of the environment`() {
        host.show(UIHostingController(rootView: Form(model: Model()).keyboardType(.emailAddress)))
        #expect(fields.map(\.keyboardType) == [.emailAddress, .emailAddress])
        #expect(fields.map(\.borderStyle) == [.roundedRect, .none])
        #expect(fields.map(\.returnKeyType) == [.next, .default])
        #expect(fields.map(\.autocapitalizationType) == [.sentences, .none])
        #expect(fields.map(\.autocorrectionType) == [.default, .no])
    }

    @Test(arguments: [(ControlSize.small, 10.0), (.regular, 14), (.large, 30)])
    func `bordered buttons have the insets of UIKit buttons`(size: ControlSize, insets: CGFloat) throws {
        host.show(UIHostingController(rootView: Button("Buy") {}.buttonStyle(.bordered).controlSize(size)))
        let text = UIFont.preferredFont(forTextStyle: .body).lineHeight
        let button = try host.element(.role(.button))
        #expect(abs(button.frame.height - text - insets) < 1)
    }

    @Test func `the accessibility label of a label is its title`() throws {
        host.show(UIHostingController(rootView: Label("Add", systemImage: "plus")))
        #expect(host.elements.map(\.label) == ["Add"])
    }
}

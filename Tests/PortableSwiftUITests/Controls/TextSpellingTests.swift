import CollageTesting
import PortableCombine
import Testing

@testable import PortableSwiftUI

/// Strings that are canonically equivalent are equal in Swift, but have different offsets.
@MainActor struct TextSpellingTests {
    private let host = TestHost()

    private final class Model: ObservableObject {
        @Published var text = "Cafe\u{301}"
    }

    private struct Form: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack {
                TextField("Name", text: $model.text)
                Text(model.text)
            }
        }
    }

    @Test func `fields and texts have the exact characters of the binding`() throws {
        let model = Model()
        host.show(UIHostingController(rootView: Form(model: model)))
        let field = try #require(host.all(UITextField.self).first)
        for (text, count) in [("Cafe\u{301}", 5), ("Caf\u{E9}", 4), ("Cafe\u{301}", 5)] {
            host.run { model.text = text }
            host.settle()
            #expect(field.text?.unicodeScalars.count == count)
        }
    }

    @Test func `UIKit colors of equal SwiftUI colors are equal`() {
        #expect(UIColor(Color.red) == UIColor(Color.red) && UIColor(Color.red) != UIColor(Color.blue))
        #expect(UIColor(Color.red.opacity(0.5)) == UIColor(Color.red.opacity(0.5)))
        #expect(UIColor(Color.red).hash == UIColor(Color.red).hash)
        #expect(UIColor(Color.accentColor) == UIColor(Color.accentColor))
        let dynamic = UIColor { _ in .red }
        #expect(dynamic == dynamic && dynamic != UIColor { _ in .red })
    }
}

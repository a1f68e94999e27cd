import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Suggested tokens of searches, and movers of files.
@MainActor struct SearchTokenTests {
    private let host = TestHost()

    private struct Topic: Identifiable {
        let id: String
    }

    private final class Model {
        var tokens: [Topic] = []
        var suggested = [Topic(id: "Ink"), Topic(id: "Paper")]
        var cancellations = 0
        var isPresented = false
    }

    private struct Screen: View {
        let model: Model
        @State private var text = ""
        @State private var isMoving = false

        var body: some View {
            let _ = model.isPresented = isMoving
            NavigationStack {
                Button("Move") { isMoving = true }
                    .searchable(
                        text: $text,
                        tokens: Binding(get: { model.tokens }, set: { model.tokens = $0 }),
                        suggestedTokens: Binding(get: { model.suggested }, set: { model.suggested = $0 })
                    ) { Text($0.id) }
                    .fileMover(
                        isPresented: $isMoving, file: nil, onCompletion: { _ in },
                        onCancellation: { model.cancellations += 1 })
            }
        }
    }

    @Test func `a tap on a suggested token adds it to the search`() throws {
        let model = Model()
        host.show(UIHostingController(rootView: Screen(model: model)))
        host.settle()
        try host.element(.label("Search")).tap()
        host.settle()
        try host.element(.label("Paper")).tap()
        #expect(model.tokens.map(\.id) == ["Paper"])
    }

    @Test func `a file mover is cancelled`() throws {
        let model = Model()
        host.show(UIHostingController(rootView: Screen(model: model)))
        host.settle()
        _ = try Diagnostics.capture { try host.element(.label("Move")).tap() }
        #expect(model.cancellations == 1)
        #expect(!model.isPresented)
    }
}

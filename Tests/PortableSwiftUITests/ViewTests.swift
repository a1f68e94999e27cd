import PortableSwiftUI
import Testing

@MainActor
struct ViewTests {
    private struct Endless: View {
        var body: Never { fatalError("Not asked for.") }
    }

    @Test func `a block with one view is that view`() {
        #expect(type(of: ViewBuilder.buildBlock(Endless())) == Endless.self)
    }
}

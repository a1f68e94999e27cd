import CollageTesting
import Testing

@testable import PortablePreviews
@testable import PortableSwiftUI

#Preview("A counter") {
    @Previewable @State var count = 0
    @Previewable @State
    var step = [
        1, 2,
    ].count

    Button("Count \(count)") { count += step }
}

private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> String { "context" }

    func body(content: Content, context: String) -> some View {
        VStack {
            Text(context)
            content
        }
    }
}

private struct Titled: PreviewModifier {
    let title: String

    func body(content: Content, context: Void) -> some View {
        VStack {
            Text(title)
            content
        }
    }
}

#Preview("Modified", traits: .modifier(Titled(title: "inner")), .modifier(Titled(title: "outer"))) {
    @Previewable @State var name = "content"
    return Text(name)
}

#Preview("Sample", traits: .modifier(Sample())) { Text("content") }

/// Previews with properties and modifiers.
@MainActor struct PreviewableTests {
    private let host = TestHost()

    private func show(_ name: String) throws {
        let preview = try PreviewCatalog.ofProcess().preview(name).preview
        host.show(preview.makeContent().controller)
        host.settle()
    }

    @Test func `a preview has the properties that its closure declares`() throws {
        try show("A counter")
        try host.element(.label("Count 0")).tap()
        #expect(host.elements.map(\.label) == ["Count 2"])
    }

    @Test func `modifiers apply in order, the first one innermost`() throws {
        try show("Modified")
        #expect(host.elements.map(\.label) == ["outer", "inner", "content"])
    }

    @Test func `a preview is shown once the context of its modifier exists`() async throws {
        try show("Sample")
        for _ in 0..<100 where host.elements.count < 2 {
            await Task.yield()
            host.settle()
        }
        #expect(host.elements.map(\.label) == ["context", "content"])
    }
}

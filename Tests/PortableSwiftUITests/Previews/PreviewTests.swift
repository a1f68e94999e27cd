import CollageTesting
import Testing

@testable import PortablePreviews
@testable import PortableSwiftUI

#Preview("A \"box\"") { Box("previewed") }
#Preview {
    Box("first")
    Box("second")
}
#Preview("A row", traits: .fixedLayout(width: 200, height: 60), .landscapeLeft) { Text("Row") }
#Preview("A controller", traits: .sizeThatFitsLayout) { UIViewController() }
#Preview("A label") {
    let label = UILabel()
    label.text = "Label"
    return label
}

/// Not private, as the optimizer removes private types that only conformance records mention.
struct Rows_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("One").previewDisplayName("The first row")
            Text("Two").padding()
        }
        .previewLayout(.sizeThatFits)
        Text("Three").previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeRight)
    }
}

private struct Generic_Previews<Content: View>: PreviewProvider {
    static var previews: some View { EmptyView() }
}

@MainActor
struct PreviewTests {
    /// The previews of this file; other files may have some too.
    private let found = PreviewCatalog.ofProcess().previews.filter {
        $0.place.hasPrefix("PortableSwiftUITests/PreviewTests.swift") || $0.place.contains("Rows_Previews")
    }

    private func preview(_ name: String) throws -> _FoundPreview {
        try #require(found.first { $0.name == name })
    }

    @Test func `previews of views, controllers and providers are found, in their order`() {
        #expect(
            found.map(\.name) == [
                "The first row", "Rows_Previews:2", "Rows_Previews:3", "A \"box\"", "PreviewTests.swift:8", "A row",
                "A controller", "A label",
            ])
    }

    @Test func `a preview is identified by its line, and views of a provider by numbers`() throws {
        #expect(try preview("A row").place == "PortableSwiftUITests/PreviewTests.swift:12")
        #expect(try preview("The first row").place == "PortableSwiftUITests.Rows_Previews:1")
    }

    @Test func `the settings of a preview are read from traits and modifiers, including modifiers around groups`()
        throws
    {
        let row = try preview("A row").preview.settings
        #expect(row.layout == .fixed(width: 200, height: 60))
        #expect(row.orientation == .landscape)
        #expect(try preview("A controller").preview.settings.layout == .sizeThatFits)
        #expect(try preview("The first row").preview.settings.layout == .sizeThatFits)
        let last = try preview("Rows_Previews:3").preview.settings
        #expect(last.layout == .device)
        #expect(last.device == "iPhone SE (3rd generation)")
        #expect(last.orientation == .landscape)
    }

    @Test func `a preview of several views shows all, and a provider's preview shows its own`() throws {
        let host = TestHost()
        host.show(try preview("PreviewTests.swift:8").preview.makeContent().controller)
        host.show(try preview("The first row").preview.makeContent().controller)
        #expect(host.elements.map(\.label) == ["One"])
        host.show(try preview("A label").preview.makeContent().controller)
        #expect(host.elements.map(\.label) == ["Label"])
    }

    @Test func `content reports its fitting size`() throws {
        let text = try preview("The first row").preview.makeContent()
        let size = text.fittingSize(CGSize(width: 390, height: 844))
        #expect(size == UIHostingController(rootView: Text("One")).sizeThatFits(in: CGSize(width: 390, height: 844)))
    }
}

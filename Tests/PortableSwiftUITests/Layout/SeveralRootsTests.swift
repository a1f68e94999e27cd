import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Screens that consist of several views.
@MainActor struct SeveralRootsTests {
    private struct Two: View {
        var body: some View {
            Fixed(40, 20)
            Fixed(60, 30)
        }
    }

    private struct Changing: View {
        @State private var isOn = false

        var body: some View {
            Button(isOn ? "Less" : "More") { isOn.toggle() }.frame(height: 40)
            if isOn { Text("Inside").frame(height: 60) }
        }
    }

    @Test func `several root views are stacked vertically`() {
        #expect(LaidOut(Two()).frames == ["30 21 40 20", "20 49 60 30"])
        #expect(LaidOut(AnyView(Two())).frames == ["30 21 40 20", "20 49 60 30"])
    }

    @Test func `a view that is inserted at the root moves the others, and its removal moves them back`() throws {
        let host = TestHost(size: CGSize(width: 200, height: 300), safeAreaInsets: .zero)
        host.show(UIHostingController(rootView: Changing()))
        for _ in 0..<2 {
            #expect(try host.element(.label("More")).frame.midY == 150)
            try host.element(.label("More")).tap()
            #expect(try host.element(.label("Less")).frame.midY < 130)
            #expect(try host.element(.label("Inside")).frame.midY > 150)
            try host.element(.label("Less")).tap()
        }
    }

    @Test func `a field keeps the keyboard when another view is inserted next to it`() throws {
        struct Screen: View {
            @State private var text = ""

            var body: some View {
                TextField("Name", text: $text)
                if !text.isEmpty { Text("Hello, \(text)") }
            }
        }
        let host = TestHost()
        host.show(UIHostingController(rootView: Screen()))
        let field = try #require(host.first(UITextField.self))
        host.tap(field)
        host.type("Ada")
        host.settle()
        #expect(field.isFirstResponder && host.first(UITextField.self) === field)
        #expect(host.elements.contains { $0.label == "Hello, Ada" })
    }
}

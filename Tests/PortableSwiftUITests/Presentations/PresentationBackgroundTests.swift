import CollageTesting
import Testing

@testable import PortableSwiftUI

/// The backgrounds of sheets, and the interaction with the views behind sheets.
@MainActor struct PresentationBackgroundTests {
    private let host = TestHost()

    private struct Screen<Inside: View>: View {
        @State private var isShown = false
        @ViewBuilder let inside: () -> Inside

        var body: some View {
            Button("Show") { isShown = true }.sheet(isPresented: $isShown) { inside() }
        }
    }

    private func show(_ view: some View) throws -> HostingView {
        host.show(UIHostingController(rootView: view))
        try host.element(.label("Show")).tap()
        let presented = try #require(host.window.rootViewController?.presentedViewController)
        return try #require(presented.view as? HostingView)
    }

    @Test func `a style fills all of a sheet, behind its views`() throws {
        let sheet = try show(Screen { Text("Inside").presentationBackground(.red) })
        let backdrop = try #require(sheet.backdrop)
        #expect(sheet.backgroundColor == nil)
        #expect(backdrop.frame == sheet.bounds)
        let nodes = sheet.makeDisplayNodes()
        #expect(nodes.count == 2 && nodes.first?.id == backdrop.layer.identity)
        let fill = try #require(backdrop.inspectedParts.last { $0.name == "Shape" })
        #expect(fill.frame == backdrop.bounds)
        // It's neither an accessibility element nor touchable.
        #expect(host.elements.map(\.label) == ["Inside"])
    }

    @Test func `a presentation background is placed by its alignment`() throws {
        let sheet = try show(
            Screen {
                Text("Inside").presentationBackground(alignment: .bottomTrailing) {
                    Color.red.frame(width: 30, height: 20)
                }
            })
        let bounds = sheet.bounds
        let part = try #require(sheet.backdrop?.inspectedParts.last { $0.name == "Shape" })
        #expect(part.frame == CGRect(x: bounds.maxX - 30, y: bounds.maxY - 20, width: 30, height: 20))
    }

    @Test func `a background is shown and removed with the view that specifies it`() throws {
        struct Inside: View {
            @State private var isRed = true

            var body: some View {
                if isRed {
                    Button("Plain") { isRed = false }.presentationBackground(.red)
                } else {
                    Button("Red") { isRed = true }
                }
            }
        }
        let sheet = try show(Screen { Inside() })
        for _ in 0..<2 {
            #expect(sheet.backdrop != nil)
            try host.element(.label("Plain")).tap()
            #expect(sheet.backdrop == nil && sheet.backgroundColor == .systemBackground)
            try host.element(.label("Red")).tap()
        }
    }

    @Test func `a background around a stack is visible behind all of its screens`() throws {
        struct Around: View {
            @State private var isRed = true

            var body: some View {
                NavigationStack {
                    NavigationLink("Open") { Button("Switch") { isRed.toggle() } }
                }
                .background { if isRed { Color.clear.presentationBackground(.red) } }
            }
        }
        let sheet = try show(Screen { Around() })
        try host.element(.label("Open")).tap()
        func screens(in view: UIView) -> [HostingView] {
            (view as? HostingView).map { $0.controller == nil ? [] : [$0] } ?? []
                + view.subviews.flatMap { screens(in: $0) }
        }
        for step in 0..<4 {
            let colors = Set(([sheet] + screens(in: sheet)).map(\.backgroundColor))
            #expect(colors == [step % 2 == 0 ? nil : .systemBackground])
            try host.element(.label("Switch")).tap()
        }
    }

    @Test func `views behind a sheet can be used if the sheet is low enough`() throws {
        func undimmed(_ interaction: PresentationBackgroundInteraction) throws
            -> UISheetPresentationController.Detent.Identifier?
        {
            let sheet = try show(
                Screen {
                    Text("Inside").presentationDetents([.height(200), .fraction(0.7)])
                        .presentationBackgroundInteraction(interaction)
                        .presentationContentInteraction(.scrolls)
                })
            let controller = try #require(sheet.controller?.sheetPresentationController)
            #expect(!controller.prefersScrollingExpandsWhenScrolledToEdge)
            return controller.largestUndimmedDetentIdentifier
        }
        #expect(try undimmed(.enabled(upThrough: .height(200))) == PresentationDetent.height(200).identifier)
        #expect(try undimmed(.enabled) == PresentationDetent.fraction(0.7).identifier)
        #expect(try undimmed(.disabled) == nil)
    }
}

import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Detents, grabbers, and colors of sheets, and popovers.
@MainActor struct SheetSettingTests {
    private let host = TestHost()

    private var labels: [String] { host.elements.map(\.label) }

    private struct Screen<Inside: View>: View {
        @State private var isShown = false
        @ViewBuilder let inside: (Binding<Bool>) -> Inside

        var body: some View {
            Button("Show") { isShown = true }.sheet(isPresented: $isShown) { inside($isShown) }
        }
    }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
    }

    private var sheet: UISheetPresentationController? {
        host.window.rootViewController?.presentedViewController?.sheetPresentationController
    }

    private var presented: UIViewController? { host.window.rootViewController?.presentedViewController }

    @Test func `a sheet has the heights of its views each time`() throws {
        show(
            Screen { isShown in
                Button("Close") { isShown.wrappedValue = false }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .presentationDetents([.height(300)])
                    .presentationDragIndicator(.visible)
            })
        for _ in 0..<2 {
            try host.element(.label("Show")).tap()
            let sheet = try #require(sheet)
            #expect(sheet.prefersGrabberVisible)
            #expect(sheet.detents.count == 1)
            // Including the safe area at the bottom.
            let height = 844 - sheet.frameOfPresentedViewInContainerView.minY
            #expect(height == 300 + host.window.safeAreaInsets.bottom)
            try host.element(.label("Close")).tap()
            #expect(labels == ["Show"])
        }
    }

    @Test func `the selected detent is updated by code and by the user`() throws {
        struct Inside: View {
            @State private var detent = PresentationDetent.medium
            var body: some View {
                VStack {
                    Text(detent == .medium ? "medium" : "large")
                    Button("Grow") { detent = .large }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .presentationDetents([.medium, .large], selection: $detent)
            }
        }
        show(Screen { _ in Inside() })
        try host.element(.label("Show")).tap()
        #expect(labels.contains("medium"))
        let medium = try #require(sheet?.frameOfPresentedViewInContainerView.minY)
        try host.element(.label("Grow")).tap()
        host.settle()
        #expect(labels.contains("large"))
        let large = try #require(sheet?.frameOfPresentedViewInContainerView.minY)
        #expect(large < medium)
        host.drag(
            at: CGPoint(x: 195, y: large + 10), by: CGVector(dx: 0, dy: medium - large), duration: 0.6, rests: true)
        host.settle()
        #expect(labels.contains("medium"))
        #expect(sheet?.frameOfPresentedViewInContainerView.minY == medium)
    }

    @Test func `a custom height depends on the available height`() throws {
        struct Third: CustomPresentationDetent {
            static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
        }
        show(Screen { _ in Text("in").presentationDetents([.custom(Third.self), .fraction(0.9)]) })
        try host.element(.label("Show")).tap()
        #expect(sheet?.detents.count == 2)
        #expect(sheet?.prefersGrabberVisible == true)
    }

    @Test func `a sheet with interactiveDismissDisabled stays when it's pulled`() throws {
        struct Inside: View {
            @State private var isLocked = true
            var body: some View {
                Button(isLocked ? "Unlock" : "Unlocked") { isLocked = false }
                    .interactiveDismissDisabled(isLocked)
                    .presentationCornerRadius(20)
            }
        }
        show(Screen { _ in Inside() })
        try host.element(.label("Show")).tap()
        #expect(sheet?.preferredCornerRadius == 20)
        host.drag(at: CGPoint(x: 195, y: 100), by: CGVector(dx: 0, dy: 600), duration: 0.2, rests: false)
        host.settle()
        try host.element(.label("Unlock")).tap()
        host.drag(at: CGPoint(x: 195, y: 100), by: CGVector(dx: 0, dy: 600), duration: 0.2, rests: false)
        host.settle()
        #expect(labels == ["Show"])
    }

    @Test func `a preferred color scheme applies to the window or the sheet`() throws {
        struct Main: View {
            @State private var scheme: ColorScheme? = .dark
            @State private var isShown = false
            @Environment(\.colorScheme) private var shown
            var body: some View {
                VStack {
                    Text(shown == .dark ? "dark" : "light")
                    Button("Device") { scheme = nil }
                    Button("Show") { isShown = true }
                }
                .preferredColorScheme(scheme)
                .sheet(isPresented: $isShown) { Text("sheet").preferredColorScheme(.dark) }
            }
        }
        show(Main())
        host.settle()
        #expect(labels.contains("dark"))
        #expect(host.window.traitCollection.userInterfaceStyle == .dark)
        try host.element(.label("Device")).tap()
        host.settle()
        #expect(labels.contains("light"))
        try host.element(.label("Show")).tap()
        #expect(presented?.traitCollection.userInterfaceStyle == .dark)
        #expect(host.window.traitCollection.userInterfaceStyle == .light)
    }

    private struct Popping: View {
        @State private var isShown = false
        @State private var closed = 0

        var body: some View {
            VStack {
                Text("closed \(closed)")
                Button("Show") { isShown = true }
                    .popover(isPresented: $isShown, arrowEdge: .bottom) {
                        Button("Close") { isShown = false }.frame(width: 200, height: 100)
                    }
            }
            .onChange(of: isShown) { if !isShown { closed += 1 } }
        }
    }

    @Test func `a popover points at its view, as large as its content`() throws {
        show(Popping())
        host.change(to: .iPadPro13)
        for round in 1...2 {
            let source = try host.element(.label("Show")).frame
            try host.element(.label("Show")).tap()
            host.settle()
            let popover = try #require(presented?.popoverPresentationController)
            #expect(presented?.preferredContentSize == CGSize(width: 200, height: 100))
            #expect(popover.arrowDirection == .up)
            #expect(popover.frameOfPresentedViewInContainerView.minY >= source.maxY - 1)
            if round == 1 {
                try host.element(.label("Close")).tap()
            } else {
                host.tap(CGPoint(x: 20, y: 40))
            }
            host.settle()
            #expect(labels.contains("closed \(round)"))
        }
    }

    @Test func `a popover is a sheet on a phone, and is dismissed like a sheet`() throws {
        show(Popping())
        for round in 1...2 {
            try host.element(.label("Show")).tap()
            #expect(labels.contains("Close"))
            #expect(presented?.view.bounds.width == 390)
            host.drag(at: CGPoint(x: 195, y: 100), by: CGVector(dx: 0, dy: 600), duration: 0.2, rests: false)
            host.settle()
            #expect(labels.contains("closed \(round)"))
        }
    }
}

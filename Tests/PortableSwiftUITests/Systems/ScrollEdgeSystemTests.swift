import CollageTesting
import DisplayList
import PortableUIKit
import Testing

@testable import PortableSwiftUI
@testable import PortableUIKitCore

/// The effects at the edges of scroll views on iOS 26, and the light at the edge of glass.
@MainActor struct ScrollEdgeSystemTests {
    private let host = TestHost(.iPhone16Pro.running(.iOS26))

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    @Test func `scroll views and lists have the effects of the environment`() throws {
        for isList in [false, true] {
            show(
                Group {
                    if isList { List { Text("a") } } else { ScrollView { Text("a") } }
                }
                .scrollEdgeEffectStyle(.hard, for: [.top, .leading])
                .scrollEdgeEffectHidden(for: .bottom))
            let scroll = try #require(host.first(UIScrollView.self))
            #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
            #expect(scroll.leftEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
            #expect(scroll.bottomEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
            #expect(scroll.bottomEdgeEffect.isHidden && !scroll.topEdgeEffect.isHidden)
        }
    }

    @Test func `in right-to-left layouts, the leading edge is the right one`() throws {
        show(
            ScrollView { Text("a") }.scrollEdgeEffectStyle(.soft, for: .leading)
                .environment(\.layoutDirection, .rightToLeft))
        let scroll = try #require(host.first(UIScrollView.self))
        #expect(scroll.rightEdgeEffect.style === UIScrollEdgeEffect.Style.soft)
        #expect(scroll.leftEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
    }

    @Test func `an effect that becomes hidden disappears below the bar, and returns`() throws {
        struct Screen: View {
            @State private var isHidden = false

            var body: some View {
                NavigationStack {
                    List { Button("Toggle") { isHidden.toggle() } }
                        .scrollEdgeEffectHidden(isHidden, for: .top)
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        show(Screen())
        let bar = try #require(host.first(UINavigationBar.self))
        func fade() -> BarEdgeFade? { self.fade(in: bar) }
        #expect(fade() != nil)
        try host.element(.label("Toggle")).tap()
        host.settle()
        #expect(fade() == nil)
        try host.element(.label("Toggle")).tap()
        host.settle()
        #expect(fade() != nil)
    }

    private func fade(in bar: UIView) -> BarEdgeFade? {
        func visit(_ view: UIView) -> [BarEdgeFadeView] {
            ((view as? BarEdgeFadeView).map { [$0] } ?? []) + view.subviews.flatMap(visit)
        }
        return visit(bar).first?.fade
    }

    @Test func `content that doesn't scroll doesn't fade under a tab bar`() throws {
        let scrolling = ScrollView { Text("a") }
        let screens: [(AnyView, Bool)] = [
            (AnyView(Color.red), false), (AnyView(scrolling), true), (AnyView(NavigationStack { scrolling }), true),
            (AnyView(NavigationStack { Color.red }), false),
        ]
        for (screen, fades) in screens {
            show(TabView { screen.tabItem { Label("One", systemImage: "1.circle") } })
            #expect((fade(in: try #require(host.first(UITabBar.self))) != nil) == fades)
        }
    }

    @Test func `content doesn't fade to a clear background`() throws {
        let scroll = UIScrollView()
        scroll.backgroundColor = .clear
        let view = UIView()
        #expect(BarEdgeFade(under: scroll, in: view, effect: \.bottomEdgeEffect)?.color == .systemBackground)
        view.backgroundColor = .clear
        #expect(BarEdgeFade(under: scroll, in: view, effect: \.bottomEdgeEffect) == nil)
        view.backgroundColor = .red
        #expect(BarEdgeFade(under: scroll, in: view, effect: \.bottomEdgeEffect)?.color == .red)
    }

    @Test func `scroll views without effects create no effect views`() throws {
        show(ScrollView { Text("a") })
        #expect(try #require(host.first(UIScrollView.self)).behavior.edgeEffects == nil)
    }

    @Test func `glass has a light line at its edge, inside its shape`() throws {
        func strokes(_ glass: Glass) throws -> Int {
            show(Text("a").padding().glassEffect(glass))
            func count(_ node: DisplayNode) -> Int {
                node.commands.count { if case .stroke = $0 { true } else { false } }
                    + node.children.map(count).reduce(0, +)
            }
            return try #require(host.first(HostingView.self)).makeDisplayNodes().map(count).reduce(0, +)
        }
        #expect(try strokes(.regular) == 1 && strokes(.clear.tint(.red)) == 1 && strokes(.identity) == 0)
    }

    private struct Banner: View {
        var isEnabled = true
        var onTap: @MainActor () -> Void = {}

        var body: some View {
            Button(action: onTap) { Color.red.frame(height: 200) }
                .buttonStyle(.plain)
                .backgroundExtensionEffect(isEnabled: isEnabled)
                .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    private func shapes() throws -> [CGRect] {
        try #require(host.first(HostingView.self)).inspectedParts.filter { $0.name == "Shape" }.map(\.frame)
    }

    @Test func `copies of a view extend it under the bars that it touches`() throws {
        show(Banner())
        // The copy above the view has its size, and is clipped to the safe area.
        #expect(try shapes().count == 2 && shapes().contains { $0.minY == 62 })
        #expect(host.elements.count == 1)
        show(Banner(isEnabled: false))
        #expect(try shapes().map(\.minY) == [62])
    }

    @Test func `copies of a view aren't touched`() throws {
        var taps = 0
        show(Banner { taps += 1 })
        host.tap(CGPoint(x: 200, y: 30))
        #expect(taps == 0)
        host.tap(CGPoint(x: 200, y: 100))
        #expect(taps == 1)
    }
}

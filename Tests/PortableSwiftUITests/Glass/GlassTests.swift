import CollageTesting
import PortableSwiftUI
import Testing

@MainActor struct GlassTests {
    private let host = TestHost()

    @Test func `glass doesn't change the size of a view, and buttons on glass are tapped`() throws {
        var taps = 0
        host.show(
            UIHostingController(
                rootView: GlassEffectContainer(spacing: 8) {
                    VStack {
                        Text("Plain").frame(width: 80, height: 40).glassEffect()
                        Text("Tinted").frame(width: 80, height: 40)
                            .glassEffect(.clear.tint(.red).interactive(), in: RoundedRectangle(cornerRadius: 8))
                        Text("None").frame(width: 80, height: 40).glassEffect(.identity)
                        Button("Glass") { taps += 1 }.buttonStyle(.glass)
                        Button("Prominent") { taps += 10 }.buttonStyle(.glassProminent)
                        Button("Clear") { taps += 100 }.buttonStyle(.glass(.clear))
                    }
                }))
        for name in ["Glass", "Prominent", "Clear"] { try host.element(.label(name)).tap() }
        #expect(taps == 111)
        let commands = try host.snapshot(.text)
        #expect(!commands.isEmpty)
    }

    @Test func `buttons on glass have the border shape of the environment`() throws {
        for isProminent in [false, true] {
            host.show(
                UIHostingController(
                    rootView: Group {
                        let button = Button {
                        } label: {
                            Text("Add").frame(width: 60, height: 20)
                        }
                        if isProminent {
                            button.buttonStyle(.glassProminent)
                        } else {
                            button.buttonStyle(.glass)
                        }
                    }
                    .buttonBorderShape(.circle)))
            host.settle()
            let frame = try host.element(.label("Add")).frame
            #expect(frame.width == frame.height && frame.width > 60)
        }
    }

    @Test func `a safe area bar insets the content`() throws {
        host.show(
            UIHostingController(
                rootView: Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .safeAreaBar(edge: .bottom) { Text("bar").frame(height: 50) }
                    .scrollEdgeEffectStyle(.hard, for: .top)
                    .scrollEdgeEffectHidden(for: .bottom)
                    .backgroundExtensionEffect()))
        let content = try host.element(.label("content")).frame, bar = try host.element(.label("bar")).frame
        #expect(content.maxY <= bar.midY)
    }

    @Test func `a screen has a subtitle`() throws {
        host.show(
            UIHostingController(
                rootView: NavigationStack {
                    Text("Mail").navigationTitle("Inbox").navigationSubtitle("3 unread")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem { Button("Edit") {} }.sharedBackgroundVisibility(.hidden)
                            ToolbarSpacer(.fixed)
                            ToolbarItem { Button("Add") {} }
                        }
                }))
        host.settle()
        _ = try host.element(.label("3 unread"))
        _ = try host.element(.label("Add"))
    }

    @Test func `a tab view has an accessory above its bar`() throws {
        host.show(
            UIHostingController(
                rootView: TabView { Text("Home").tabItem { Text("Home tab") } }
                    .tabViewBottomAccessory { Text("Player") }
                    .tabBarMinimizeBehavior(.onScrollDown)))
        host.settle()
        let player = try host.element(.label("Player")).frame
        let tab = try host.element(.label("Home tab")).frame
        #expect(player.maxY <= tab.minY + 1)
    }
}

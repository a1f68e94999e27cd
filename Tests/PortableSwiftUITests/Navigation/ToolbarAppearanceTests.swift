import CollageTesting
import Observation
import Testing

@testable import PortableSwiftUI

@MainActor @Observable private final class Ground {
    var isRed = true
}

/// The appearance and the visibility of the bars around a screen.
@MainActor struct ToolbarAppearanceTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var bar: UINavigationBar? { host.first(UINavigationBar.self) }
    private var navigation: UINavigationController? { controller() }

    /// The first controller of a class among the visible and hidden controllers.
    private func controller<Controller: UIViewController>(
        _ type: Controller.Type = Controller.self, in parent: UIViewController? = nil
    ) -> Controller? {
        guard let parent = parent ?? host.window.rootViewController else { return nil }
        return parent as? Controller ?? parent.children.lazy.compactMap { controller(type, in: $0) }.first
    }

    @Test func `a bar has the color of its screen where its background is visible`() throws {
        show(NavigationView { Text("a").toolbarBackground(.red, for: .navigationBar) })
        let item = try #require(bar?.topItem)
        #expect(item.standardAppearance?.backgroundColor == UIColor(Color.red).resolvedColor(with: .current))
        #expect(item.standardAppearance?.backgroundEffect == nil)
        #expect(item.scrollEdgeAppearance == nil)
        show(
            NavigationView {
                Text("a").toolbarBackground(.red).toolbarBackgroundVisibility(.visible, for: .navigationBar)
            })
        #expect(bar?.topItem?.scrollEdgeAppearance?.backgroundColor != nil)
        show(NavigationView { Text("a").toolbarBackground(.hidden) })
        #expect(bar?.topItem?.standardAppearance?.backgroundEffect == nil)
    }

    @Test func `materials and gradients fill a bar, too`() throws {
        show(NavigationView { Text("a").toolbarBackground(.thinMaterial, for: .navigationBar) })
        let tint = try #require(bar?.topItem?.standardAppearance?.backgroundEffect).tint.color(with: .current)
        #expect(tint == UIBlurEffect(style: .systemThinMaterial).tint.color(with: .current))
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        show(NavigationView { Text("a").toolbarBackground(gradient, for: .navigationBar) })
        #expect(bar?.topItem?.standardAppearance?.backgroundImage != nil)
    }

    @Test func `a screen that hides the bar restores it for the next`() throws {
        show(
            NavigationView {
                NavigationLink("Open") { Text("Inside").toolbarVisibility(.visible, for: .navigationBar) }
                    .toolbarVisibility(.hidden, for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
            })
        let navigation = try #require(navigation)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.navigationBar.overrideUserInterfaceStyle == .dark)
        for _ in 0..<2 {
            try host.element(.label("Open")).tap()
            #expect(!navigation.isNavigationBarHidden)
            #expect(navigation.navigationBar.overrideUserInterfaceStyle == .unspecified)
            navigation.popViewController(animated: true)
            host.settle()
            #expect(navigation.isNavigationBarHidden)
        }
    }

    @Test func `a bar's appearance changes with the state that it depends on`() throws {
        struct Screen: View {
            @State private var isOn = true

            var body: some View {
                NavigationView {
                    Button("Switch") { isOn.toggle() }
                        .toolbarVisibility(isOn ? .hidden : .automatic, for: .navigationBar)
                        .toolbarBackground(isOn ? .red : .blue, for: .navigationBar)
                }
            }
        }
        show(Screen())
        let navigation = try #require(navigation)
        for step in 0..<4 {
            #expect(navigation.isNavigationBarHidden == (step % 2 == 0))
            let color = UIColor(step % 2 == 0 ? Color.red : .blue).resolvedColor(with: .current)
            #expect(navigation.topViewController?.navigationItem.standardAppearance?.backgroundColor == color)
            try host.element(.label("Switch")).tap()
        }
    }

    @Test func `a tab can hide the tab bar, and another tab shows it again`() throws {
        struct Screen: View {
            @State private var tab = 0

            var body: some View {
                TabView(selection: $tab) {
                    Button("To second") { tab = 1 }.toolbarVisibility(.hidden, for: .tabBar)
                        .tabItem { Text("First") }.tag(0)
                    Button("To first") { tab = 0 }.toolbarBackground(.red, for: .tabBar)
                        .tabItem { Text("Second") }.tag(1)
                }
            }
        }
        show(Screen())
        let tabs = try #require(controller(UITabBarController.self))
        #expect(tabs.isTabBarHidden)
        let standard = tabs.tabBar.standardAppearance.backgroundColor
        try host.element(.label("To second")).tap()
        #expect(!tabs.isTabBarHidden)
        #expect(tabs.tabBar.standardAppearance.backgroundColor != nil)
        try host.element(.label("To first")).tap()
        #expect(tabs.isTabBarHidden)
        #expect(tabs.tabBar.standardAppearance.backgroundColor == standard)
    }

    @Test func `a bar below the screen can be hidden`() throws {
        struct Screen: View {
            @State private var isHidden = false

            var body: some View {
                Button("Switch") { isHidden.toggle() }
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                    .toolbarVisibility(isHidden ? .hidden : .automatic, for: .bottomBar)
            }
        }
        show(Screen())
        for step in 0..<4 {
            #expect(host.elements.contains { $0.label == "Below" } == (step % 2 == 0))
            try host.element(.label("Switch")).tap()
        }
    }

    @Test func `a bottom bar has the default background if the next screen doesn't specify one`() throws {
        struct Screen: View {
            @State private var isRed = true

            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("Open") {
                            Text("Inside").toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                        }
                        Button("Switch") { isRed.toggle() }
                    }
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                    .toolbarBackground(isRed ? .visible : .automatic, for: .bottomBar)
                    .toolbarBackground(isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.blue), for: .bottomBar)
                }
            }
        }
        show(Screen())
        let toolbar = try #require(navigation?.toolbar)
        func color(_ color: Color) -> UIColor { UIColor(color).resolvedColor(with: .current) }
        for _ in 0..<2 {
            #expect(toolbar.standardAppearance.backgroundColor == color(.red))
            #expect(toolbar.scrollEdgeAppearance?.backgroundColor == color(.red))
            try host.element(.label("Open")).tap()
            #expect(toolbar.standardAppearance.backgroundColor == nil)
            #expect(toolbar.standardAppearance.backgroundEffect != nil && toolbar.scrollEdgeAppearance == nil)
            navigation?.popViewController(animated: true)
            host.settle()
        }
        try host.element(.label("Switch")).tap()
        #expect(toolbar.standardAppearance.backgroundColor == color(.blue) && toolbar.scrollEdgeAppearance == nil)
    }

    @Test func `all bars can be dark, including their items`() throws {
        func screen(_ scheme: ColorScheme?) -> some View {
            NavigationView {
                Text("a")
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Text("Above") }
                        ToolbarItem(placement: .bottomBar) { Text("Below") }
                    }
                    .toolbarColorScheme(scheme, for: .navigationBar, .bottomBar)
            }
        }
        for (scheme, style) in [(ColorScheme?.none, UIUserInterfaceStyle.unspecified), (.dark, .dark)] {
            show(screen(scheme))
            let navigation = try #require(navigation)
            for bar in [navigation.navigationBar, navigation.toolbar] as [UIView] {
                #expect(bar.overrideUserInterfaceStyle == style)
                let traits = UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
                #expect(host.textColors(in: bar).last == UIColor.label.color(with: traits))
            }
        }
    }

    @Test func `a bottom bar has the default color scheme again if the next screen doesn't specify one`() throws {
        show(
            NavigationView {
                NavigationLink("Open") {
                    Text("Inside").toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                }
                .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                .toolbarColorScheme(.dark, for: .bottomBar)
            })
        let navigation = try #require(navigation)
        for _ in 0..<2 {
            #expect(navigation.toolbar.overrideUserInterfaceStyle == .dark)
            try host.element(.label("Open")).tap()
            #expect(navigation.toolbar.overrideUserInterfaceStyle == .unspecified)
            navigation.popViewController(animated: true)
            host.settle()
        }
    }

    @Test func `a covered screen leaves the bars to the visible one`() throws {
        struct Screen: View {
            let box: Ground

            var body: some View {
                NavigationView {
                    NavigationLink("Open") {
                        Text("Inside").toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                    }
                    .toolbarBackground(box.isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.blue), for: .bottomBar)
                    .toolbarColorScheme(box.isRed ? .light : .dark, for: .bottomBar)
                }
            }
        }
        let box = Ground()
        show(Screen(box: box))
        let toolbar = try #require(navigation?.toolbar)
        try host.element(.label("Open")).tap()
        box.isRed = false
        host.settle()
        #expect(toolbar.overrideUserInterfaceStyle == .unspecified)
        #expect(toolbar.standardAppearance.backgroundColor == nil)
        navigation?.popViewController(animated: true)
        host.settle()
        #expect(toolbar.overrideUserInterfaceStyle == .dark)
        #expect(toolbar.standardAppearance.backgroundColor == UIColor(Color.blue).resolvedColor(with: .current))
    }

    @Test func `a bar below a screen outside of stacks has the appearance of its views`() throws {
        show(
            Text("a")
                .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                .toolbarColorScheme(.dark, for: .bottomBar)
                .toolbarBackground(.red, for: .bottomBar)
                .toolbarBackgroundVisibility(.visible, for: .bottomBar))
        let bar = try #require(host.first(UIToolbar.self))
        #expect(bar.overrideUserInterfaceStyle == .dark)
        #expect(bar.standardAppearance.backgroundColor != nil)
        #expect(
            host.textColors(in: bar).last == UIColor.label.color(with: UITraitCollection(userInterfaceStyle: .dark)))
    }

    @Test func `the tab bar can be dark`() throws {
        struct Screen: View {
            @State private var tab = 0

            var body: some View {
                TabView(selection: $tab) {
                    Button("To second") { tab = 1 }.toolbarColorScheme(.dark, for: .tabBar)
                        .toolbarBackground(.red, for: .tabBar)
                        .tabItem { Text("First") }.tag(0)
                    Button("To first") { tab = 0 }.tabItem { Text("Second") }.tag(1)
                }
            }
        }
        show(Screen())
        let bar = try #require(controller(UITabBarController.self)).tabBar
        for _ in 0..<2 {
            #expect(bar.overrideUserInterfaceStyle == .dark)
            #expect(bar.standardAppearance.backgroundColor != nil)
            try host.element(.label("To second")).tap()
            #expect(bar.overrideUserInterfaceStyle == .unspecified)
            #expect(bar.standardAppearance.backgroundColor == nil)
            try host.element(.label("To first")).tap()
        }
    }

    @Test func `items in a bar keep their size at every text size`() throws {
        func heights(_ category: UIContentSizeCategory) throws -> [CGFloat] {
            let host = TestHost(contentSizeCategory: category)
            host.show(
                UIHostingController(
                    rootView: NavigationView {
                        Text("a").toolbar {
                            ToolbarItem(placement: .topBarTrailing) {
                                Button {
                                } label: {
                                    Image(systemName: "gearshape")
                                }
                                .accessibilityLabel("Settings")
                            }
                            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                        }
                    }))
            host.settle()
            return try ["Settings", "Below"].map { try host.element(.label($0)).frame.height }
        }
        #expect(try heights(.accessibilityExtraExtraExtraLarge) == heights(.large))
        #expect(try heights(.extraSmall) == heights(.large))
    }
}

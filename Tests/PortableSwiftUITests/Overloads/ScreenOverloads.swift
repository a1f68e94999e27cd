import Foundation

@testable import PortableSwiftUI

/// Navigation, tabs, toolbars, presentations, and searches.
struct ScreenOverloads: View {
    struct Item: Identifiable, Hashable {
        var id: String { name }
        var name = ""
    }

    enum Problem: LocalizedError { case first }

    @State private var path: [Int] = []
    @Namespace private var namespace
    @State private var selection: Int?
    @State private var item: Item?
    @State private var isPresented = false
    @State private var text = ""
    @State private var tokens: [Item] = []
    @State private var problem: Problem?
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        VStack {
            stacks
            splits
            tabs
        }
    }

    @ViewBuilder private var stacks: some View {
        NavigationStack(path: $path) {
            VStack {
                links
                toolbars
                presentations
                dialogs
                searches
            }
            .navigationTitle("a").navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(item: $item) { Text($0.name) }
            .navigationDestination(isPresented: $isPresented) { Text("a") }
        }
    }

    @ViewBuilder private var links: some View {
        NavigationLink("a", value: 1)
        NavigationLink(value: 1) { Text("a") }
        NavigationLink("a") { Text("b") }
        NavigationLink {
            Text("b")
        } label: {
            Text("a")
        }
        NavigationLink(destination: Text("b")) { Text("a") }
        NavigationLink("a", destination: Text("b"))
    }

    @ViewBuilder private var splits: some View {
        NavigationSplitView {
            Text("a")
        } detail: {
            Text("b")
        }
        NavigationSplitView(columnVisibility: $visibility) {
            List(1..<3, selection: $selection) { NavigationLink("\($0)", value: $0) }
        } content: {
            Text("b").navigationSplitViewColumnWidth(min: 100, ideal: 200)
        } detail: {
            Text(selection?.description ?? "none")
        }
        .navigationSplitViewStyle(.balanced)
    }

    @ViewBuilder private var tabs: some View {
        TabView(selection: $selection) {
            Tab("a", systemImage: "star", value: 1) { Text("a") }.badge(3).customizationID("a")
            Tab(value: 2) {
                Text("b")
            } label: {
                Label("b", systemImage: "star")
            }
            .popover(isPresented: .constant(false)) { Text("c") }
            Tab(value: 3, role: .search) { Text("c") }
        }
        TabView {
            Text("a").tabItem { Label("a", systemImage: "star") }.tag(1)
            Text("b").tabItem { Text("b") }.tag(2)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }

    @ViewBuilder private var toolbars: some View {
        Text("a").toolbar {
            ToolbarItem(placement: .topBarLeading) { EditButton() }
            ToolbarItemGroup(placement: .bottomBar) {
                Spacer(); Button("b") {}
            }
            if isPresented { ToolbarItem { Text("c") } }
        }
        Text("a").toolbar(id: "main") {
            ToolbarItem(id: "a", placement: .primaryAction) { Text("b") }.customizationBehavior(.disabled)
            ToolbarItem(id: "b") { Text("c") }.defaultCustomization(.hidden)
            if #available(iOS 18, *) { ToolbarItem(id: "c") { Text("d") } }
            ToolbarItem(id: "s") { Text("s") }.matchedTransitionSource(id: 1, in: namespace)
            if isPresented { ToolbarSpacer(.fixed) } else { ToolbarItem(id: "d") { Text("e") } }
        }
        Text("a").toolbar { Button("b") {} }.toolbarVisibility(.hidden, for: .navigationBar)
        Text("a").toolbarBackground(.visible, for: .navigationBar).toolbarBackground(Color.red, for: .tabBar)
    }

    @ViewBuilder private var presentations: some View {
        Text("a").sheet(isPresented: $isPresented) { Text("b") }.sheet(item: $item, onDismiss: {}) { Text($0.name) }
        Text("a").fullScreenCover(item: $item) { Text($0.name) }.fullScreenCover(isPresented: $isPresented) {}
        Text("a").popover(item: $item, attachmentAnchor: .point(.top), arrowEdge: .bottom) { Text($0.name) }
        Text("a").presentationDetents([.medium, .fraction(0.8), .height(300)]).presentationBackground(.thinMaterial)
        Text("a").presentationSizing(.page.fitted(horizontal: true, vertical: false)).presentationSizing(.form)
        Text("a").inspector(isPresented: $isPresented) { Text("b").inspectorColumnWidth(200) }
    }

    @ViewBuilder private var dialogs: some View {
        Text("a").alert("b", isPresented: $isPresented) {
            Button("c") {}
        } message: {
            Text("d")
        }
        Text("a").alert("b", isPresented: $isPresented, presenting: item) { Button($0.name) {} }
        Text("a").alert(isPresented: $isPresented, error: problem) { Button("b") {} }
        Text("a").confirmationDialog("b", isPresented: $isPresented, titleVisibility: .visible) { Button("c") {} }
        Text("a").alert(item: $item) { Alert(title: Text($0.name), dismissButton: .default(Text("b"))) }
        Text("a").contextMenu {
            Button("b") {}
        } preview: {
            Text("c")
        }
    }

    @ViewBuilder private var searches: some View {
        Text("a").searchable(text: $text).searchSuggestions { Text("b").searchCompletion("c") }
        Text("a").searchable(text: $text, isPresented: $isPresented, placement: .sidebar, prompt: "b")
        Text("a").searchable(text: $text, tokens: $tokens, prompt: Text("b")) { Text($0.name) }
        Text("a").searchScopes($selection) { Text("b").tag(1 as Int?) }
    }
}

import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Less common initializers and modifiers of controls, tabs, and toolbars.
@MainActor struct SmallFormTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var labels: [String] { host.elements.map(\.label) }

    @Test func `a gauge has labels for its value and for other values`() {
        struct Marks: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.currentValueLabel
                    configuration.markedValueLabels
                }
            }
        }
        show(
            Gauge(value: 0.5) {
                Text("Label")
            } currentValueLabel: {
                Text("Half")
            } markedValueLabels: {
                Text("Full")
            }
            .gaugeStyle(Marks()))
        #expect(labels == ["Half", "Full"])
    }

    @Test func `links that share items have a title and previews`() {
        show(
            VStack {
                ShareLink("Send", items: ["a"]) { SharePreview($0) }
                ShareLink(Text("Pass"), items: ["a"]) { SharePreview($0) }
                ShareLink(Text("Give"), items: ["a"])
                ShareLink(Text("Lend"), item: "a", preview: SharePreview("a"))
            })
        #expect(labels == ["Send", "Pass", "Give", "Lend"])
    }

    @Test func `toolbar content that's hidden by default isn't shown`() {
        struct Items: CustomizableToolbarContent {
            var body: some CustomizableToolbarContent {
                ToolbarItem(id: "a") { Button("First") {} }.customizationBehavior(.reorderable)
                ToolbarItem(id: "b") { Button("Second") {} }.defaultCustomization(.hidden)
                ToolbarItem(id: "c") { Button("Third") {} }
                    .defaultCustomization(.hidden, options: .alwaysAvailable)
                ToolbarSpacer(.fixed)
                ToolbarItem(id: "d") { Button("Fourth") {} }.sharedBackgroundVisibility(.hidden)
            }
        }
        show(NavigationStack { Text("Content").toolbar(id: "main") { Items() } })
        #expect(labels.contains("First") && labels.contains("Third") && labels.contains("Fourth"))
        #expect(!labels.contains("Second"))
    }

    private struct Tabs: View {
        @State private var isPresented = true

        var body: some View {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("Screen") }
                    .popover(isPresented: $isPresented) { Text("Hint") }
            }
        }
    }

    @Test func `a tab shows a popover`() {
        show(Tabs())
        #expect(labels.contains("Hint"))
    }

    @Test func `sizes of sheets can fit the content`() {
        show(Text("a").presentationSizing(.page.fitted(horizontal: true, vertical: false).sticky(vertical: true)))
        #expect(labels == ["a"])
    }

    private struct Drawing: View {
        @Environment(\.preferredPencilDoubleTapAction) private var doubleTap
        @Environment(\.preferredPencilSqueezeAction) private var squeeze

        var body: some View {
            Text(doubleTap == .ignore && squeeze == .ignore ? "finger" : "pencil")
                .onPencilDoubleTap { _ in }.onPencilSqueeze { _ in }
                .navigationDocument(URL(filePath: "/a")).navigationDocument("a", preview: SharePreview("b"))
        }
    }

    @Test func `there is no pencil`() {
        show(Drawing())
        #expect(labels == ["finger"])
    }
}

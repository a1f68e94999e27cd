import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Parts that are too small for a separate suite.
@MainActor struct SmallPartTests {
    private let host = TestHost()

    private struct Choice: View {
        @State private var flavor = "Vanilla"

        var body: some View {
            Picker("Flavor", selection: $flavor) {
                ForEach(["Vanilla", "Lemon"], id: \.self) { Text($0) }
            }
            .pickerStyle(.menu)
        }
    }

    @Test func `a menu picker shows the selection, and changes it`() throws {
        host.show(UIHostingController(rootView: Choice()))
        host.settle()
        let button = try #require(host.elements.first { $0.label.contains("Vanilla") })
        try button.tap()
        host.settle()
        try host.element(.label("Lemon")).tap()
        host.settle()
        #expect(host.elements.contains { $0.label.contains("Lemon") })
    }

    @Test func `a view can transform its content before it passes it on`() {
        struct Reader: View {
            @Environment(\.lineLimit) var limit
            var body: some View { Box("\(limit ?? 0)") }
        }
        let view = VStack { Reader() }.transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }.lineLimit(4)
        #expect(TestGraph(view).boxes == ["5"])
    }

    @Test func `symbols follow the environment's image scale`() {
        func height(_ scale: Image.Scale) -> Double {
            LaidOut(Image(systemName: "star").imageScale(scale)).leaves[0].frame.size.height
        }
        #expect(height(.small) < height(.medium) && height(.medium) < height(.large))
    }

    @Test func `elements with a higher priority are read first`() {
        host.show(
            UIHostingController(
                rootView: VStack {
                    Text("second")
                    Text("first").accessibilitySortPriority(1)
                }))
        host.settle()
        let read = host.first(HostingView.self)?.accessibilityElements ?? []
        #expect(read.compactMap { ($0 as? AccessibilityNode)?.accessibilityLabel } == ["first", "second"])
    }

    @Test func `bodies can check the availability of the system`() {
        struct Dated: View {
            var body: some View {
                if #available(iOS 15, *) { Box("new") } else { Box("old") }
                if #available(iOS 15, *) { Box("more") }
            }
        }
        #expect(TestGraph(Dated()).boxes == ["new", "more"])
    }

    @Test func `toolbar items can be conditional`() {
        struct Screen: View {
            @State private var isEditing = false

            var body: some View {
                NavigationView {
                    Button("Edit") { isEditing.toggle() }
                        .toolbar {
                            if isEditing {
                                ToolbarItem { Text("Save") }
                            } else {
                                ToolbarItem { Text("Add") }
                            }
                            if isEditing { ToolbarItem(placement: .navigationBarLeading) { Text("Cancel") } }
                        }
                }
            }
        }
        host.show(UIHostingController(rootView: Screen()))
        host.settle()
        #expect(host.elements.contains { $0.label == "Add" })
        try? host.element(.label("Edit")).tap()
        host.settle()
        #expect(Set(host.elements.compactMap(\.label)).isSuperset(of: ["Save", "Cancel"]))
        #expect(!host.elements.contains { $0.label == "Add" })
    }

    @Test func `a scene can be conditional`() {
        struct Conditional: Scene {
            let isShown: Bool
            var body: some Scene {
                if isShown { WindowGroup { Text("first") } }
                WindowGroup { Text("second") }
            }
        }
        for (isShown, label) in [(true, "first"), (false, "second")] {
            let view = Conditional._content(Conditional(isShown: isShown))
            #expect(view.map { TestGraph($0).text } == label)
        }
    }

    @Test func `a type-erased shape is drawn and measured like the original`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(AnyShape(Capsule()).path(in: rect) == Capsule().path(in: rect))
        let offer = ProposedViewSize(width: 30, height: 20)
        #expect(AnyShape(Circle()).sizeThatFits(offer) == Circle().sizeThatFits(offer))
    }
}

extension TestGraph {
    /// The first text.
    fileprivate var text: String? {
        func find(_ element: Element) -> String? {
            (element as? TextElement)?.content?.text.text ?? element.children.lazy.compactMap(find).first
        }
        return find(graph.rootElement)
    }
}

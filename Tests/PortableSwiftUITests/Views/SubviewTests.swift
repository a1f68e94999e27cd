import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

/// Views that are made of the views that others stand for.
@MainActor struct SubviewTests {
    private struct Card: View {
        let subview: Subview

        var body: some View {
            if subview.containerValues.isPinned { Box("pin") }
            subview
        }
    }

    private final class Model {
        var names: Binding<[String]>?
    }

    private struct Screen: View {
        let model: Model
        @State private var names = ["a", "b"]

        var body: some View {
            let _ = model.names = $names
            Column {
                ForEach(subviews: content) { Card(subview: $0) }
            }
        }

        @ViewBuilder private var content: some View {
            Box("first").containerValue(\.isPinned, true)
            ForEach(names, id: \.self) { Box($0) }
        }
    }

    @Test func `each subview has its container values, and follows the data`() {
        let model = Model()
        let screen = TestGraph(Screen(model: model))
        #expect(screen.boxes == ["pin", "first", "a", "b"])
        model.names?.wrappedValue = ["b", "c", "a"]
        screen.settle()
        #expect(screen.boxes == ["pin", "first", "b", "c", "a"])
        model.names?.wrappedValue = []
        screen.settle()
        #expect(screen.boxes == ["pin", "first"])
    }

    @Test func `a group reads the number and the identifiers of subviews`() {
        let view = Group(subviews: TupleView((Box("a"), Box("b"), Box("c")))) { subviews in
            Box("\(subviews.count) \(Set(subviews.map(\.id)).count)")
            subviews[1...]
            subviews
        }
        #expect(TestGraph(Column { view }).boxes == ["3 3", "b", "c", "a", "b", "c"])
    }

    @Test func `Group and ForEach read sections`() {
        struct Sections: View {
            var body: some View {
                Box("alone")
                Section {
                    Box("one")
                    Box("two")
                } header: {
                    Box("header")
                } footer: {
                    Box("footer")
                }
            }
        }
        let group = Group(sections: Sections()) { sections in
            Box("\(sections.count)")
            ForEach(sections) { section in
                Box("\(section.header.count) \(section.content.count) \(section.footer.count)")
                section.content
            }
        }
        #expect(TestGraph(Column { group }).boxes == ["2", "0 1 0", "alone", "1 2 1", "one", "two"])
        let each = ForEach(sections: Sections()) { section in
            section.footer
            section.header
        }
        #expect(TestGraph(Column { each }).boxes == ["footer", "header"])
    }

    @Test func `modifiers of a subview reach the view`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300), safeAreaInsets: .zero)
        struct Reader: View {
            @Environment(\.lineLimit) private var limit
            @State private var count = 0

            var body: some View { Button("\(limit ?? 0) \(count)") { count += 1 } }
        }
        struct Screen: View {
            @State private var isReversed = false

            var body: some View {
                VStack {
                    Button("Reverse") { isReversed.toggle() }
                    ForEach(subviews: content) { $0.lineLimit(3) }
                }
            }

            @ViewBuilder private var content: some View {
                ForEach(isReversed ? [2, 1] : [1, 2], id: \.self) { _ in Reader() }
            }
        }
        host.show(UIHostingController(rootView: Screen()))
        #expect(host.elements.map(\.label) == ["Reverse", "3 0", "3 0"])
        let frame = try #require(host.elements.first { $0.label == "3 0" }).frame
        host.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(host.elements.map(\.label) == ["Reverse", "3 1", "3 0"])
        // The state belongs to the element.
        try host.element(.label("Reverse")).tap()
        #expect(host.elements.map(\.label) == ["Reverse", "3 0", "3 1"])
    }

    @Test func `container values have the tag of a view`() {
        var seen: [Int?] = []
        let view = Group(subviews: TupleView((Box("a").tag(7), Box("b")))) { subviews in
            let _ = seen = subviews.map { $0.containerValues.tag(for: Int.self) }
            Box("\(subviews[0].containerValues.hasTag(7)) \(subviews[1].containerValues.hasTag(7))")
        }
        #expect(TestGraph(Column { view }).boxes == ["true false"])
        #expect(seen == [7, nil])
    }
}

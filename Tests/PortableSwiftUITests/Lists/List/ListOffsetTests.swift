import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// The offsets of rows in the collection of their `ForEach`, in lists with other rows around them.
@MainActor struct ListOffsetTests {
    private let host = TestHost(size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)

    private struct Part: Identifiable {
        var id: String
        var items: [String]
    }

    /// A `ForEach` whose elements have another `ForEach` between other rows.
    private struct Nested: View {
        @State var parts = [Part(id: "A", items: ["a0", "a1", "a2"]), Part(id: "B", items: ["b0", "b1"])]
        let hasSections: Bool
        var mode = EditMode.inactive

        var body: some View {
            List {
                Text("first")
                ForEach($parts) { $part in
                    if hasSections { Section { rows($part) } } else { rows($part) }
                }
            }
            .environment(\.editMode, .constant(mode))
        }

        @ViewBuilder private func rows(_ part: Binding<Part>) -> some View {
            Text("top")
            ForEach(part.wrappedValue.items, id: \.self) { Text($0) }
                .onDelete { part.wrappedValue.items.remove(atOffsets: $0) }
                .onMove { part.wrappedValue.items.move(fromOffsets: $0, toOffset: $1) }
            Text("bottom")
        }
    }

    /// A `ForEach` whose elements have several rows each, or a section.
    private struct Wide: View {
        @State var parts = ["A", "B", "C"]
        let hasSections: Bool

        var body: some View {
            List {
                ForEach(parts, id: \.self) { part in
                    if hasSections {
                        Section { ForEach(0..<2, id: \.self) { Text("\(part)\($0)") } }
                    } else {
                        Text("\(part)0")
                        Text("\(part)1")
                    }
                }
                .onDelete { parts.remove(atOffsets: $0) }
            }
        }
    }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var view: ListCollectionView { host.first(ListCollectionView.self)! }
    private var labels: [String] { host.elements.compactMap(\.label) }
    private var items: [String] { labels.filter { $0.count == 2 } }

    /// The index path of a row, in the order of the list.
    private func path(_ label: String) throws -> IndexPath {
        var rest = try #require(labels.firstIndex(of: label))
        for section in 0..<view.numberOfSections {
            let count = view.numberOfItems(inSection: section)
            if rest < count { return IndexPath(item: rest, section: section) }
            rest -= count
        }
        throw CocoaError(.keyValueValidation)
    }

    private func delete(_ label: String) throws {
        let swipe = try #require(view.list?.swipeActions(at: path(label), .trailing))
        swipe.actions[0].handler(swipe.actions[0], view) { _ in }
        host.settle()
    }

    private func move(_ label: String, to target: String) throws {
        #expect(view.beginInteractiveMovementForItem(at: try path(label)))
        let center = try #require(view.cellForItem(at: path(target))).center
        view.updateInteractiveMovementTargetPosition(center)
        host.settle()
        view.endInteractiveMovement()
        host.settle()
    }

    @Test(arguments: [false, true]) func `a row is deleted from its own collection`(hasSections: Bool) throws {
        show(Nested(hasSections: hasSections))
        #expect(try view.list?.swipeActions(at: path("first"), .trailing) == nil)
        #expect(try view.list?.swipeActions(at: path("top"), .trailing) == nil)
        try delete("b1")
        #expect(items == ["a0", "a1", "a2", "b0"])
        try delete("a1")
        #expect(items == ["a0", "a2", "b0"])
    }

    @Test(arguments: [false, true]) func `a row moves in its own collection only`(hasSections: Bool) throws {
        show(Nested(hasSections: hasSections, mode: .active))
        try move("b0", to: "b1")
        #expect(items == ["a0", "a1", "a2", "b1", "b0"])
        try move("a2", to: "a0")
        #expect(items == ["a2", "a0", "a1", "b1", "b0"])
        try move("a0", to: "b1")
        #expect(items == ["a2", "a0", "a1", "b1", "b0"])
        #expect(labels.first == "first" && labels.last == "bottom")
    }

    @Test(arguments: [false, true]) func `an element with several rows is deleted as a whole`(
        hasSections: Bool
    ) throws {
        show(Wide(hasSections: hasSections))
        try delete("B1")
        #expect(items == ["A0", "A1", "C0", "C1"])
    }
}

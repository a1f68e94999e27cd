import CollageTesting
import Foundation
import RandomNumbers
import Testing

@testable import PortableSwiftUI

/// Editing lists: deleting, moving, swiping, and the collections that follow.
@MainActor struct ListEditingTests {
    private let host = TestHost(size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var view: ListCollectionView { host.first(ListCollectionView.self)! }
    private var labels: [String] { host.elements.compactMap(\.label).filter { $0.hasPrefix("row") } }

    private struct Screen: View {
        @State var rows = ["row a", "row b", "row c", "row d"]
        var mode = EditMode.inactive
        var body: some View {
            List {
                ForEach(rows, id: \.self) { row in
                    Text(row).deleteDisabled(row == "row c")
                }
                .onDelete { rows.remove(atOffsets: $0) }
                .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.editMode, .constant(mode))
        }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `a swipe deletes a row that allows it`() throws {
        show(Screen())
        #expect(view.list?.swipeActions(at: path(2), .trailing) == nil)
        let swipe = try #require(view.list?.swipeActions(at: path(1), .trailing))
        #expect(swipe.actions.map(\.title) == ["Delete"])
        swipe.actions[0].handler(swipe.actions[0], view) { _ in }
        host.settle()
        #expect(labels == ["row a", "row c", "row d"])
        #expect(view.numberOfItems(inSection: 0) == 3)
    }

    @Test func `rows have controls in edit mode`() throws {
        show(Screen(mode: .active))
        #expect(view.isEditing)
        let cells = (0..<4).compactMap { view.cellForItem(at: path($0)) as? ListCell }
        #expect(
            cells.map(\.accessoryNames) == [["delete", "move"], ["delete", "move"], ["move"], ["delete", "move"]])
    }

    @Test func `a row that is dragged moves in the data`() throws {
        show(Screen(mode: .active))
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        let target = try #require(view.cellForItem(at: path(2))).center
        view.updateInteractiveMovementTargetPosition(target)
        host.settle()
        view.endInteractiveMovement()
        host.settle()
        #expect(labels == ["row b", "row c", "row a", "row d"])
    }

    @Test func `a move that the app doesn't perform is undone`() throws {
        show(
            List {
                ForEach(["row a", "row b", "row c"], id: \.self) { Text($0) }.onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active)))
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(try #require(view.cellForItem(at: path(2))).center)
        host.settle()
        view.endInteractiveMovement()
        host.settle()
        #expect(labels == ["row a", "row b", "row c"])
    }

    @Test func `a list edits the data of its binding`() throws {
        struct Editable: View {
            @State var rows = ["row a", "row b"]
            var body: some View {
                List($rows, id: \.self, editActions: .all) { $row in Text(row) }
            }
        }
        show(Editable())
        let swipe = try #require(view.list?.swipeActions(at: path(0), .trailing))
        swipe.actions[0].handler(swipe.actions[0], view) { _ in }
        host.settle()
        #expect(labels == ["row b"])
    }

    @Test func `rows have the swipe actions of their views`() throws {
        var log: [String] = []
        show(
            List {
                Text("row a")
                    .swipeActions(edge: .leading) { Button("Read") { log.append("read") } }
                    .swipeActions(allowsFullSwipe: false) {
                        Button("Delete", role: .destructive) {}
                        Button("Flag") {}
                    }
            })
        let leading = try #require(view.list?.swipeActions(at: path(0), .leading))
        #expect(leading.actions.map(\.title) == ["Read"] && leading.performsFirstActionWithFullSwipe)
        leading.actions[0].handler(leading.actions[0], view) { _ in }
        #expect(log == ["read"])
        let trailing = try #require(view.list?.swipeActions(at: path(0), .trailing))
        #expect(trailing.actions.map(\.title) == ["Delete", "Flag"] && !trailing.performsFirstActionWithFullSwipe)
    }

    @Test func `removing and moving elements follows the offsets`() {
        var letters = Array("abcdef")
        letters.remove(atOffsets: [1, 3])
        #expect(String(letters) == "acef")
        letters = Array("abcdef")
        letters.move(fromOffsets: [1, 3], toOffset: 5)
        #expect(String(letters) == "acebdf")
        letters.move(fromOffsets: [4], toOffset: 0)
        #expect(String(letters) == "dacebf")
        letters.move(fromOffsets: [0], toOffset: 6)
        #expect(String(letters) == "acebfd")
    }

    @Test func `offsets that are out of range are reported, and ignored`() {
        var letters = Array("abc")
        letters.remove(atOffsets: [1, 7])
        #expect(String(letters) == "ac")
        letters.move(fromOffsets: [0], toOffset: 9)
        #expect(String(letters) == "ca")
        letters.move(fromOffsets: [5], toOffset: 0)
        #expect(String(letters) == "ca")
    }
}

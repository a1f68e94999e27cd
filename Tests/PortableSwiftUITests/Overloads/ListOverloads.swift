import Foundation

@testable import PortableSwiftUI

/// The initializers of lists, sections, and outlines, and the modifiers of rows.
struct ListOverloads: View {
    struct Item: Identifiable, Hashable {
        var id: String { name }
        var name = ""
        var parts: [Item]?
        var isOn = false
    }

    @State private var items = [Item(name: "a", parts: [Item(name: "b")]), Item(name: "c")]
    @State private var one: String?
    @State private var several: Set<String> = []
    @State private var isExpanded = true

    var body: some View {
        VStack {
            plain
            selectable
            bindings
            editable
            outlines
            sections
        }
    }

    @ViewBuilder private var plain: some View {
        List { Text("row") }
        List(items) { Text($0.name) }
        List(items, id: \.name) { Text($0.name) }
        List(0..<2) { Text("\($0)") }
        List(1...2, id: \.self) { Text(verbatim: "\($0)") }
        List(Array(items.enumerated()), id: \.offset) { index, item in Text("\(index) \(item.name)") }
    }

    @ViewBuilder private var selectable: some View {
        List(selection: $one) { Text("row").tag("a") }
        List(selection: $several) { Text("row").tag("a") }
        List(items, selection: $one) { Text($0.name) }
        List(items, selection: $several) { Text($0.name) }
        List(items, id: \.name, selection: $one) { Text($0.name) }
        List(items, id: \.name, selection: $several) { Text($0.name) }
        List(0..<2, selection: .constant(1 as Int?)) { Text("\($0)") }
        List(1...2, id: \.self, selection: .constant(Set<Int>())) { Text("\($0)") }
    }

    @ViewBuilder private var bindings: some View {
        List($items) { $item in Toggle(item.name, isOn: $item.isOn) }
        List($items, id: \.name) { $item in Toggle(item.name, isOn: $item.isOn) }
        List($items, selection: $one) { $item in Text(item.name) }
        List($items, selection: $several) { $item in Text(item.name) }
        List($items, id: \.name, selection: $one) { $item in Text(item.name) }
        List($items, id: \.name, selection: $several) { $item in Text(item.name) }
    }

    @ViewBuilder private var editable: some View {
        List($items, editActions: .all) { $item in Text(item.name).deleteDisabled(item.isOn) }
        List($items, id: \.name, editActions: .move) { $item in Text(item.name) }
        List($items, editActions: [.delete, .move], selection: $one) { $item in Text(item.name) }
        List($items, editActions: .delete, selection: $several) { $item in Text(item.name) }
        List($items, id: \.name, editActions: .delete, selection: $one) { $item in Text(item.name) }
        List($items, id: \.name, editActions: .delete, selection: $several) { $item in Text(item.name) }
    }

    @ViewBuilder private var outlines: some View {
        List(items, children: \.parts) { Text($0.name) }
        List(items, id: \.name, children: \.parts) { Text($0.name) }
        List(items, children: \.parts, selection: $one) { Text($0.name) }
        List(items, id: \.name, children: \.parts, selection: $several) { Text($0.name) }
        List($items, children: \.parts) { $item in Text(item.name) }
        List($items, id: \.name, children: \.parts, selection: $one) { $item in Text(item.name) }
        List($items, children: \.parts, selection: $several) { $item in Text(item.name) }
        OutlineGroup(items, children: \.parts) { Text($0.name) }
        OutlineGroup(items[0], children: \.parts) { Text($0.name) }
        OutlineGroup($items, children: \.parts) { $item in Text(item.name) }
    }

    @ViewBuilder private var sections: some View {
        List {
            Section("Title") { rows }
            Section {
                rows
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
            Section(content: { rows }, header: { Text("Header") })
            Section(content: { rows }, footer: { Text("Footer") })
            Section("Title", isExpanded: $isExpanded) { rows }
            Section(isExpanded: $isExpanded) {
                rows
            } header: {
                Text("Header")
            }
        }
    }

    @ViewBuilder private var rows: some View {
        ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            .onInsert(of: [.text]) { _, _ in }
        ForEach($items, editActions: [.delete]) { $item in Toggle(item.name, isOn: $item.isOn) }
        ForEach(items.indices, id: \.self) { Text(items[$0].name) }.onDelete(perform: nil)
        Text("a").listRowInsets(.init()).listRowBackground(Color.red).listRowSeparator(.hidden, edges: .all)
        Text("b").listItemTint(.red).badge(3).badge("new").badge(Text("b").bold()).selectionDisabled()
        Text("c").listItemTint(.monochrome).listItemTint(.fixed(.red)).listItemTint(nil).moveDisabled(true)
        Text("d").swipeActions { Button("x") {} }.swipeActions(edge: .leading, allowsFullSwipe: false) {}
    }
}

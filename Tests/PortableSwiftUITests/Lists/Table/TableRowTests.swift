import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// The rows of tables: conditions, sections, and modifiers.
@MainActor struct TableRowTests {
    private struct Drink: Identifiable, Hashable {
        var id: String { name }
        var name: String
    }

    private final class Log {
        var selection: [String] = []
        var events: [String] = []
    }

    private let host = TestHost(size: CGSize(width: 393, height: 852))

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var labels: [String] { host.elements.map(\.label) }

    @Test func `conditions add and remove rows`() throws {
        struct Screen: View {
            @State private var isHot = false

            var body: some View {
                VStack {
                    Toggle("Hot", isOn: $isHot)
                    Table(of: Drink.self) {
                        TableColumn("Name", value: \.name)
                    } rows: {
                        TableRow(Drink(name: "Water"))
                        if isHot { TableRow(Drink(name: "Tea")) }
                        if isHot {
                            TableRow(Drink(name: "Cocoa"))
                        } else {
                            ForEach([Drink(name: "Juice"), Drink(name: "Milk")])
                        }
                    }
                }
            }
        }
        show(Screen())
        #expect(labels.suffix(3) == ["Water", "Juice", "Milk"])
        try host.element(.label("Hot")).tap()
        host.settle()
        #expect(labels.suffix(3) == ["Water", "Tea", "Cocoa"])
    }

    @Test func `sections have headers`() {
        show(
            Table(of: Drink.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(Drink(name: "Water"))
                Section("Hot") { TableRow(Drink(name: "Tea")) }
                Section {
                    TableRow(Drink(name: "Milk"))
                } header: {
                    Text("Cold")
                }
                TableRow(Drink(name: "Juice"))
            })
        #expect(labels.map { $0.lowercased() } == ["water", "hot", "tea", "cold", "milk", "juice"])
    }

    @Test func `custom row content is composed of other rows`() {
        struct Named: TableRowContent {
            let names: [String]

            var tableRowBody: some TableRowContent<Drink> {
                ForEach(names.map { Drink(name: $0) })
            }
        }
        show(
            Table(of: Drink.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                Named(names: ["Tea", "Milk"])
            })
        #expect(labels == ["Tea", "Milk"])
    }

    @Test func `rows with disabled selection aren't selected`() throws {
        struct Screen: View {
            let log: Log
            @State private var selection: String?

            var body: some View {
                let _ = log.selection = [selection].compactMap(\.self)
                Table(of: Drink.self, selection: $selection) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    TableRow(Drink(name: "Tea")).selectionDisabled()
                    TableRow(Drink(name: "Milk")).selectionDisabled(false)
                }
            }
        }
        let log = Log()
        show(Screen(log: log))
        try host.element(.label("Tea")).tap()
        #expect(log.selection.isEmpty)
        try host.element(.label("Milk")).tap()
        #expect(log.selection == ["Milk"])
    }

    @Test func `a long press on a row shows its context menu`() throws {
        let log = Log()
        show(
            Table(of: Drink.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach([Drink(name: "Tea"), Drink(name: "Milk")]) { drink in
                    TableRow(drink).contextMenu { Button("Order") { log.events.append("order \(drink.name)") } }
                }
                TableRow(Drink(name: "Water"))
            })
        try host.element(.label("Milk")).hold()
        #expect(host.choiceTitles == ["Order"])
        try host.choose("Order")
        #expect(log.events == ["order Milk"])
        try host.element(.label("Water")).hold()
        #expect(host.choiceTitles.isEmpty)
    }

    // MARK: Drops

    /// A draggable view above a table.
    private struct Board<Content: View>: View {
        @ViewBuilder let table: Content

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 100).draggable("tea")
                table
            }
            .ignoresSafeArea()
        }
    }

    /// Drags the view above the table to a row.
    private func drop(on row: String) throws {
        try drag(from: CGPoint(x: 150, y: 50), to: host.element(.label(row)).frame)
    }

    private func drag(from start: CGPoint, to frame: CGRect) {
        let end = CGPoint(x: frame.midX, y: frame.midY)
        let finger = host.touch(at: start)
        host.advance(by: 1)
        finger.move(to: CGPoint(x: start.x, y: start.y + (end.y - start.y) / 4))
        finger.move(to: end)
        host.advance(by: 0.1)
        finger.lift()
        host.settle()
    }

    @Test func `values are dropped on a row`() throws {
        let log = Log()
        show(
            Board {
                Table(of: Drink.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    ForEach([Drink(name: "a"), Drink(name: "b")]) { drink in
                        TableRow(drink).dropDestination(for: String.self) { log.events += $0.map { drink.name + $0 } }
                    }
                }
            })
        try drop(on: "b")
        #expect(log.events == ["btea"])
    }

    @Test func `values are inserted in front of the row where they're dropped`() throws {
        let log = Log()
        show(
            Board {
                Table(of: Drink.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    TableRow(Drink(name: "fixed"))
                    ForEach([Drink(name: "a"), Drink(name: "b")]) { TableRow($0) }
                        .dropDestination(for: String.self) { offset, items in
                            log.events += items.map { "\($0) at \(offset)" }
                        }
                }
            })
        try drop(on: "b")
        #expect(log.events == ["tea at 1"])
    }

    @Test func `item providers are inserted if their type is supported`() throws {
        let log = Log()
        show(
            Board {
                Table(of: Drink.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    ForEach([Drink(name: "a")]) { TableRow($0) }
                        .onInsert(of: [.plainText]) { offset, items in log.events.append("\(items.count) at \(offset)")
                        }
                    ForEach([Drink(name: "b")]) { TableRow($0) }
                        .onInsert(of: [.image]) { offset, _ in log.events.append("image at \(offset)") }
                }
            })
        try drop(on: "a")
        #expect(log.events == ["1 at 0"])
    }

    @Test func `rows are dragged by their value, or by an item provider`() throws {
        struct Screen: View {
            let log: Log

            var body: some View {
                VStack(spacing: 0) {
                    Table(of: Drink.self) {
                        TableColumn("Name", value: \.name)
                    } rows: {
                        TableRow(Drink(name: "value")).draggable("tea")
                        TableRow(Drink(name: "provider")).itemProvider { NSItemProvider(object: "milk" as NSString) }
                        TableRow(Drink(name: "none")).itemProvider { nil }
                        TableRow(Drink(name: "fixed")).itemProvider(nil)
                    }
                    Color.blue.frame(height: 300).onDrop(of: [.plainText], isTargeted: nil) { providers in
                        log.events.append("\(providers.count)")
                        return true
                    }
                }
                .ignoresSafeArea()
            }
        }
        let log = Log()
        show(Screen(log: log))
        let target = CGRect(x: 0, y: 600, width: 393, height: 200)
        for (row, count) in [("value", 1), ("provider", 2), ("none", 2), ("fixed", 2)] {
            let frame = try host.element(.label(row)).frame
            drag(from: CGPoint(x: frame.midX, y: frame.midY), to: target)
            #expect(log.events.count == count, "\(row)")
        }
    }
}

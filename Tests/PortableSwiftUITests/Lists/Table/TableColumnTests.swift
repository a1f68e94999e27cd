import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// The columns of tables: conditions, alignment, and customization.
@MainActor struct TableColumnTests {
    fileprivate struct Drink: Identifiable, Hashable {
        var id: String { name }
        var name: String
        var price: Int
    }

    private typealias Customization = TableColumnCustomization<Drink>

    private static let drinks = [Drink(name: "Milk", price: 2)]

    private func host(_ view: some View, width: CGFloat = 1194) -> TestHost {
        let host = TestHost(size: CGSize(width: width, height: 834))
        host.show(UIHostingController(rootView: view))
        host.settle()
        return host
    }

    /// The labels of the row, in the order of its columns.
    private func cells(_ host: TestHost, _ labels: Set<String>) -> [String] {
        host.elements.filter { labels.contains($0.label) }.sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
    }

    private struct Columns: View {
        let customization: Binding<Customization>

        var body: some View {
            Table(TableColumnTests.drinks, columnCustomization: customization) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Price") { Text("\($0.price)") }.customizationID("price")
                TableColumn("Fixed") { _ in Text("fixed") }
                TableColumn("Note") { _ in Text("note") }.defaultVisibility(.hidden).customizationID("note")
            }
        }
    }

    private func cells(_ customization: Customization) -> [String] {
        cells(host(Columns(customization: .constant(customization))), ["Milk", "2", "fixed", "note"])
    }

    @Test func `columns have their default visibility and order`() {
        #expect(cells(Customization()) == ["Milk", "2", "fixed"])
    }

    @Test func `a customization hides and shows columns`() {
        var customization = Customization()
        customization[visibility: "name"] = .hidden
        customization[visibility: "note"] = .visible
        #expect(cells(customization) == ["2", "fixed", "note"])
        customization[visibility: "name"] = .automatic
        #expect(customization[visibility: "name"] == .automatic)
        #expect(cells(customization) == ["Milk", "2", "fixed", "note"])
    }

    @Test func `a custom order moves columns with identifiers until it's reset`() {
        var customization = Customization()
        customization.setOrder(["note", "price", "name"])
        customization[visibility: "note"] = .visible
        #expect(cells(customization) == ["note", "2", "fixed", "Milk"])
        customization.resetOrder()
        #expect(cells(customization) == ["Milk", "2", "fixed", "note"])
    }

    @Test func `a customization is encoded and decoded`() throws {
        var customization = Customization()
        customization[visibility: "name"] = .hidden
        customization.setOrder(["b", "a"])
        let data = try JSONEncoder().encode(customization)
        #expect(try JSONDecoder().decode(Customization.self, from: data) == customization)
    }

    @Test func `a customization is stored in the settings and the scene`() throws {
        final class Log {
            var settings: Binding<Customization>?
            var scene: Binding<Customization>?
        }
        struct Screen: View {
            let log: Log
            @AppStorage("settings") private var settings: Customization
            @SceneStorage("scene") private var scene = Customization()

            var body: some View {
                let _ = (log.settings, log.scene) = ($settings, $scene)
                Columns(customization: $settings)
            }
        }
        let suite = "TableColumnTests"
        let store = try #require(UserDefaults(suiteName: suite))
        store.removePersistentDomain(forName: suite)
        let log = Log()
        let first = host(Screen(log: log).defaultAppStorage(store))
        log.settings?.wrappedValue[visibility: "price"] = .hidden
        log.scene?.wrappedValue[visibility: "name"] = .hidden
        first.settle()
        #expect(cells(first, ["Milk", "2"]) == ["Milk"])
        #expect(log.scene?.wrappedValue[visibility: "name"] == .hidden)
        let second = host(Screen(log: log).defaultAppStorage(store))
        #expect(cells(second, ["Milk", "2"]) == ["Milk"])
        store.removePersistentDomain(forName: suite)
    }

    @Test func `a compact width shows the first visible column`() {
        var customization = Customization()
        customization[visibility: "name"] = .hidden
        #expect(host(Columns(customization: .constant(customization)), width: 393).elements.map(\.label) == ["2"])
    }

    @Test func `conditions and data add columns`() {
        struct Screen: View {
            let isLong: Bool

            var body: some View {
                Table(TableColumnTests.drinks) {
                    TableColumn("Name", value: \.name)
                    if isLong { TableColumn("Long") { _ in Text("long") } }
                    if isLong {
                        TableColumn("Yes") { _ in Text("yes") }
                    } else {
                        TableColumn("No") { _ in Text("no") }
                    }
                    TableColumnForEach(["x", "y"], id: \.self) { text in
                        TableColumn("Data") { _ in Text(text) }
                    }
                }
            }
        }
        let labels: Set = ["Milk", "long", "yes", "no", "x", "y"]
        #expect(cells(host(Screen(isLong: true)), labels) == ["Milk", "long", "yes", "x", "y"])
        #expect(cells(host(Screen(isLong: false)), labels) == ["Milk", "no", "x", "y"])
    }

    @Test(arguments: [
        (TableColumnAlignment.automatic, 0.0), (.leading, 0), (.center, 0.5), (.trailing, 1), (.numeric, 1),
        (.numeric(Locale.NumberingSystem("adlm")), 0),
    ])
    func `cells and labels are aligned in their column`(alignment: TableColumnAlignment, share: Double) throws {
        let view = Table(Self.drinks) {
            TableColumn("Price") { Text("\($0.price)") }.alignment(alignment)
        }
        let leading = Table(Self.drinks) { TableColumn("Price") { Text("\($0.price)") }.alignment(.leading) }
        let frame = try host(view).textFrame("2")
        let margin = try host(leading).textFrame("2").minX
        #expect(abs(frame.minX - (margin + (1194 - 2 * margin - frame.width) * share)) < 1, "\(frame)")
    }

    @Test func `numbers are aligned with the right edge in right-to-left languages`() {
        let locale = Locale(identifier: "en_US")
        #expect(TableColumnAlignment.numeric.alignment(locale, .rightToLeft) == .leading)
        #expect(TableColumnAlignment.numeric.alignment(locale, .leftToRight) == .trailing)
    }

    @Test func `the labels of columns can be hidden`() {
        let view = Table(Self.drinks) { TableColumn("Price") { Text("\($0.price)") } }
        #expect(host(view).elements.count == 2)
        #expect(host(view.tableColumnHeaders(.hidden)).elements.map(\.label) == ["2"])
    }

    @Test func `a column with its own content is sorted by a string`() throws {
        final class Log {
            var order: [KeyPathComparator<Drink>] = []
        }
        struct Screen: View {
            let log: Log
            @State private var order: [KeyPathComparator<Drink>] = []

            var body: some View {
                let _ = log.order = order
                Table(sortOrder: $order) {
                    TableColumn("Name", value: \.name, comparator: .lexical) { Text($0.name + "!") }
                } rows: {
                    ForEach(TableColumnTests.drinks)
                }
            }
        }
        let log = Log()
        let host = host(Screen(log: log))
        #expect(host.elements.contains { $0.label == "Milk!" })
        try #require(host.elements.first { $0.label.uppercased().contains("NAME") }).tap()
        #expect(log.order.count == 1)
    }

    @Test func `customization behaviors are an option set`() {
        var behaviors: TableColumnCustomizationBehavior = [.reorder, .resize]
        #expect(behaviors.contains(.reorder) && !behaviors.contains(.visibility))
        behaviors.remove(.reorder)
        #expect(behaviors == .resize)
        behaviors.insert(.visibility)
        behaviors.insert(.reorder)
        #expect(behaviors == .all)
    }

    private struct LongestFirst: SortComparator {
        var order = SortOrder.forward

        func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            guard lhs.count != rhs.count else { return .orderedSame }
            return (lhs.count > rhs.count) == (order == .forward) ? .orderedAscending : .orderedDescending
        }
    }

    private struct FalseFirst: SortComparator {
        var order = SortOrder.forward

        func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
            guard lhs != rhs else { return .orderedSame }
            return lhs == (order == .reverse) ? .orderedAscending : .orderedDescending
        }
    }

    private struct Compared: View {
        @State private var order: [KeyPathComparator<Drink>] = []
        @State private var drinks = [Drink(name: "Tea", price: 1), Drink(name: "Coffee", price: 2)]

        var body: some View {
            Table(drinks, sortOrder: $order) {
                TableColumn("Name", value: \.name, comparator: LongestFirst()) { Text($0.name) }
                TableColumn(Text("Cheap"), value: \.isCheap, comparator: FalseFirst()) { Text("\($0.price) €") }
                TableColumn("Title" as String, value: \.name, comparator: LongestFirst()) { _ in Text("-") }
            }
            .onChange(of: order) { drinks.sort(using: order) }
        }
    }

    @Test(arguments: ["Name", "Cheap", "Title"])
    func `the comparator of a column sorts the rows`(title: String) throws {
        let host = host(Compared())
        var names: [String] {
            host.elements.filter { ["Tea", "Coffee"].contains($0.label) }.sorted { $0.frame.minY < $1.frame.minY }
                .map(\.label)
        }
        #expect(names == ["Tea", "Coffee"])
        try host.element(.label(title)).tap()
        host.settle()
        #expect(names == ["Coffee", "Tea"])
        try host.element(.label("\(title), chevron up")).tap()
        host.settle()
        #expect(names == ["Tea", "Coffee"])
    }
}

extension TableColumnTests.Drink {
    fileprivate var isCheap: Bool { price < 2 }
}

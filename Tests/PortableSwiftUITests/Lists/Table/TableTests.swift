import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Tables in both widths.
@MainActor struct TableTests {
    private struct Drink: Identifiable, Hashable {
        var id: String { name }
        var name: String
        var price: Int
    }

    private final class Log {
        var selection: Set<String> = []
        var order: [KeyPathComparator<Drink>] = []
    }

    private struct Screen: View {
        let log: Log
        @State private var order = [KeyPathComparator(\Drink.name)]
        @State private var drinks = [Drink(name: "Milk", price: 2), Drink(name: "Tea", price: 1)]

        var body: some View {
            let _ = log.order = order
            Table(drinks, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Price", value: \.price) { Text("\($0.price) €") }.width(100)
                TableColumn("Note") { _ in Text("-") }
            }
            .onChange(of: order) { drinks.sort(using: order) }
        }
    }

    private func host(_ size: CGSize, _ view: some View) -> TestHost {
        let host = TestHost(size: size)
        host.show(UIHostingController(rootView: view))
        host.settle()
        return host
    }

    private let phone = CGSize(width: 393, height: 852)
    private let tablet = CGSize(width: 1194, height: 834)

    @Test func `in a compact width a table shows its first column as rows`() {
        #expect(host(phone, Screen(log: Log())).elements.map(\.label) == ["Milk", "Tea"])
    }

    @Test func `in a regular width a table has a header and all columns, and the header sorts`() throws {
        let log = Log()
        let host = host(tablet, Screen(log: log))
        var labels: [String] { host.elements.map(\.label) }
        #expect(labels.contains { $0.contains("2 €") })
        #expect(labels.first { $0.contains("Milk") || $0.contains("Tea") }?.contains("Milk") == true)
        let price = try #require(host.elements.first { $0.label.uppercased().contains("PRICE") })
        try price.tap()
        #expect(log.order.count == 2)
        #expect(labels.first { $0.contains("Milk") || $0.contains("Tea") }?.contains("Tea") == true)
        try #require(host.elements.first { $0.label.uppercased().contains("PRICE") }).tap()
        #expect(log.order.first?.order == .reverse && log.order.count == 2)
        #expect(labels.first { $0.contains("Milk") || $0.contains("Tea") }?.contains("Milk") == true)
    }

    @Test func `a row is selected by its identifier`() throws {
        struct Selecting: View {
            let log: Log
            @State private var selection: String?

            var body: some View {
                let _ = log.selection = Set([selection].compactMap(\.self))
                Table(of: Drink.self, selection: $selection) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    TableRow(Drink(name: "Milk", price: 2))
                    ForEach([Drink(name: "Tea", price: 1), Drink(name: "Water", price: 0)]) { TableRow($0) }
                }
            }
        }
        let log = Log()
        let host = host(phone, Selecting(log: log))
        #expect(host.elements.map(\.label) == ["Milk", "Tea", "Water"])
        try host.element(.label("Water")).tap()
        #expect(log.selection == ["Water"])
    }
}

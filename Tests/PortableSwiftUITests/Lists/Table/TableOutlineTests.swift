import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Rows of tables that expand.
@MainActor struct TableOutlineTests {
    private struct Node: Identifiable, Hashable {
        var id: String { name }
        var name: String
        var children: [Node]?
    }

    private static let tree = [
        Node(name: "Hot", children: [Node(name: "Tea"), Node(name: "Coffee", children: [Node(name: "Mocha")])]),
        Node(name: "Water"),
    ]

    private func host(_ size: CGSize, _ view: some View) -> TestHost {
        let host = TestHost(size: size)
        host.show(UIHostingController(rootView: view))
        host.settle()
        return host
    }

    private let phone = CGSize(width: 393, height: 852)
    private let tablet = CGSize(width: 1194, height: 834)

    private func labels(_ host: TestHost) -> [String] { host.elements.map(\.label) }

    private struct Tree: View {
        var body: some View {
            Table(TableOutlineTests.tree, children: \.children) {
                TableColumn("Name", value: \.name)
                TableColumn("Letters") { Text("\($0.name.count)") }
            }
        }
    }

    @Test func `in a compact width, rows with children expand when they're tapped`() throws {
        let host = host(phone, Tree())
        #expect(labels(host) == ["Hot", "Water"])
        try host.element(.label("Hot")).tap()
        host.settle()
        #expect(labels(host) == ["Hot", "Tea", "Coffee", "Water"])
        #expect(try host.textFrame("Tea").minX > host.textFrame("Hot").minX)
        try host.element(.label("Coffee")).tap()
        host.settle()
        #expect(labels(host) == ["Hot", "Tea", "Coffee", "Mocha", "Water"])
        try host.element(.label("Hot")).tap()
        host.settle()
        #expect(labels(host) == ["Hot", "Water"])
        try host.element(.label("Hot")).tap()
        host.settle()
        #expect(labels(host) == ["Hot", "Tea", "Coffee", "Mocha", "Water"])
    }

    @Test func `in a regular width, a chevron in the first column expands its row`() throws {
        let host = host(tablet, Tree())
        #expect(labels(host).filter { $0 == "Expand" }.count == 1)
        let name = try host.element(.label("Hot")).frame.minX
        let letters = try host.element(.label("3")).frame.minX
        try host.element(.label("Expand")).tap()
        host.settle()
        #expect(labels(host).contains("Collapse"))
        #expect(abs(try host.element(.label("Tea")).frame.minX - name - 20) < 0.01)
        #expect(abs(try host.element(.label("6")).frame.minX - letters) < 0.01)
        try host.element(.label("Collapse")).tap()
        host.settle()
        #expect(!labels(host).contains("Tea"))
    }

    @Test func `in a table with a selection, rows with children can be selected`() throws {
        final class Log {
            var selection: String?
        }
        struct Screen: View {
            let log: Log
            @State private var selection: String?

            var body: some View {
                let _ = log.selection = selection
                Table(TableOutlineTests.tree, children: \.children, selection: $selection) {
                    TableColumn("Name", value: \.name)
                }
            }
        }
        let log = Log()
        let host = host(phone, Screen(log: log))
        try host.element(.label("Hot")).tap()
        host.settle()
        #expect(log.selection == "Hot")
        #expect(!labels(host).contains("Tea"))
        try host.element(.label("Expand")).tap()
        host.settle()
        #expect(labels(host).contains("Tea"))
        #expect(log.selection == "Hot")
    }

    @Test func `a disclosure row writes its binding`() throws {
        struct Screen: View {
            @State private var isExpanded = true

            var body: some View {
                VStack {
                    Text(isExpanded ? "open" : "closed")
                    Table(of: Node.self) {
                        TableColumn("Name", value: \.name)
                    } rows: {
                        DisclosureTableRow(Node(name: "Hot"), isExpanded: $isExpanded) {
                            TableRow(Node(name: "Tea"))
                            DisclosureTableRow(Node(name: "Coffee")) { TableRow(Node(name: "Mocha")) }
                        }
                        OutlineGroup([Node(name: "Cold", children: [Node(name: "Milk")])], children: \.children)
                    }
                }
            }
        }
        let host = host(phone, Screen())
        #expect(labels(host) == ["open", "Hot", "Tea", "Coffee", "Cold"])
        try host.element(.label("Coffee")).tap()
        try host.element(.label("Cold")).tap()
        host.settle()
        #expect(labels(host) == ["open", "Hot", "Tea", "Coffee", "Mocha", "Cold", "Milk"])
        try host.element(.label("Hot")).tap()
        host.settle()
        #expect(labels(host) == ["closed", "Hot", "Cold", "Milk"])
    }
}

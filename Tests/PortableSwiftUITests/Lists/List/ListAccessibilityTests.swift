import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The accessibility elements of lists, recorded by AccessibilitySnapshot on iOS 18.5 and 26.2.
@MainActor struct ListAccessibilityTests {
    private let host = TestHost(size: CGSize(width: 402, height: 874), safeAreaInsets: .zero)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private func path(_ label: String) -> UIBezierPath? {
        let host = host.first(HostingView.self)
        return host?.readElements().compactMap { $0 as? AccessibilityNode }.first { $0.accessibilityLabel == label }?
            .accessibilityPath
    }

    @Test func `the only element of a row has the frame of the row, and headers and footers are elements`() throws {
        show(
            List {
                Section {
                    Text("Checking")
                } header: {
                    VStack {
                        Text("Accounts")
                        Text("Two")
                    }
                } footer: {
                    Text("Tap an account")
                }
            })
        let row = try host.element(labeled: "Checking").frame
        #expect(row.minX == 20 && row.width == 362 && row.height == 44)
        #expect(path("Checking")?.bounds == row)
        #expect(path("Checking")?.contains(CGPoint(x: row.minX + 1, y: row.minY + 1)) == false)
        let header = try #require(host.elements.first { $0.label.uppercased() == "ACCOUNTS, TWO" })
        #expect(header.role == .heading && header.frame.width == 362 && header.frame.maxY == row.minY)
        #expect(path("Accounts, Two") == nil)
        let footer = try host.element(labeled: "Tap an account")
        #expect(footer.frame.width == 362 && footer.frame.minY == row.maxY && footer.role == .text)
    }

    @Test func `on iOS 26, rows have no path`() throws {
        let host = TestHost(.iPhone17)
        host.show(UIHostingController(rootView: List { Text("a") }))
        host.settle()
        let nodes = host.first(HostingView.self)?.readElements().compactMap { $0 as? AccessibilityNode }
        let node = try #require(nodes?.first { $0.accessibilityLabel == "a" })
        #expect(node.accessibilityPath == nil && node.accessibilityFrame.height >= 44)
    }

    @Test func `several elements of a row remain separate, and a bordered button keeps its frame`() throws {
        show(
            List {
                HStack {
                    Text("a")
                    Text("b")
                }
                Button("Add") {}.buttonStyle(.bordered)
                Button("Plain") {}
            })
        #expect(host.elements.map(\.label).contains("a"))
        #expect(try host.element(labeled: "Add").frame.width < 200)
        #expect(try host.element(labeled: "Plain").frame.width == 362)
    }

    @Test func `elements outside of lists have a rectangular path`() throws {
        show(Text("One"))
        #expect(path("One")?.bounds == (try host.element(labeled: "One").frame))
    }
}

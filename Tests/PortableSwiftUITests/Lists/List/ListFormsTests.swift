import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// The initializers of lists of data.
@MainActor struct ListFormsTests {
    private let host = TestHost(size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)

    private struct Item: Identifiable, Hashable {
        var id: String { name }
        var name: String
        var parts: [Item]?
    }

    private final class Log {
        var one: String?
        var several: Set<String> = []
    }

    private enum Form: CaseIterable {
        case one, several, oneByID, severalByID
        case oneOfBinding, severalOfBinding, oneOfBindingByID, severalOfBindingByID

        var selectsSeveral: Bool {
            switch self {
            case .several, .severalByID, .severalOfBinding, .severalOfBindingByID: true
            default: false
            }
        }
    }

    /// A tree with each of the initializers with a selection.
    private struct Tree: View {
        let form: Form
        let log: Log
        @State private var one: String?
        @State private var several: Set<String> = []
        @State private var items = [Item(name: "a", parts: [Item(name: "b")]), Item(name: "c")]

        var body: some View {
            let _ = (log.one, log.several) = (one, several)
            list.environment(\.editMode, .constant(form.selectsSeveral ? .active : .inactive))
        }

        @ViewBuilder private var list: some View {
            switch form {
            case .one: List(items, children: \.parts, selection: $one) { Text($0.name) }
            case .several: List(items, children: \.parts, selection: $several) { Text($0.name) }
            case .oneByID: List(items, id: \.name, children: \.parts, selection: $one) { Text($0.name) }
            case .severalByID: List(items, id: \.name, children: \.parts, selection: $several) { Text($0.name) }
            case .oneOfBinding: List($items, children: \.parts, selection: $one) { $item in Text(item.name) }
            case .severalOfBinding:
                List($items, children: \.parts, selection: $several) { $item in Text(item.name) }
            case .oneOfBindingByID:
                List($items, id: \.name, children: \.parts, selection: $one) { $item in Text(item.name) }
            case .severalOfBindingByID:
                List($items, id: \.name, children: \.parts, selection: $several) { $item in Text(item.name) }
            }
        }
    }

    @Test(arguments: Form.allCases)
    private func `the user selects rows of a tree`(form: Form) throws {
        let log = Log()
        host.show(UIHostingController(rootView: Tree(form: form, log: log)))
        host.settle()
        try host.element(.label("c")).tap()
        host.settle()
        #expect(form.selectsSeveral ? log.several == ["c"] : log.one == "c")
        #expect(!host.elements.contains { $0.label == "b" })
    }

    /// Lists of bindings that are identified by a key path.
    private struct Identified: View {
        let log: Log
        let isEditable: Bool
        let selectsSeveral: Bool
        @State private var one: String?
        @State private var several: Set<String> = []
        @State private var items = [Item(name: "a"), Item(name: "c")]

        var body: some View {
            let _ = (log.one, log.several) = (one, several)
            list.environment(\.editMode, .constant(selectsSeveral ? .active : .inactive))
        }

        @ViewBuilder private var list: some View {
            switch (isEditable, selectsSeveral) {
            case (true, true):
                List($items, id: \.name, editActions: .delete, selection: $several) { $item in Text(item.name) }
            case (true, false):
                List($items, id: \.name, editActions: .delete, selection: $one) { $item in Text(item.name) }
            case (false, true): List($items, id: \.name, selection: $several) { $item in Text(item.name) }
            case (false, false): List($items, id: \.name, selection: $one) { $item in Text(item.name) }
            }
        }
    }

    @Test(arguments: [true, false], [true, false])
    func `the user selects rows of a binding`(isEditable: Bool, selectsSeveral: Bool) throws {
        let log = Log()
        let list = Identified(log: log, isEditable: isEditable, selectsSeveral: selectsSeveral)
        host.show(UIHostingController(rootView: list))
        host.settle()
        try host.element(.label("c")).tap()
        host.settle()
        #expect(selectsSeveral ? log.several == ["c"] : log.one == "c")
    }

    @Test func `icons in rows have the tint of items`() {
        func colors(_ tint: some View) -> [UIColor] {
            host.show(UIHostingController(rootView: tint))
            host.settle()
            let colors = Set(host.textColors())
            let candidates: [UIColor] = [.systemRed, .systemGreen, .secondaryLabel, .systemBlue]
            return candidates.filter { colors.contains($0.color(with: host.window.traitCollection)) }
        }
        let list = List { Label(title: { Text("Title") }, icon: { Text("Icon") }) }
        #expect(colors(list) == [.systemBlue])
        #expect(colors(list.listItemTint(.red)) == [.systemRed])
        #expect(colors(list.listItemTint(.fixed(.red))) == [.systemRed])
        #expect(colors(list.listItemTint(.preferred(.green))) == [.systemGreen])
        #expect(colors(list.listItemTint(.monochrome)) == [.secondaryLabel])
        #expect(colors(list.listItemTint(nil)) == [.systemBlue])
        let inner = List { Label(title: { Text("Title") }, icon: { Text("Icon") }).listItemTint(nil) }
        #expect(colors(inner.listItemTint(.red)) == [.systemRed])
    }
}

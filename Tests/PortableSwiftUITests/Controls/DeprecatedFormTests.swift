import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Deprecated forms of controls, which older code uses.
@MainActor struct DeprecatedFormTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var labels: [String] { host.elements.map(\.label) }

    @available(*, deprecated)
    @Test func `a group box has a label that's a view`() {
        show(
            VStack {
                GroupBox(label: Text("First")) { Text("Inside") }
                GroupBox(label: Label("Second", systemImage: "star")) { Text("Content") }
            })
        #expect(labels == ["First", "Inside", "Second", "Content"])
    }

    @available(*, deprecated)
    @Test func `sections and pickers have labels that are views`() {
        show(
            List {
                Section(header: Text("Header"), footer: Text("Footer")) { Text("One") }
                Section(header: Text("Above")) { Text("Two") }
                Section(footer: Text("Below")) {
                    Picker(selection: .constant(1), label: Text("Choice")) { Text("Three").tag(1) }.pickerStyle(.inline)
                }
            })
        #expect(labels.contains("One") && labels.contains("Two") && labels.contains("Three"))
        #expect(labels.contains { $0.uppercased() == "HEADER" } && labels.contains { $0.uppercased() == "ABOVE" })
    }

    @available(*, deprecated)
    @Test func `a menu can be a borderless button`() {
        show(Menu("More") { Button("Edit") {} }.menuStyle(BorderlessButtonMenuStyle()))
        #expect(labels == ["More"])
        show(Menu("More") { Button("Edit") {} }.menuStyle(.borderlessButton))
        #expect(labels == ["More"])
    }

    @available(*, deprecated)
    private struct Correction: View {
        @Environment(\.disableAutocorrection) private var isDisabled

        var body: some View { Box("\(isDisabled.map { "\($0)" } ?? "none")") }
    }

    @available(*, deprecated)
    @Test func `views read whether autocorrection is disabled`() {
        #expect(TestGraph(Correction()).boxes == ["none"])
        #expect(TestGraph(Correction().autocorrectionDisabled()).boxes == ["true"])
    }

    @available(*, deprecated)
    @Test func `accessibility modifiers have older names`() {
        show(
            Text("a").accessibility(label: Text("b")).accessibility(inputLabels: [Text("c")])
                .accessibility(activationPoint: UnitPoint.top).accessibility(activationPoint: CGPoint.zero)
                .accessibility(selectionIdentifier: 1))
        #expect(labels == ["b"])
    }

    @available(*, deprecated)
    @Test func `customizations of tabs have older names`() {
        var customization = TabViewCustomization()
        customization[sidebarVisibility: "a"] = .hidden
        #expect(customization[tab: "a"].sidebarVisibility == .hidden)
        customization.resetSectionOrder(for: "b")
        #expect(customization[sectionID: "b"] == nil)
    }
}

import CollageTesting
import PortableCombine
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The elements of menus: controls, groups, and the app's own views.
@MainActor struct MenuContentTests {
    private let host = TestHost()

    private func open(_ menu: some View) throws -> UIMenu {
        host.show(UIHostingController(rootView: menu))
        return try #require(host.first(UIButton.self)?.menu)
    }

    private final class Model: ObservableObject {
        @Published var isOn = true
        @Published var order = 1
        @Published var events: [String] = []
    }

    private struct Controls: View {
        @ObservedObject var model: Model

        var body: some View {
            Menu("Menu") {
                Toggle("Toggle", isOn: $model.isOn)
                Picker("Order", selection: $model.order) {
                    Text("Name").tag(0)
                    Label("Date", systemImage: "calendar").tag(1)
                }
            }
        }
    }

    @Test func `a toggle has a checkmark, and an action turns it off`() throws {
        let model = Model()
        let toggle = try #require(open(Controls(model: model)).children.first as? UIAction)
        #expect(toggle.title == "Toggle" && toggle.state == .on)
        host.tap(try #require(host.first(UIButton.self)))
        try host.choose("Toggle")
        #expect(!model.isOn)
        #expect((host.first(UIButton.self)?.menu?.children.first as? UIAction)?.state == .off)
    }

    @Test func `a picker shows its options in the menu, and an action selects one`() throws {
        let model = Model()
        let picker = try #require(open(Controls(model: model)).children.last as? UIMenu)
        #expect(picker.options == [.displayInline, .singleSelection] && picker.title.isEmpty)
        #expect(picker.children.map(\.title) == ["Name", "Date"] && picker.selectedElements.map(\.title) == ["Date"])
        host.tap(try #require(host.first(UIButton.self)))
        try host.choose("Name")
        #expect(model.order == 0)
    }

    @Test func `the style of a picker determines whether it's a submenu, and whether it has a title`() throws {
        let picker = Picker("Order", selection: .constant(1)) {
            Text("Name").tag(0)
            Text("Date").tag(1)
        }
        let menu = try #require(open(Menu("Menu") { picker.pickerStyle(.menu) }).children.first as? UIMenu)
        #expect(menu.title == "Order" && menu.subtitle == "Date" && menu.options == .singleSelection)
        let inline = try #require(open(Menu("Menu") { picker.pickerStyle(.inline) }).children.first as? UIMenu)
        #expect(inline.title == "Order" && inline.options.contains(.displayInline))
    }

    @Test func `sections have titles, and dividers separate groups`() throws {
        let menu = try open(
            Menu("Menu") {
                Button("A") {}
                Divider()
                Section("Section") { Button("B") {} }
                Button("C") {}
            })
        let groups = menu.children.compactMap { $0 as? UIMenu }
        #expect(groups.count == 2 && groups.allSatisfy { $0.options == .displayInline })
        #expect(groups.first?.children.map(\.title) == ["A"])
        #expect(groups.last?.children.map(\.title) == ["Section", "C"])
        #expect((groups.last?.children.first as? UIMenu)?.options == .displayInline)
    }

    @Test func `modifiers disable actions, and keep the menu open`() throws {
        let menu = try open(
            Menu("Menu") {
                Group {
                    Button("Disabled", role: .destructive) {}
                    Toggle("Toggle", isOn: .constant(false))
                }
                .disabled(true)
                Button("Stays") {}.menuActionDismissBehavior(.disabled)
                Text("Text")
            })
        let attributes = menu.children.map { ($0 as? UIAction)?.attributes }
        #expect(attributes == [[.destructive, .disabled], .disabled, .keepsMenuPresented, .disabled])
    }

    @Test func `a label has a subtitle and an image, even in stacks`() throws {
        let menu = try open(
            Menu("Menu") {
                Button {
                } label: {
                    Text("Title")
                    Text("Subtitle")
                    Image(systemName: "star")
                }
                Button {
                } label: {
                    HStack {
                        Text("Stack")
                        Image(systemName: "star")
                    }
                }
            })
        #expect(menu.children.map(\.title) == ["Title", "Stack"])
        #expect(menu.children.map(\.subtitle) == ["Subtitle", nil])
        #expect(menu.children.allSatisfy { $0.image != nil })
    }

    private struct OwnItems: View {
        @ObservedObject var model: Model
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            AnyView(Button("Count \(model.order)") { model.order += 1 })
            Button(isEnabled ? "Enabled" : "Disabled") { model.events.append("chosen") }.id(1)
        }
    }

    @Test func `the app's own views consist of the elements of their bodies`() throws {
        let model = Model()
        let menu = try open(Menu("Menu") { OwnItems(model: model).disabled(true) })
        #expect(menu.children.map(\.title) == ["Count 1", "Disabled"])
        host.show(UIHostingController(rootView: Text("Row").contextMenu { OwnItems(model: model) }))
        for count in 1...2 {
            try host.element(.label("Row")).hold()
            #expect(host.choiceTitles == ["Count \(count)", "Enabled"])
            try host.choose("Count \(count)")
        }
        #expect(model.order == 3)
    }

    @Test func `a group of controls is a row, and a submenu in the menu style`() throws {
        let group = ControlGroup {
            Button("Cut") {}
            Button("Copy") {}
        } label: {
            Text("Edit")
        }
        let row = try #require(open(Menu("Menu") { group }).children.first as? UIMenu)
        #expect(row.options == .displayInline && row.preferredElementSize == .medium)
        let compact = try open(Menu("Menu") { group.controlGroupStyle(.compactMenu) })
        #expect((compact.children.first as? UIMenu)?.preferredElementSize == .small)
        let submenu = try #require(
            open(Menu("Menu") { group.controlGroupStyle(.menu) }).children.first as? UIMenu)
        #expect(submenu.title == "Edit" && submenu.options.isEmpty && submenu.children.count == 2)
    }

    @Test func `links open their URL, and share links present the share sheet`() throws {
        let model = Model()
        let url = try #require(URL(string: "https://example.com"))
        _ = try open(
            Menu("Menu") {
                Link("Link", destination: url)
                ShareLink("Share", item: "Text")
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    model.events.append(url.absoluteString)
                    return .handled
                }))
        let button = try #require(host.first(UIButton.self))
        host.tap(button)
        try host.choose("Link")
        #expect(model.events == ["https://example.com"])
        host.tap(button)
        try host.choose("Share")
        #expect(host.window.rootViewController?.presentedViewController is UIActivityViewController)
    }

    private struct OptionLabel: View {
        let title: String

        var body: some View {
            HStack {
                Image(systemName: "star")
                Text(title)
            }
        }
    }

    private struct OwnOptions: View {
        var body: some View {
            ForEach(0..<2) { OptionLabel(title: "Option \($0)").tag($0) }
        }
    }

    @Test func `the options of a picker have the titles of the app's own views`() throws {
        let menu = try open(Picker("Picker", selection: .constant(1)) { OwnOptions() })
        #expect(menu.children.map(\.title) == ["Option 0", "Option 1"])
        #expect(menu.selectedElements.map(\.title) == ["Option 1"] && menu.children.allSatisfy { $0.image != nil })
    }

    @Test func `swipe actions can be the app's own views, and have their tint`() throws {
        struct Actions: View {
            let model: Model

            var body: some View { Button("Flag") { model.events.append("flag") }.tint(.orange) }
        }
        let model = Model()
        host.show(UIHostingController(rootView: List { Text("Row").swipeActions { Actions(model: model) } }.tint(.red)))
        try host.element(.label("Row")).swipe("Flag")
        #expect(model.events == ["flag"])
    }
}

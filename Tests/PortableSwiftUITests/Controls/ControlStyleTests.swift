import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Styles of toggles, progress views, and menus, and the callbacks of controls.
@MainActor struct ControlStyleTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var labels: [String] { host.elements.map(\.label) }

    private struct Checkbox: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Text(configuration.isOn ? "on" : "off")
                    configuration.label
                }
            }
        }
    }

    private struct Switches<Style: ToggleStyle>: View {
        let style: Style
        @State private var isOn = false
        var body: some View {
            VStack {
                Toggle("Wi-Fi", isOn: $isOn).toggleStyle(style)
                Text(isOn ? "it is on" : "it is off")
            }
        }
    }

    private struct Fading: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(isEnabled ? "on" : "off")
            }
        }
    }

    private struct Disabled: View {
        @State private var isDisabled = true

        var body: some View {
            VStack {
                Button("Save") {}.buttonStyle(Fading()).disabled(isDisabled)
                Button("Enable") { isDisabled = false }
            }
        }
    }

    @Test func `a style reads the environment of its control`() throws {
        show(Disabled())
        #expect(labels == ["Save, off", "Enable"])
        try host.element(.label("Enable")).tap()
        host.settle()
        #expect(labels == ["Save, on", "Enable"])
    }

    @Test func `a toggle has the appearance of its style, which also switches it`() throws {
        show(Switches(style: Checkbox()))
        try host.element(.label("off, Wi-Fi")).tap()
        #expect(labels == ["on, Wi-Fi", "it is on"])
        try host.element(.label("on, Wi-Fi")).tap()
        #expect(labels == ["off, Wi-Fi", "it is off"])
    }

    @Test func `toggles are switches in the switch style and in the automatic style`() throws {
        show(Switches(style: .switch))
        #expect(host.all(UISwitch.self).count == 1)
        try host.element(.label("Wi-Fi")).tap()
        #expect(labels.contains("it is on"))
        show(Switches(style: .automatic))
        #expect(host.all(UISwitch.self).count == 1)
    }

    @Test func `a toggle can be a button that stays selected`() throws {
        show(Switches(style: .button))
        #expect(host.all(UISwitch.self).isEmpty)
        let frame = try host.element(.label("Wi-Fi")).frame
        try host.element(.label("Wi-Fi")).tap()
        #expect(labels.contains("it is on"))
        #expect(try host.element(.label("Wi-Fi")).frame == frame)
        try host.element(.label("Wi-Fi")).tap()
        #expect(labels.contains("it is off"))
        // Its title has the tint color in both states.
        let colors = [true, false].map { isOn in
            LaidOut(Toggle("Wi-Fi", isOn: .constant(isOn)).toggleStyle(.button).tint(.red)).textRuns.map(\.color)
        }
        #expect(colors[0] == colors[1] && colors[0].first?.alpha == 1)
    }

    @Test func `a style that forwards a toggle changes the content around it`() {
        struct Framed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                SwitchToggleStyle().makeBody(configuration: configuration).padding(20)
            }
        }
        show(Switches(style: Framed()))
        #expect(host.all(UISwitch.self).count == 1)
    }

    @Test func `a progress view is a bar, an activity indicator, or the view of a custom style`() {
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
                    configuration.currentValueLabel
                }
            }
        }
        show(ProgressView("Loading", value: 0.5))
        #expect(host.first(UIProgressView.self)?.progress == 0.5)
        show(ProgressView("Loading", value: 0.5).progressViewStyle(.circular))
        #expect(host.first(UIActivityIndicatorView.self) != nil && host.first(UIProgressView.self) == nil)
        show(ProgressView("Loading").progressViewStyle(.linear))
        #expect(host.first(UIProgressView.self) != nil)
        show(
            ProgressView(value: 3, total: 4) {
                Text("Loading")
            } currentValueLabel: {
                Text("3 of 4")
            }
            .progressViewStyle(Words()))
        #expect(labels == ["Loading", "75 percent", "3 of 4"])
    }

    @Test func `the view of a menu's style opens the menu`() throws {
        struct Boxed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("menu:")
                    Menu(configuration)
                }
            }
        }
        struct Screen: View {
            @State private var chosen = "nothing"
            var body: some View {
                VStack {
                    Text(chosen)
                    Menu("Actions") { Button("Copy") { chosen = "copy" } }.menuStyle(Boxed())
                }
            }
        }
        show(Screen())
        #expect(labels == ["nothing", "menu:", "Actions"])
        try host.element(.label("Actions")).tap()
        try host.choose("Copy")
        #expect(labels.contains("copy"))
        show(Menu("Actions") { Button("Copy") {} }.menuStyle(.button))
        #expect(labels == ["Actions"])
    }

    @Test func `a tap on a menu can perform its primary action, and a long press opens it`() throws {
        struct Passing: MenuStyle {
            func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
        }
        struct Screen: View {
            let isStyled: Bool
            @State private var chosen = "nothing"

            var body: some View {
                VStack {
                    Text(chosen)
                    if isStyled { menu.menuStyle(Passing()) } else { menu }
                }
            }

            private var menu: some View {
                Menu("Add", systemImage: "plus") {
                    Button("Folder") { chosen = "folder" }
                } primaryAction: {
                    chosen = "file"
                }
            }
        }
        for isStyled in [false, true] {
            show(Screen(isStyled: isStyled))
            try host.element(.label("Add")).tap()
            #expect(labels.contains("file"))
            try host.element(.label("Add")).hold()
            try host.choose("Folder")
            #expect(labels.contains("folder"))
        }
    }

    private struct Edited: View {
        @State private var value = 0.5
        @State private var count = 0
        let log: (String) -> Void
        var body: some View {
            VStack {
                Slider(value: $value) { log("slider \($0)") }
                Stepper("Count \(count)", value: $count) { log("stepper \($0)") }
            }
        }
    }

    @Test func `a slider and a stepper report when editing begins and ends`() throws {
        var reported: [String] = []
        show(Edited { reported.append($0) })
        let slider = try #require(host.first(UISlider.self))
        let frame = slider.convert(slider.bounds, to: nil)
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX - 20, y: frame.midY))
        #expect(reported == ["slider true", "slider false"])
        let stepper = try #require(host.first(UIStepper.self))
        let plus = stepper.convert(stepper.bounds, to: nil)
        host.tap(CGPoint(x: plus.maxX - 10, y: plus.midY))
        host.settle()
        #expect(reported.suffix(2) == ["stepper true", "stepper false"])
        #expect(labels.contains("Count 1"))
    }

    @Test func `a toggle in its own style's body has the default style`() {
        struct Noted: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.isOn ? "On" : "Off")
                Toggle(configuration)
            }
        }
        let host = TestHost()
        host.show(UIHostingController(rootView: Toggle("Mail", isOn: .constant(true)).toggleStyle(Noted())))
        host.settle()
        #expect(host.elements.map(\.label) == ["On", "Mail"])
        #expect(host.all(UISwitch.self).map(\.isOn) == [true])
        #expect(host.all(UISwitch.self).map(\.accessibilityLabel) == ["Mail"])
    }

    @Test func `controls are labeled with the title of their label`() throws {
        struct Screen: View {
            @State private var isOn = false
            @State private var size = 1

            var body: some View {
                VStack {
                    Toggle("Mail", systemImage: "envelope", isOn: $isOn)
                    Toggle(isOn: $isOn) { Label("News", systemImage: "tray") }
                    Menu("More", systemImage: "ellipsis") { Button("Copy", systemImage: "doc") {} }
                    Picker("Size", systemImage: "textformat.size", selection: $size) {
                        Text("S").tag(1)
                        Text("L").tag(2)
                    }
                    Button("Delete", systemImage: "trash", role: .destructive) { size = 2 }
                }
            }
        }
        let host = TestHost()
        host.show(UIHostingController(rootView: Screen()))
        host.settle()
        #expect(host.all(UISwitch.self).map(\.accessibilityLabel) == ["Mail", "News"])
        for label in ["More", "Delete"] { #expect(host.elements.contains { $0.label == label }) }
        #expect(host.elements.contains { $0.label.contains("Size") })
    }
}

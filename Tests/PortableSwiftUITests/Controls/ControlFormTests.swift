import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Controls and forms of controls.
@MainActor struct ControlFormTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
    }

    private var labels: [String] { host.elements.map(\.label) }

    private final class Log { var entries: [String] = [] }

    @available(*, deprecated)
    private struct Field: View {
        let log: Log
        @State private var text = ""

        var body: some View {
            TextField(
                "Name", text: $text, onEditingChanged: { log.entries.append($0 ? "began" : "ended") },
                onCommit: { log.entries.append("committed \(text)") })
        }
    }

    @available(*, deprecated)
    @Test func `a field reports when editing begins and ends, and when the line ends`() throws {
        let log = Log()
        show(Field(log: log))
        let field = try #require(host.first(UITextField.self))
        host.tap(field)
        host.type("Tea")
        host.settle()
        #expect(log.entries == ["began"])
        host.type("\n")
        host.settle()
        #expect(
            log.entries == ["began", "ended", "committed Tea"] || log.entries == ["began", "committed Tea", "ended"])
    }

    private struct Options<Style: PickerStyle>: View {
        let style: Style
        @State private var choice = 1

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Chosen \(choice)")
                    Picker("Size", selection: $choice) {
                        Text("Small").tag(1)
                        Text("Large").tag(2)
                    }
                    .pickerStyle(style)
                }
            }
        }
    }

    @Test func `a wheel shows the selected option`() throws {
        show(Options(style: .wheel))
        let wheel = try #require(host.first(UIPickerView.self))
        #expect(wheel.selectedRow(inComponent: 0) == 0)
        wheel.selectRow(1, inComponent: 0, animated: false)
        wheel.delegate?.pickerView(wheel, didSelectRow: 1, inComponent: 0)
        host.settle()
        #expect(labels.contains("Chosen 2"))
    }

    @Test func `a navigation link picker pushes its options`() throws {
        show(Options(style: .navigationLink))
        let link = try #require(host.elements.first { $0.label.contains("Size") })
        try link.tap()
        try host.element(.label("Large")).tap()
        #expect(labels.contains("Chosen 2"))
    }

    @Test func `a gauge shows its labels and fills a part of its bar`() {
        show(
            Gauge(value: 3, in: 0...10) {
                Text("Speed")
            } currentValueLabel: {
                Text("3 m/s")
            })
        #expect(labels.joined().contains("Speed"))
        let bar = LaidOut(GaugeBar(value: 0.3, height: 4), width: 100, height: 20)
        #expect(bar.frames.contains("0 8 30 4"))
    }

    @Test func `a group of controls shows them in a row`() {
        show(
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
            })
        #expect(labels == ["Cut", "Copy"])
        let frames = host.elements.map(\.frame)
        #expect(frames[0].midY == frames[1].midY)
        #expect(frames[0].maxX <= frames[1].minX)
    }

    @Test func `the label of a control group opens a menu in the menu style`() throws {
        show(
            ControlGroup("Edit") {
                Button("Cut") {}
                Button("Copy") {}
            }
            .controlGroupStyle(.menu))
        #expect(labels == ["Edit"])
        try host.element(.label("Edit")).tap()
        #expect(labels.contains("Cut") && labels.contains("Copy"))
    }

    private struct Colors: View {
        @State private var color = Color.red
        let log: Log

        var body: some View {
            let _ = log.entries.append("\(color == .red)")
            ColorPicker("Tint", selection: $color, supportsOpacity: false)
        }
    }

    @Test func `a color picker opens UIKit's, which selects a color`() throws {
        let log = Log()
        show(Colors(log: log))
        try host.element(.label("Tint") && .role(.button)).tap()
        try host.element(.identifier("Color 20")).tap()
        #expect(log.entries.last == "false")
    }

    @Test func `a color picker starts with the opacity of the color`() throws {
        struct Faint: View {
            @State private var color = Color.red.opacity(0.25)
            let log: Log

            var body: some View {
                let _ = log.entries.append("\(UIColor(color).cgColor.alpha)")
                ColorPicker("Tint", selection: $color)
            }
        }
        let log = Log()
        show(Faint(log: log))
        try host.element(.label("Tint") && .role(.button)).tap()
        try host.element(.identifier("Color 20")).tap()
        #expect(log.entries.last == "0.25")
    }

    @Test func `angles are added, multiplied and divided`() {
        #expect((Angle.degrees(30) + .degrees(60)).degrees.rounded() == 90)
        #expect((Angle.degrees(30) * 2).degrees.rounded() == 60)
        #expect((2 * Angle.degrees(30) - .degrees(15)).degrees.rounded() == 45)
        #expect((Angle.degrees(30) / 2).degrees.rounded() == 15)
        #expect((-Angle.degrees(30)).degrees.rounded() == -30)
    }

    @Test func `a toggle of several values is on if all of them are`() throws {
        struct Switches: View {
            struct Option: Identifiable {
                let id: Int
                var isOn: Bool
            }

            @State private var options = [Option(id: 1, isOn: true), Option(id: 2, isOn: false)]

            var body: some View {
                VStack {
                    Text(options.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
                    Toggle(sources: $options, isOn: \.isOn) { Text("All") }
                }
            }
        }
        show(Switches())
        let control = try #require(host.first(UISwitch.self))
        #expect(!control.isOn)
        host.tap(control)
        host.settle()
        #expect(labels.contains("on on"))
    }
}

import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Buttons, and the controls of UIKit in SwiftUI.
@MainActor struct ButtonTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
    }

    private var labels: [String] { host.elements.map(\.label) }

    @Test func `a button is one accessibility element with all of its texts`() throws {
        show(
            Button {
            } label: {
                HStack {
                    Text("Buy")
                    Text("2 euros")
                }
            })
        let button = try host.element(.role(.button))
        #expect(button.label == "Buy, 2 euros")
        #expect(button.isEnabled)
    }

    @Test func `a view passes on an action of any function type`() throws {
        struct Row: View {
            let onBuy: @MainActor () -> Void

            var body: some View {
                VStack {
                    Button(action: onBuy) { Text("Label") }
                    Button("Title", action: onBuy)
                }
            }
        }
        var count = 0
        show(Row { count += 1 })
        try host.element(.label("Label")).tap()
        try host.element(.label("Title")).tap()
        #expect(count == 2)
    }

    @Test func `a style can read whether the button is pressed`() throws {
        final class Log { var states: [Bool] = [] }
        struct Logging: ButtonStyle {
            let log: Log
            func makeBody(configuration: Configuration) -> some View {
                let _ = log.states.append(configuration.isPressed)
                configuration.label
            }
        }
        let log = Log()
        var taps = 0
        show(Button("Press") { taps += 1 }.buttonStyle(Logging(log: log)))
        try host.element(.label("Press")).tap()
        #expect(log.states == [false, true, false])
        #expect(taps == 1)
    }

    @Test func `a button in its own style's body has the surrounding style`() throws {
        struct Noted: PrimitiveButtonStyle {
            let note: String
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(note)
                    Button(configuration)
                    Button("Twice") {
                        configuration.trigger()
                        configuration.trigger()
                    }
                }
            }
        }
        struct Framed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("Framed")
                    configuration.label
                }
            }
        }
        var taps = 0
        show(Button("Buy") { taps += 1 }.buttonStyle(Noted(note: "New")))
        #expect(labels == ["New", "Buy", "Twice"])
        try host.element(.label("Buy")).tap()
        try host.element(.label("Twice")).tap()
        #expect(taps == 3)
        show(Button("Buy") {}.buttonStyle(Noted(note: "New")).buttonStyle(Framed()))
        #expect(labels == ["New", "Framed, Buy", "Framed, Twice"])
        show(Button("Buy") {}.buttonStyle(Noted(note: "Inner")).buttonStyle(Noted(note: "Outer")))
        #expect(labels == ["Inner", "Outer", "Buy", "Twice", "Outer", "Twice", "Twice"])
    }

    @Test func `a button has the tint, unless the environment has another color`() {
        show(Button("Press") {}.tint(.green))
        #expect(host.textColors() == [UIColor.systemGreen.color(with: host.window.traitCollection)])
        show(Button("Press") {}.foregroundColor(.red).tint(.green))
        #expect(host.textColors() == [UIColor.systemRed.color(with: host.window.traitCollection)])
    }

    @Test func `a disabled button does nothing, however it is used`() throws {
        var taps = 0
        show(Button("Press") { taps += 1 }.disabled(true))
        let button = try host.element(.label("Press"))
        #expect(!button.isEnabled)
        host.tap(at: button.point(at: CGPoint(x: 0.5, y: 0.5)), count: 1)
        button.perform(.activate)
        #expect(taps == 0)
    }

    @Test func `lifting a finger outside the button does nothing`() throws {
        var taps = 0
        show(Button("Press") { taps += 1 })
        try host.element(.label("Press")).drag(by: CGVector(dx: 0, dy: 200))
        #expect(taps == 0)
        try host.element(.label("Press")).drag(by: CGVector(dx: 0, dy: 20))
        #expect(taps == 1)
    }

    @Test func `a switch changes its state and follows it`() throws {
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("Lights", isOn: $isOn)
                    Button(isOn ? "Off" : "On") { isOn.toggle() }
                }
            }
        }
        show(Screen())
        let toggle = try host.element(.role(.toggle))
        #expect(toggle.label == "Lights")
        // As large as UIKit's own.
        #expect(toggle.frame.size == CGSize(width: 51, height: 31))
        try toggle.tap()
        #expect(labels.contains("Off"))
        try host.element(.label("Off")).tap()
        #expect(try host.element(.role(.toggle)).value == "0")
    }

    @Test func `steppers stay in their range, sliders stop at steps, and fields accept text`() throws {
        struct Screen: View {
            @State private var count = 1
            @State private var volume = 0.0
            @State private var name = ""
            var body: some View {
                VStack {
                    Stepper("Count \(count)", value: $count, in: 0...2)
                    Slider(value: $volume, in: 0...10, step: 5)
                    Text("Volume \(Int(volume))")
                    TextField("Name", text: $name)
                    Text("Hello \(name)")
                }
            }
        }
        show(Screen())
        let stepper = try #require(host.first(UIStepper.self))
        for _ in 0..<3 {
            stepper.value = 1
            stepper.sendActions(for: .valueChanged)
            host.settle()
        }
        #expect(labels.contains("Count 2"))
        #expect(stepper.accessibilityValue == "2")
        let slider = try #require(host.first(UISlider.self))
        slider.value = 6
        slider.sendActions(for: .valueChanged)
        host.settle()
        #expect(labels.contains("Volume 5"))
        try host.element(.role(.textField)).tap()
        host.type("Ann")
        #expect(labels.contains("Hello Ann"))
    }

    @Test func `a picker shows its options as segments`() throws {
        struct Screen: View {
            @State private var size = "m"
            var body: some View {
                VStack {
                    Picker("Size", selection: $size) {
                        Text("Small").tag("s")
                        Text("Medium").tag("m")
                    }
                    .pickerStyle(.segmented)
                    Text("Size \(size)")
                }
            }
        }
        show(Screen())
        #expect(host.first(UISegmentedControl.self)?.selectedSegmentIndex == 1)
        try host.element(.label("Small")).tap()
        #expect(labels.contains("Size s"))
    }

    @Test func `a progress view is a bar, or an activity indicator if it's indeterminate`() {
        show(
            VStack {
                ProgressView(value: 0.25)
                ProgressView()
            })
        #expect(host.first(UIProgressView.self)?.progress == 0.25)
        #expect(host.first(UIActivityIndicatorView.self)?.isAnimating == true)
    }
}

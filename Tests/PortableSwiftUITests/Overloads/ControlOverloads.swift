import Foundation

@testable import PortableSwiftUI

/// The initializers of controls, and their styles.
struct ControlOverloads: View {
    enum Flavor: String, CaseIterable, Identifiable {
        case sweet, sour

        var id: Self { self }
    }

    @State private var flavor = Flavor.sweet
    @State private var maybe: Flavor?
    @State private var text = ""
    @State private var count = 1
    @State private var amount = 0.5
    @State private var price: Decimal = 1
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var isOn = false
    @State private var color = Color.red
    @FocusState private var focus: Flavor?

    var body: some View {
        Form {
            pickers
            toggles
            sliders
            dates
            fields
            labels
            buttons
        }
    }

    @ViewBuilder private var pickers: some View {
        Picker("a", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }.pickerStyle(.inline)
        Picker(selection: $flavor, content: { Text("a").tag(Flavor.sour) }, label: { Text("b") })
        Picker("a", systemImage: "star", selection: $count) { Text("one").tag(1) }
        Picker(String("a"), selection: $maybe) {
            Text("none").tag(nil as Flavor?)
            Text("some").tag(Optional(Flavor.sweet))
        }
        .pickerStyle(.segmented)
        Picker("a", selection: $count) { ForEach(1..<3) { Text("\($0)") } }.pickerStyle(.menu)
        ColorPicker("a", selection: $color)
    }

    @ViewBuilder private var toggles: some View {
        Toggle("a", isOn: $isOn).toggleStyle(.switch).tint(nil)
        Toggle(isOn: $isOn) {
            Text("a"); Text("b")
        }.toggleStyle(.button)
        Toggle("a", systemImage: "star", isOn: .init(get: { isOn }, set: { isOn = $0 }))
        Toggle("a", isOn: $isOn.animation(.smooth)).toggleStyle(SwitchToggleStyle())
    }

    @ViewBuilder private var sliders: some View {
        Slider(value: $amount)
        Slider(value: $amount, in: 0...100, step: 5) { _ in }
        Slider(value: $amount, in: 0...1) {
            Text("a")
        } onEditingChanged: { _ in
        }
        Slider(value: $amount, in: 0...1) {
            Text("a")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("1")
        }
        Stepper("a", value: $count)
        Stepper("a", value: $count, in: 1...5) { _ in }
        Stepper("a", onIncrement: { count += 1 }, onDecrement: nil)
        Stepper("a", value: $amount, in: 0...1, step: 0.1, format: .percent)
        Stepper(value: $amount, step: 0.5) {
            Text("a")
        } onEditingChanged: { _ in
        }
        Gauge(value: amount) { Text("a") }.gaugeStyle(.linearCapacity)
        Gauge(value: amount) {
            Text("a")
        } currentValueLabel: {
            Text("b")
        } markedValueLabels: {
            Text("c")
        }
        ProgressView(value: amount) { Text("a") }
        ProgressView("a", value: Optional(0.3), total: 1).progressViewStyle(.circular)
    }

    @ViewBuilder private var dates: some View {
        DatePicker("a", selection: $date)
        DatePicker("a", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("a", selection: $date, in: ...Date.distantFuture, displayedComponents: [.date])
        DatePicker("a", selection: $date, in: Date.distantPast...).datePickerStyle(.compact)
        DatePicker(selection: $date, in: Date.distantPast...Date.distantFuture) { Text("a") }
    }

    @ViewBuilder private var fields: some View {
        TextField("a", text: $text, axis: .vertical).lineLimit(1...4).lineLimit(3).lineLimit(2...)
        TextField("a", text: $text, prompt: Text("b")).focused($focus, equals: .sweet).submitLabel(.next)
        TextField("a", value: $count, format: .number).keyboardType(.numberPad)
        TextField("a", value: $price, format: .currency(code: "USD"), prompt: Text("b"))
        TextField(text: $text) { Text("a") }.textInputAutocapitalization(.never).autocorrectionDisabled()
        TextField(String("a"), text: $text).textFieldStyle(.roundedBorder).onSubmit { focus = nil }
        SecureField("a", text: $text)
        SecureField(text: $text, prompt: Text("b")) { Text("a") }
        TextEditor(text: $text).frame(height: 40)
    }

    @ViewBuilder private var labels: some View {
        LabeledContent("a", value: "b")
        LabeledContent("a", value: 3, format: .number)
        LabeledContent("a") { Text("b") }
        Label("a", systemImage: "star").labelStyle(.titleOnly)
        Label(title: { Text("a") }, icon: { Circle().fill(.red).frame(width: 3) })
        GroupBox("a") { Text("b") }
        GroupBox {
            Text("a")
        } label: {
            Label("b", systemImage: "star")
        }
        ControlGroup("a", systemImage: "star") { Button("b") {} }
        Link("a", destination: URL(filePath: "/a"))
        ShareLink("a", items: ["b"]) { SharePreview($0) }
        ContentUnavailableView("a", systemImage: "star", description: Text("b"))
    }

    @ViewBuilder private var buttons: some View {
        Button("a", systemImage: "star", role: .destructive) {}
        Button(action: {}, label: { Text("a") }).buttonStyle(.bordered).buttonBorderShape(.capsule)
        Button(role: .cancel, action: {}) { Text("a") }.controlSize(.mini).tint(.red.opacity(0.3))
        Button(String("a")) {}.keyboardShortcut("a", modifiers: [.command, .shift])
        Menu("a") {
            Button("b") {}; Divider(); Toggle("c", isOn: $isOn)
        }.menuStyle(.button)
        Menu {
        } label: {
            Label("a", systemImage: "star")
        } primaryAction: {
        }
        PasteButton(payloadType: String.self) { text = $0.first ?? "" }
        PasteButton(supportedContentTypes: [.text]) { _ in }
        EditButton()
        RenameButton()
    }
}

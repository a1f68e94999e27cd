#if canImport(PortableSwiftUI)
import PortableSwiftUI

/// A party's guests: views of SwiftUI with a state, fields, controls, and a sheet.
struct GuestsView: View {
    private enum Field {
        case name, drink
    }

    @State private var name = ""
    @State private var drink = ""
    @State private var guests: [String] = []
    @State private var isOpen = true
    @State private var hours = 2
    @State private var showsRules = false
    @FocusState private var focused: Field?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Guests").font(.title).accessibilityAddTraits(.isHeader)
            TextField("Name", text: $name).focused($focused, equals: .name).onSubmit { focused = .drink }
            TextField("Drink", text: $drink).focused($focused, equals: .drink).onSubmit(invite)
            Button("Invite", action: invite).disabled(name.isEmpty)
            Toggle("Open to all", isOn: $isOpen)
            Stepper("Hours: \(hours)", value: $hours, in: 1...5)
            Text(guests.isEmpty ? "Nobody yet" : guests.joined(separator: ", "))
            Button("Rules") { showsRules = true }.accessibilityHint("Shows what is allowed")
            Spacer()
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .sheet(isPresented: $showsRules) { RulesView(isOpen: isOpen) }
    }

    private func invite() {
        guard !name.isEmpty else { return }
        guests.append(drink.isEmpty ? name : "\(name) with \(drink)")
        (name, drink) = ("", "")
        focused = .name
    }
}

/// The rules of the party.
private struct RulesView: View {
    let isOpen: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 20) {
            Text(isOpen ? "Everybody may come" : "Only guests may come")
            Image(systemName: "star").accessibilityLabel("Star of the party")
            Button("Understood") { dismiss() }
        }
    }
}
#endif

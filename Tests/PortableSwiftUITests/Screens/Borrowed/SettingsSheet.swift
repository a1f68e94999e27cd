import PortableSwiftUI

/// A screen whose settings are in a sheet with bars, as in tutorials.
struct SettingsSheetScreen: View {
    @State private var isShowingSettings = false
    @State private var name = "Ada"

    var body: some View {
        NavigationStack {
            VStack {
                Text("Hello, \(name)!")
                NavigationLink("Details") { Text("Nothing more to say") }
            }
            .navigationTitle("Home")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                        isShowingSettings = true
                    } label: {
                        Image(systemName: "gearshape")
                    }
                    .accessibilityLabel("Settings")
                }
            }
            .sheet(isPresented: $isShowingSettings) {
                SettingsSheet(name: $name).presentationDetents([.medium, .large])
            }
        }
    }
}

struct SettingsSheet: View {
    @Binding var name: String
    @State private var draft = ""
    @State private var bio = ""
    @State private var sendsMail = true
    @State private var showsAdvanced = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    GroupBox("Profile") {
                        TextField(text: $draft, prompt: Text("Required")) { Text("Name") }
                        Divider()
                        TextField("About you", text: $bio, axis: .vertical).lineLimit(3, reservesSpace: true)
                    }
                    GroupBox {
                        Toggle("Send mail", isOn: $sendsMail)
                        LabeledContent("Version", value: "1.2")
                        LabeledContent("Storage", value: 0.25, format: .percent)
                    } label: {
                        Label("App", systemImage: "app")
                    }
                    DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
                        VStack(alignment: .leading) {
                            Toggle("Beta", isOn: .constant(false))
                            Button("Reset", role: .destructive) { bio = "" }
                        }
                        .padding(.top, 8)
                    }
                }
                .padding()
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        name = draft
                        dismiss()
                    }
                    .disabled(draft.isEmpty)
                }
                ToolbarItem(placement: .bottomBar) { Text("Signed in as \(name)").font(.footnote) }
            }
            .toolbarBackground(.visible, for: .bottomBar)
        }
        .presentationBackground(.thinMaterial)
        .onAppear { draft = name }
    }
}

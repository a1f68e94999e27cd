import SwiftUI

/// A form of SwiftUI controls whose values are state of the view.
struct SwiftUIForm: View {
    @State private var name = "Ada"
    @State private var isPublic = true
    @State private var size = 0.6
    @State private var count = 2

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                Toggle("Everybody may see it", isOn: $isPublic)
                HStack {
                    Text("Size")
                    Slider(value: $size)
                }
                Stepper("Copies: \(count)", value: $count, in: 1...9)
                Button("Save") {}
                    .buttonStyle(.borderedProminent)
                    .disabled(name.isEmpty)
            }
            .padding()
        }
        .navigationTitle("Card")
        .navigationBarTitleDisplayMode(.inline)
    }
}

import Foundation
import Observation
import PortableCombine
import PortableUIKit

@testable import PortableSwiftUI

// Screens as in tutorials, unchanged for Collage.

struct TipCalculator: View {
    @State private var checkAmount = 80.0
    @State private var numberOfPeople = 2
    @State private var tipPercentage = 20
    @FocusState private var amountIsFocused: Bool

    let tipPercentages = [10, 15, 20, 25, 0]

    var totalPerPerson: Double {
        let tipValue = checkAmount / 100 * Double(tipPercentage)
        return (checkAmount + tipValue) / Double(numberOfPeople)
    }

    var body: some View {
        NavigationView {
            VStack(alignment: .leading, spacing: 20) {
                TextField("Amount", value: $checkAmount, format: .currency(code: "USD"))
                    .keyboardType(.decimalPad)
                    .textFieldStyle(.roundedBorder)
                    .focused($amountIsFocused)
                Stepper("\(numberOfPeople) people", value: $numberOfPeople, in: 1...20)
                Section {
                    Picker("Tip percentage", selection: $tipPercentage) {
                        ForEach(tipPercentages, id: \.self) {
                            Text($0, format: .percent)
                        }
                    }
                    .pickerStyle(.segmented)
                } header: {
                    Text("How much tip do you want to leave?").font(.caption).foregroundStyle(.secondary)
                }
                Text(totalPerPerson, format: .currency(code: "USD"))
                    .font(.system(.largeTitle, design: .rounded).weight(.semibold))
                    .foregroundColor(tipPercentage == 0 ? .red : .primary)
                Spacer()
            }
            .padding()
            .navigationTitle("WeSplit")
            .toolbar {
                if amountIsFocused {
                    Button("Done") { amountIsFocused = false }
                }
            }
        }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}

struct LoginScreen: View {
    enum Field: Hashable { case email, password }

    @State private var email = ""
    @State private var password = ""
    @State private var isLoading = false
    @State private var showsAlert = false
    @FocusState private var focusedField: Field?

    var isValid: Bool { email.contains("@") && password.count >= 4 }

    var body: some View {
        ZStack {
            LinearGradient(
                gradient: Gradient(colors: [.blue.opacity(0.8), .purple]), startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .ignoresSafeArea()
            VStack(spacing: 16) {
                Image(systemName: "lock.shield")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(width: 80, height: 80)
                    .foregroundColor(.white)
                Text("Welcome back").font(.title.bold()).foregroundColor(.white)
                Group {
                    TextField("Email", text: $email)
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .focused($focusedField, equals: .email)
                        .submitLabel(.next)
                        .onSubmit { focusedField = .password }
                    SecureField("Password", text: $password)
                        .focused($focusedField, equals: .password)
                        .submitLabel(.go)
                        .onSubmit { signIn() }
                }
                .padding()
                .background(Color(.systemBackground).opacity(0.9))
                .cornerRadius(12)
                Button(action: signIn) {
                    HStack {
                        if isLoading { ProgressView().tint(.white) }
                        Text(isLoading ? "Signing in…" : "Sign in").fontWeight(.semibold)
                    }
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(isValid ? Color.green : Color.gray, in: RoundedRectangle(cornerRadius: 12))
                    .foregroundColor(.white)
                }
                .disabled(!isValid)
                Text("By signing in you accept our [terms](https://example.com/terms).")
                    .font(.footnote)
                    .tint(.yellow)
                    .foregroundColor(.white)
            }
            .padding(.horizontal, 24)
        }
        .alert("Signed in", isPresented: $showsAlert) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("Hello, \(email)")
        }
    }

    private func signIn() {
        isLoading = true
        showsAlert = true
    }
}

@Observable
final class TodoStore {
    struct Item: Identifiable {
        let id = UUID()
        var title: String
        var isDone = false
        var due: Date?
    }

    var items = [
        Item(title: "Buy milk", isDone: true), Item(title: "Call Ada"), Item(title: "Water the plants"),
    ]
    var remaining: Int { items.filter { !$0.isDone }.count }
}

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            withAnimation(.easeInOut) { configuration.isOn.toggle() }
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(configuration.isOn ? .green : .secondary)
                    .imageScale(.large)
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

struct TodoScreen: View {
    @State private var store = TodoStore()
    @State private var onlyOpen = false
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        NavigationView {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach($store.items) { $item in
                            if !onlyOpen || !item.isDone {
                                Toggle(isOn: $item.isDone) {
                                    Text(item.title).strikethrough(item.isDone)
                                        .foregroundStyle(item.isDone ? .tertiary : .primary)
                                }
                                .toggleStyle(CheckboxToggleStyle())
                                .padding(.vertical, 4)
                                .transition(.opacity.combined(with: .move(edge: .trailing)))
                            }
                        }
                    } header: {
                        Text("^[\(store.remaining) open task](inflect: true)")
                            .font(.headline)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(8)
                            .background(.thinMaterial)
                    }
                }
                .padding(.horizontal)
            }
            .navigationTitle("To do")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        withAnimation { onlyOpen.toggle() }
                    } label: {
                        Image(
                            systemName: onlyOpen
                                ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle")
                    }
                    .accessibilityLabel("Filter")
                }
                if store.remaining == 0 {
                    ToolbarItem(placement: .bottomBar) { Text("All done!").font(.footnote) }
                }
            }
        }
    }
}

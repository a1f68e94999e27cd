import Foundation

@testable import PortableSwiftUI

/// Initializers and modifiers whose titles are strings that aren't literals, and searches whose prompts are.
struct TitleOverloads: View {
    private struct Token: Identifiable { var id: String }

    let title: String

    @State private var selection: Int?
    @State private var amount = 0.5
    @State private var text = ""
    @State private var tokens: [Token] = []
    @State private var isPresented = false

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink(title, value: 1)
                Stepper(title, onIncrement: {}, onDecrement: {})
                ControlGroup(title, systemImage: "star") { Button("First") {} }
                texts
                searches
            }
        }
        TabView {
            Tab(title, image: "none") { Text("Tab") }
        }
        TabView(selection: $selection) {
            Tab(title, image: "none", value: 1) { Text("Selected") }
            Tab(title, systemImage: "star", value: 2) { Text("Other") }
        }
    }

    @ViewBuilder private var texts: some View {
        Text("a").foregroundStyle(.opacity(0.5)).foregroundStyle(.shadow(.drop(radius: 2)))
        Text("a").accessibilityValue(title, isEnabled: true).accessibilityHint(title, isEnabled: true)
        Text("a").accessibilityValue("b", isEnabled: true).accessibilityHint("b", isEnabled: false)
        Text("a").accessibilityRotor(Text("b"), entries: tokens, entryLabel: \.id)
        Text("a").accessibilityRotor(title, entries: tokens, entryID: \.id, entryLabel: \.id)
        Text("a").accessibilityRotor("b", textRanges: []).accessibilityRotor(title, textRanges: [])
        Stepper(title, value: $amount, in: 0...1, step: 0.1, format: .percent)
        ShareLink(item: title, preview: SharePreview(Text("a"), icon: Image("b")))
    }

    @ViewBuilder private var searches: some View {
        Text("a").searchable(text: $text, tokens: $tokens, prompt: "b") { Text($0.id) }
        Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: title) { Text($0.id) }
        Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $tokens, prompt: "b") { Text($0.id) }
        Text("a").searchable(text: $text, editableTokens: $tokens, prompt: "b") { $token in Text(token.id) }
    }
}

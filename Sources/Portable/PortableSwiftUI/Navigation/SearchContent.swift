import PortableUIKit

/// A modifier that shows suggestions over the content while the user searches.
nonisolated struct SearchSuggestionsModifier<Suggestions: View>: ViewModifier {
    let suggestions: Suggestions
    @Environment(\.isSearching) private var isSearching

    @MainActor func body(content: Content) -> some View {
        let parts = suggestions.shownParts
        content.modifier(SuggestionsOverlay(views: parts.map(\.erased)))
    }
}

/// A modifier that shows the suggestions in a column. Each one is a button that writes its completion.
private nonisolated struct SuggestionsOverlay: ViewModifier {
    let views: [AnyView]
    @Environment(\.isSearching) private var isSearching

    @MainActor func body(content: Content) -> some View {
        let (views, isShown) = (views, isSearching && !views.isEmpty)
        content.overlay {
            if isShown {
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(views.indices, id: \.self) { index in
                            views[index].padding(.horizontal).padding(.vertical, 11)
                            Divider().padding(.leading)
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .background(Color(uiColor: .systemBackground))
            }
        }
    }
}

/// A modifier that makes a suggestion a button that writes its completion into the search field.
nonisolated struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.searchText) private var text

    @MainActor func body(content: Content) -> some View {
        let (text, completion) = (text, completion)
        Button {
            text?.wrappedValue = completion
        } label: {
            content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// A modifier that shows the scopes of a search above the content while the user searches.
nonisolated struct SearchScopesModifier<Value: Hashable, Scopes: View>: ViewModifier {
    let scope: Binding<Value>
    let scopes: Scopes
    @Environment(\.isSearching) private var isSearching

    @MainActor func body(content: Content) -> some View {
        let (scope, scopes, isSearching) = (scope, scopes, isSearching)
        content.safeAreaInset(edge: .top, spacing: 0) {
            if isSearching {
                Picker("Scope", selection: scope) { scopes }
                    .pickerStyle(.segmented)
                    .padding(.horizontal)
                    .padding(.vertical, 8)
            }
        }
    }
}

/// A modifier that shows the tokens of a search above the content. A tap on a token removes it.
nonisolated struct SearchTokensModifier<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>:
    ViewModifier
where Tokens.Element: Identifiable {
    let tokens: Binding<Tokens>
    let token: (Tokens.Element) -> Token

    @MainActor func body(content: Content) -> some View {
        let (tokens, token) = (tokens, token)
        content.safeAreaInset(edge: .top, spacing: 0) {
            if !tokens.wrappedValue.isEmpty {
                HStack {
                    ForEach(tokens.wrappedValue) { element in
                        Button {
                            tokens.wrappedValue.removeAll { $0.id == element.id }
                        } label: {
                            token(element)
                        }
                        .buttonStyle(.bordered)
                    }
                    Spacer(minLength: 0)
                }
                .padding(.horizontal)
                .padding(.vertical, 8)
            }
        }
    }
}

private enum SearchTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
}

extension EnvironmentValues {
    /// The text of the search field around the view.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}

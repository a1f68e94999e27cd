import PortableUIKit

/// A modifier that shows suggestions over the content of the search around it or inside it.
nonisolated struct SearchSuggestionsModifier<Suggestions: View>: ViewModifier {
    let suggestions: Suggestions

    @MainActor func body(content: Content) -> some View {
        let views = suggestions.shownParts.map(\.erased)
        content.modifier(SuggestionsOverlay(views: views)).environment(\.searchSuggestions, views)
    }
}

/// A modifier that shows the suggestions in a column. Each one is a button that writes its completion.
private nonisolated struct SuggestionsOverlay: ViewModifier {
    let views: [AnyView]
    @Environment(\.isSearching) private var isSearching

    @MainActor func body(content: Content) -> some View {
        let (views, isShown) = (views, isSearching && !views.isEmpty)
        // The suggestions fill the screen, even if the content doesn't.
        let length: CGFloat? = isShown ? .infinity : nil
        content.frame(maxWidth: length, maxHeight: length).overlay {
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

/// A modifier that shows the scopes of the search around it or inside it above the content.
nonisolated struct SearchScopesModifier<Value: Hashable, Scopes: View>: ViewModifier {
    let scope: Binding<Value>
    let scopes: Scopes

    @MainActor func body(content: Content) -> some View {
        let picker = Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented)
            .padding(.horizontal).padding(.vertical, 8).erased
        content.modifier(ScopesInset(picker: picker)).environment(\.searchScopes, picker)
    }
}

/// A modifier that shows the control for the scope of a search while the user searches.
private nonisolated struct ScopesInset: ViewModifier {
    let picker: AnyView?
    @Environment(\.isSearching) private var isSearching

    @MainActor func body(content: Content) -> some View {
        let (picker, isSearching) = (picker, isSearching)
        content.safeAreaInset(edge: .top, spacing: 0) {
            if isSearching, let picker { picker }
        }
    }
}

/// A modifier for the content of a search that shows the suggestions and the scopes that were set around the search.
nonisolated struct OuterSearchContent: ViewModifier {
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchScopes) private var scopes

    @MainActor func body(content: Content) -> some View {
        content.modifier(SuggestionsOverlay(views: suggestions)).modifier(ScopesInset(picker: scopes))
            .environment(\.searchSuggestions, []).environment(\.searchScopes, nil)
    }
}

private enum SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: [AnyView] { [] }
}

private enum SearchScopesKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// The suggestions for the search inside the view.
    var searchSuggestions: [AnyView] {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// The control for the scope of the search inside the view.
    var searchScopes: AnyView? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
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

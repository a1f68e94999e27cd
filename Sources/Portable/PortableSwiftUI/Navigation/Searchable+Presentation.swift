import PortableUIKit

extension View {
    /// Adds a search field, with a binding to its presentation.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, placement: placement, prompt: prompt, isPresented: isPresented))
    }

    /// Adds a search field with a prompt, with a binding to its presentation.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt that isn't localized, with a binding to its presentation.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with suggestions.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
    }

    /// Adds a search field with a prompt and suggestions.
    public nonisolated func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Adds a search field with a prompt that isn't localized, and suggestions.
    @_disfavoredOverload
    public nonisolated func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Adds a search field with tokens.
    ///
    /// Differs from SwiftUI: the field shows no tokens; they are shown above the content while the user searches.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchTokensModifier(tokens: tokens, token: token))
            .searchable(text: text, placement: placement, prompt: prompt)
    }

    /// Adds suggestions that are shown while the user searches.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(suggestions: suggestions()))
    }

    /// Sets whether suggestions are shown in the menu or the content.
    public nonisolated func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        self
    }

    /// Adds a control that selects the scope of the search.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(SearchScopesModifier(scope: scope, scopes: scopes()))
    }

    /// Adds a control that selects the scope of the search, and specifies when it's shown.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        modifier(SearchScopesModifier(scope: scope, scopes: scopes()))
    }

    /// Sets the text that a tap on the suggestion writes into the search field.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }

    /// Sets whether the toolbar keeps its items while the user searches.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        self
    }

    /// Sets whether dictation is available in the search field.
    public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        self
    }

    /// Moves the keyboard's focus to the search field and away from it.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}

/// The activation of search scopes.
public struct SearchScopeActivation: Sendable {
    private let name: String

    /// The platform determines when the scopes are shown.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
    /// The scopes are shown when the user enters text.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(name: "onTextEntry") }
    /// The scopes are shown when the search begins.
    public static var onSearchPresentation: SearchScopeActivation {
        SearchScopeActivation(name: "onSearchPresentation")
    }
}

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String

    /// The placement that matches the platform.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
    /// The suggestions are in a menu.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
    /// The suggestions are in the content.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

    /// A set of placements.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        /// Creates placements from a raw value.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The suggestions are in a menu.
        public static var menu: Set { Set(rawValue: 1) }
        /// The suggestions are in the content.
        public static var content: Set { Set(rawValue: 2) }
    }
}

/// The behavior of the toolbar while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
    private let name: String

    /// The behavior that matches the platform.
    public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
    /// The content isn't hidden.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(name: "avoidHidingContent") }
}

/// The dictation behavior of a text field.
public struct TextInputDictationBehavior: Equatable, Sendable {
    private let name: String

    /// The behavior that matches the platform.
    public static let automatic = TextInputDictationBehavior(name: "automatic")

    /// Returns a behavior for inline dictation with an activation.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}

/// The activation of dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
    private let name: String

    /// Dictation starts when the user selects the microphone.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    /// Dictation starts when the view appears.
    public static let onLook = TextInputDictationActivation(name: "onLook")
}
